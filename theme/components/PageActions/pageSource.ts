const texts = new Map<string, Promise<string>>();

async function load(address: string): Promise<string> {
  const response = await fetch(address, { headers: { accept: 'text/markdown' } });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  const type = response.headers.get('content-type') ?? '';
  // Some hosts answer every address with a page of theirs and call that a success.
  if (type.includes('html')) throw new Error(type);
  return response.text();
}

/**
 * The Markdown of a page, fetched once per address; what failed is asked for again.
 *
 * @throws if the answer is not the page: an error, or HTML
 */
export function pageSource(address: string): Promise<string> {
  const found = texts.get(address);
  if (found) return found;
  const text = load(address);
  texts.set(address, text);
  text.catch(() => texts.delete(address));
  return text;
}
