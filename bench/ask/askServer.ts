import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { askServer } from '../../plugins/retrieval/ask-ai/testing/askServer.ts';

/** The answer that a reader gets. */
export interface ServedAnswer {
  /** The links to sources, in the order of the answer. */
  links: string[];
  text: string;
  firstByteMs: number;
}

interface Chunk {
  type: string;
  delta?: string;
  errorText?: string;
}

/** Matches V8's log of a full collection: `Mark-Compact 120.1 (150.0) -> 68.7 (140.2) MB`. */
const COLLECTED = /Mark-Compact[^\n]*?-> ([\d.]+) \(/g;
const LINK = /\[[^\]]*\]\(([^)\s]+)\)/g;

/** Returns the links of an answer, except those in code and to the keyword search. */
export function linksOf(text: string): string[] {
  const prose = text.replace(/```[\s\S]*?```/g, '').replace(/`[^`]*`/g, '');
  return [...prose.matchAll(LINK)]
    .map(([, url = '']) => url)
    .filter((url) => !url.includes('?search='));
}

/**
 * The production server of a built site, called as the dialog does. Each question comes from another
 * client.
 */
export class AskServer {
  readonly #process: ChildProcess;
  readonly #server: Awaited<ReturnType<typeof askServer>>;
  #asked = 0;
  #collected = 0;

  private constructor(child: ChildProcess, server: Awaited<ReturnType<typeof askServer>>) {
    this.#process = child;
    this.#server = server;
    child.stdout?.on('data', (printed: Buffer) => {
      for (const [, live] of printed.toString().matchAll(COLLECTED)) this.#collected = Number(live);
    });
  }

  /** @param variables environment variables, such as those of a model */
  static async start(
    site: string,
    port: number,
    variables: Record<string, string> = {},
  ): Promise<AskServer> {
    const started = ['--trace-gc', '--import', 'tsx', 'plugins/cli/lectern.ts', 'serve'];
    const child = spawn(process.execPath, started, {
      env: {
        ...process.env,
        SITE_DIR: site,
        PORT: String(port),
        LOG: 'off',
        TRUSTED_PROXIES: '1',
        ASK_AI_DATABASE: 'test-results/bench-ask.db',
        ...variables,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await new Promise<void>((resolve) => {
      child.stdout?.on('data', (printed: Buffer) => {
        if (printed.includes('http://')) resolve();
      });
    });
    return new AskServer(child, await askServer(`http://127.0.0.1:${port}`));
  }

  async ask(question: string, lang: string): Promise<ServedAnswer> {
    this.#asked += 1;
    const number = this.#asked;
    const started = performance.now();
    const client = `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;
    const response = await this.#server.ask(question, {
      headers: { 'x-forwarded-for': client },
      facetFilters: [`lang:${lang}`, 'version:v2'],
    });
    if (response.status !== 200 || !response.body) {
      throw new Error(`"${question}" responded with ${response.status}: ${await response.text()}`);
    }
    const decoder = new TextDecoder();
    let body = '';
    let firstByteMs = 0;
    const reader = response.body.getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      firstByteMs ||= performance.now() - started;
      body += decoder.decode(part.value, { stream: true });
    }
    const chunks = body
      .split('\n\n')
      .filter((event) => event.startsWith('data: '))
      .map((event) => JSON.parse(event.slice('data: '.length)) as Chunk);
    const failed = chunks.find(({ type }) => type === 'error');
    if (failed) throw new Error(`"${question}": ${failed.errorText}`);
    const text = chunks.map(({ delta = '' }) => delta).join('');
    return { links: linksOf(text), text, firstByteMs };
  }

  /** Returns the heap in use after the last full garbage collection, in MB. */
  live(): number {
    return this.#collected;
  }

  /** Returns the resident memory in MB, including memory that V8 has not returned. */
  memory(): number {
    const status = readFileSync(`/proc/${this.#process.pid}/status`, 'utf8');
    return Number(status.match(/VmRSS:\s+(\d+)/)?.[1]) / 1024;
  }

  stop(): void {
    this.#process.kill();
  }
}
