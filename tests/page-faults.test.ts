import { spawn } from 'node:child_process';
import process from 'node:process';
import { expect, test } from 'vitest';
import { TinySite } from './support/tinySite';

const BUILD_MS = 120_000;

/** A page for each fault, with what is said of it; a list of bytes is a file in another encoding. */
const FAULTS: Record<string, [text: string | Buffer, said: string]> = {
  'docs/closing-tag.mdx': [
    '# A\n\nText\n\n<Tag>\n',
    ':5:1 mdx-syntax: Expected a closing tag for `<Tag>` → add </Tag>',
  ],
  'docs/expression.mdx': [
    '# A\n\nText {a b\n',
    ':3:10 mdx-syntax: Unexpected end of file in expression',
  ],
  'docs/comment.mdx': ['# A\n\n<!-- no -->\n', ':3:2 mdx-syntax: '],
  'docs/less.mdx': ['# A\n\n1 <2\n', ':3:4 mdx-syntax: '],
  'docs/colon.mdx': [
    '---\ntitle: a: b\n---\n\n# A\n',
    ':2:8 frontmatter-syntax: Nested mappings are not allowed in compact mappings → put quotes around a value that has a colon',
  ],
  'docs/quote.mdx': [
    '---\ntitle: "open\ndescription: x\n---\n\n# A\n',
    ':3:15 frontmatter-syntax: ',
  ],
  'docs/twice.mdx': [
    '---\ntitle: a\ntitle: b\n---\n\n# A\n',
    ':3:1 frontmatter-syntax: Map keys must be unique → keep one of them',
  ],
  'docs/unclosed.mdx': [
    '---\ntitle: a\n\n# A\n',
    ':1 frontmatter-syntax: the frontmatter is not closed → add a line with ---',
  ],
  'docs/no-keys.mdx': [
    '---\njust text\n---\n\n# A\n',
    ':1 frontmatter: the frontmatter has no keys → write "title: …", or remove it',
  ],
  'docs/key.mdx': [
    '---\ndescripton: x\n---\n\n# A\n',
    ':2:1 frontmatter: descripton is no frontmatter key → write description, or remove it',
  ],
  'docs/value.mdx': [
    '---\ntitle: A\nsidebar: none\n---\n\n# A\n',
    ':3:1 frontmatter: sidebar is "none" → write a boolean',
  ],
  'docs/boost.mdx': [
    '---\nsearchBoost: 11\n---\n\n# A\n',
    ':2:1 frontmatter: searchBoost is 11 → write a number up to 10',
  ],
  'docs/latin.mdx': [
    Buffer.from('# A\n\nText\n\nCaf\xe9\n', 'latin1'),
    ':5 encoding: the file is not UTF-8 text → save it as UTF-8',
  ],
  'docs/returns.mdx': [
    '# A\r\rText\r',
    ':1 encoding: all lines end with CR alone, which is read as one line → end them with LF',
  ],
  'docs/link.mdx': [
    '# A\n\nText, [gone](/nowhere)\n',
    ':3:7 links: /nowhere is no page or file of the site → correct or remove the link',
  ],
  'docs/relative.mdx': [
    '# A\n\n[gone](./guied.mdx)\n',
    ':3:1 links: ./guied.mdx is no page or file of the site → did you mean /guide?',
  ],
  'docs/anchor.mdx': [
    '# A\n\n[gone](/guide#instal)\n',
    ':3:1 links: /guide has no heading "#instal" → did you mean #install?',
  ],
  'docs/own-anchor.mdx': [
    '# A\n\n## Node\n\n[gone](#nope)\n',
    ':5:1 links: the page has no heading "#nope" → did you mean #node?',
  ],
  'docs/percent.mdx': [
    '# A\n\n[gone](/guide/100%)\n',
    ':3:1 links: /guide/100% is not a valid address → write "%25" for a percent sign',
  ],
  'docs/image.mdx': ['# A\n\n![Rings](/rings.png)\n', ':3:1 links: /rings.png is no page or file'],
  'docs/own-image.mdx': ['# A\n\n![Rings](./rings.png)\n', ':3:1 links: ./rings.png '],
  'docs/circle.mdx': [
    "import Part from './circle.mdx'\n\n# A\n\n<Part />\n",
    ':5 circles: the page includes itself (ROOT/docs/circle.mdx), so it could never be rendered → remove one of these imports',
  ],
  'docs/file.mdx': [
    '# A\n\n```js file=./none.js#start\n```\n',
    ':3:7 files: there is no file ROOT/docs/none.js → correct the path, or add the file',
  ],
  'docs/region.mdx': ['# A\n\n```js file=./code.js#gone\n```\n', ':3:7 files: '],
  'docs/container.mdx': [
    '# A\n\n:::tipp Careful\nText\n:::\n',
    ':3:1 containers: :::tipp is no container → write :::tip',
  ],
  'docs/open-container.mdx': [
    '# A\n\n:::danger\n\nText\n',
    ':3:1 containers: :::danger is not closed → add a line with ::: behind its text',
  ],
  'docs/figure.mdx': [
    '# A\n\n```figure\ndescription: x\nrows: 1\n```\n',
    ':3 figures: the figure cannot be used: rows: ',
  ],
  'docs/_part.mdx': ['```js file=./none.js\n```\n', ':1:7 files: there is no file '],
  'docs/section/_meta.json': [
    '["instal"]',
    ':1:2 sidebar: there is no page "instal" here → did you mean "install"?',
  ],
  'docs/section/install.mdx': [
    '# Install\n',
    ':1 sidebar: the page is not in any sidebar → add "install" to ',
  ],
  'docs/marked/_meta.json': [
    '\uFEFF["page"]',
    ':1:1 sidebar: the file begins with a byte order mark → save it as UTF-8 without one',
  ],
  'docs/json/_meta.json': ['["a"\n "b"]', ':2:2 sidebar: '],
  'docs/_questions.yaml': [
    '/guied:\n  - What for?\n',
    ':2 questions: /guied is no page below this folder → write /guide, or remove it',
  ],
};

