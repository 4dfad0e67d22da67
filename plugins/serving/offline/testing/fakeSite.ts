import { createHash } from 'node:crypto';
import { HASH_LENGTH, PACKS_FILE, type Pack, type PackSummary } from '../shared';

const hashOf = (content: string) =>
  createHash('sha256').update(content).digest('hex').slice(0, HASH_LENGTH);

/** A site with a few files and one pack, which answers like a server. */
export class FakeSite {
  readonly base = '/docs/';
  /** Files by their address below the base. */
  files: Record<string, string>;
  pages: Record<string, string>;
  /** The requested addresses, in order. */
  readonly asked: string[] = [];
  /** Called before each response. It may throw, as `fetch` does. */
  before: (name: string) => void = () => {};

  constructor(pages: Record<string, string>, files: Record<string, string>) {
    this.pages = pages;
    this.files = files;
  }

  get pack(): Pack {
    const entries = (contents: Record<string, string>): Pack['files'] =>
      Object.fromEntries(
        Object.entries(contents).map(([name, text]) => [name, [hashOf(text), text.length]]),
      );
    const { pages, files } = this;
    return { version: 'v2', lang: 'en', pages: entries(pages), files: entries(files) };
  }

  get summary(): PackSummary {
    const { pack } = this;
    const file = `static/offline/v2.en.${hashOf(JSON.stringify(pack)).slice(0, 10)}.json`;
    const pages = Object.keys(pack.pages).length;
    return { version: 'v2', lang: 'en', file, pages, hasSearch: true, transfer: 1, stored: 2 };
  }

  fetch = async (address: RequestInfo | URL): Promise<Response> => {
    const name = String(address).replace(this.base, '');
    this.asked.push(name);
    this.before(name);
    const json = (content: unknown) => Response.json(content);
    if (name === PACKS_FILE) return json({ packs: [this.summary] });
    if (name === this.summary.file) return json(this.pack);
    const content = this.pages[name] ?? this.files[name];
    return content === undefined
      ? new Response('none', { status: 404 })
      : new Response(content, { headers: { 'content-type': 'text/html', vary: 'accept' } });
  };
}
