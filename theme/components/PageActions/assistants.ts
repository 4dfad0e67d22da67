/** An assistant that opens with a question. */
export interface Assistant {
  name: string;
  /** Its address, with `{{prompt}}` where the question goes. */
  url: string;
}

/** The assistants that a page can be opened in, in this order. Nothing is loaded from them before a click. */
export const ASSISTANTS: readonly Assistant[] = [
  { name: 'ChatGPT', url: 'https://chatgpt.com/?hints=search&q={{prompt}}' },
  { name: 'Claude', url: 'https://claude.ai/new?q={{prompt}}' },
  { name: 'Perplexity', url: 'https://www.perplexity.ai/search?q={{prompt}}' },
  { name: 'Grok', url: 'https://grok.com/?q={{prompt}}' },
];

/** Where an assistant opens with a question. */
export function assistantHref({ url }: Assistant, prompt: string): string {
  return url.replace('{{prompt}}', () => encodeURIComponent(prompt));
}