/** Those that only a page that can be parsed shows. */
const LATER = ['links', 'questions'];
const isLater = (said: string) => LATER.some((check) => said.includes(` ${check}: `));
/** Those without which no page can be parsed. */
const UNREADABLE = /^[^ ]* (?:mdx-syntax|frontmatter-syntax|encoding):/;

function writeFaults(name: string): TinySite {
  const site = new TinySite(name);
  for (const [file, [text]] of Object.entries(FAULTS)) site.write(file, text);
  site.write('docs/code.js', 'x();\n');
  site.write('docs/marked/page.mdx', '# Marked\n');
  for (const page of ['a', 'b']) site.write(`docs/json/${page}.mdx`, '# Page\n');
  site.write('docs/index.mdx', "import Part from './_part.mdx';\n\n# Home\n\n<Part />\n");
  return site;
}

/** What is said of each fault, in full. */
function expectedOf(site: TinySite, isWanted: (said: string) => boolean = () => true): string[] {
  return Object.entries(FAULTS)
    .filter(([, [, said]]) => isWanted(said))
    .map(([file, [, said]]) => `${site.root}/${file}${said.replaceAll('ROOT', site.root)}`);
}

/** Runs a command until it ends, or until it has said all of that. */
function run(args: readonly string[], env: Record<string, string>, wanted: readonly string[]) {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, NO_COLOR: '1', RSPRESS_PERSISTENT_CACHE: 'false', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (part: string) => {
      text += part;
      if (wanted.length > 0 && wanted.every((one) => text.includes(one))) child.kill();
    });
  }
  const late = setTimeout(() => child.kill(), BUILD_MS);
  return new Promise<{ code: number | null; text: string }>((resolve) =>
    child.once('close', (code) => {
      clearTimeout(late);
      resolve({ code, text });
    }),
  );
}

const missingIn = (text: string, wanted: readonly string[]) =>
  wanted.filter((one) => !text.includes(one));

test(
  '[DIAG-1] a build names every fault of the docs at once, with file, line and what to do, and exits with 1',
  async () => {
    const site = writeFaults('page-faults');
    const { code, text } = await site.build({ NO_COLOR: '1' });
    expect(code).toBe(1);
    expect(missingIn(text, expectedOf(site))).toEqual([]);
    expect(text).toContain(`[pages] ${Object.keys(FAULTS).length} problems in the docs:`);
    expect(text).not.toMatch(/^\s+at /m);
  },
  BUILD_MS,
);

test(
  '[DIAG-1] the check says the same of each: first of pages that cannot be parsed, then of all',
  async () => {
    const site = writeFaults('page-faults-check');
    const args = ['--import', 'tsx', 'plugins/cli/lectern.ts', 'check', '-c'];
    const check = () => run([...args, `${site.root}/rspress.config.ts`], {}, []);
    const first = await check();
    expect(first.code).toBe(1);
    expect(
      missingIn(
        first.text,
        expectedOf(site, (said) => !isLater(said)),
      ),
    ).toEqual([]);
    for (const [file, [, said]] of Object.entries(FAULTS)) {
      if (UNREADABLE.test(said)) site.remove(file);
    }
    const second = await check();
    expect(
      missingIn(
        second.text,
        expectedOf(site, (said) => !UNREADABLE.test(said)),
      ),
    ).toEqual([]);
  },
  BUILD_MS * 2,
);

test(
  '[DIAG-1] the dev server says the same of what keeps pages from being shown',
  async () => {
    const site = writeFaults('page-faults-dev');
    // While there are errors, it does not print warnings: links, and entries of sidebars.
    const wanted = expectedOf(site, (said) => !/ (?:links|sidebar|questions): /.test(said));
    const rspress = 'node_modules/@rspress/core/bin/rspress.js';
    const port = `${Number(process.env.TEST_PORT ?? 4400) + 77}`;
    const { text } = await run(
      [rspress, 'dev', '-c', `${site.root}/rspress.config.ts`, '--port', port],
      { NODE_ENV: 'development', RSPRESS_LAZY_COMPILATION: 'false' },
      wanted,
    );
    expect(missingIn(text, wanted)).toEqual([]);
  },
  BUILD_MS * 2,
);
