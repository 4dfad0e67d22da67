/** An assistant that can be opened with a prompt. */
export interface Assistant {
  name: string;
  /** The URL, with `{{prompt}}` as a placeholder for the prompt. */
  url: string;
}

/** The assistants, in the order of the menu. Nothing is requested from them before a click. */
export const ASSISTANTS: readonly Assistant[] = [
  { name: 'ChatGPT', url: 'https://chatgpt.com/?hints=search&q={{prompt}}' },
  { name: 'Claude', url: 'https://claude.ai/new?q={{prompt}}' },
  { name: 'Perplexity', url: 'https://www.perplexity.ai/search?q={{prompt}}' },
  { name: 'Grok', url: 'https://grok.com/?q={{prompt}}' },
];

/** Returns the URL that opens an assistant with a prompt. */
export function assistantHref({ url }: Assistant, prompt: string): string {
  return url.replace('{{prompt}}', () => encodeURIComponent(prompt));
}
