const texts = new Map<string, Promise<string>>();

async function load(address: string): Promise<string> {
  const response = await fetch(address, { headers: { accept: 'text/markdown' } });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  const type = response.headers.get('content-type') ?? '';
  // Some hosts respond to every URL with an HTML page and a success status.
  if (type.includes('html')) throw new Error(type);
  return response.text();
}

/**
 * Returns the Markdown of a page. It is fetched once per URL, and again after a failure.
 *
 * @throws if the response is an error or HTML
 */
export function pageSource(address: string): Promise<string> {
  const found = texts.get(address);
  if (found) return found;
  const text = load(address);
  texts.set(address, text);
  text.catch(() => texts.delete(address));
  return text;
}
