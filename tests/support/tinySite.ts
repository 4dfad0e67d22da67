import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { siteKey } from '../../plugins/content/files/keptTrees';
import { PRESET, THEME } from './preset';

/** The folder is inside the repository, so that the configuration can import its packages. */
const FOLDER = 'test-results/tiny';

const PAGES = {
  'index.mdx': '# Home\n\nRead the [guide](/guide).\n',
  'guide.mdx': '# Guide\n\n## Install\n\nRun `npm install`.\n',
};

/** All plugins whose output depends on more than a single page. */
const config = (root: string, settings: string) => `
import { readFileSync } from 'node:fs';
import { definePlugin, defineSite } from '${PRESET}';

/** Sets page titles, which are not part of the files. */
const titles = definePlugin({
  name: 'tiny:titles',
  facts: ({ file }) => ({ title: JSON.parse(readFileSync('${root}/titles.json', 'utf8'))[file] }),
});

/** Sets dates of changes, which are not part of the files. */
const dates = {
  name: 'tiny:dates',
  extendPageData(page) {
    page.lastUpdatedTime = readFileSync('${root}/date', 'utf8');
  },
};

export default defineSite({
  ${settings}
  root: '${root}/docs',
  outDir: '${root}/out',
  themeDir: '${THEME}',
  title: 'Tiny',
  route: { cleanUrls: true },
  builderConfig: { output: { minify: false }, performance: { buildCache: { cacheDirectory: '${root}/cache' }, printFileSize: false } },
  askAi: true,
  lastUpdated: false,
  plugins: [dates, titles],
});
`;

export interface EndedBuild {
  code: number | null;
  /** The output on both streams. */
  text: string;
}

/** A site with two pages and its own cache, which a test builds from the command line. */
export class TinySite {
  readonly root: string;
  readonly out: string;

  /** @param settings additional lines of the configuration */
  constructor(name: string, settings = '') {
    this.root = `${FOLDER}/${name}`;
    this.out = path.join(this.root, 'out');
    rmSync(this.root, { recursive: true, force: true });
    for (const [page, text] of Object.entries(PAGES)) this.write(`docs/${page}`, text);
    this.write('date', '2026-01-01T00:00:00Z');
    this.write('titles.json', '{}');
    this.write('rspress.config.ts', config(this.root, settings));
  }

  write(name: string, text: string | Buffer): void {
    const file = path.join(this.root, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }

  remove(name: string): void {
    rmSync(path.join(this.root, name), { recursive: true });
  }

  /** Starts a build. `ended` resolves with its result. */
  start(env: Record<string, string> = {}): { child: ChildProcess; ended: Promise<EndedBuild> } {
    const command = ['node_modules/@rspress/core/bin/rspress.js', 'build', '-c'];
    const child = spawn(process.execPath, [...command, `${this.root}/rspress.config.ts`], {
      env: { ...process.env, RSPRESS_PERSISTENT_CACHE: 'true', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let text = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
    }
    const ended = new Promise<EndedBuild>((resolve) =>
      child.once('close', (code) => resolve({ code, text })),
    );
    return { child, ended };
  }

  build(env?: Record<string, string>): Promise<EndedBuild> {
    return this.start(env).ended;
  }

  /** Returns the files of the output with their hashes. */
  output(): Record<string, string> {
    if (!existsSync(this.out)) return {};
    const files = readdirSync(this.out, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name));
    return Object.fromEntries(
      files
        .sort()
        .map((file) => [
          path.relative(this.out, file),
          createHash('sha256').update(readFileSync(file)).digest('hex'),
        ]),
    );
  }

  /** Returns the pages that are kept for the next build, each with the time at which it was rendered. */
  keptPages(): string[] {
    const folder = `.lectern/rendered/${siteKey(path.resolve(this.root, 'docs'))}`;
    return readdirSync(folder).map(
      (name) => `${name} ${statSync(path.join(folder, name)).mtimeMs}`,
    );
  }

  read(name: string): string {
    return readFileSync(path.join(this.out, name), 'utf8');
  }
}
