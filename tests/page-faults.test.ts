import { expect, test } from 'vitest';
import { TinySite } from './support/tinySite';

const BUILD_MS = 120_000;

/** A page for each fault, with what is said of it. */
const FAULTS: Record<string, [text: string, said: string]> = {
  'docs/closing-tag.mdx': [
    '# A\n\nText\n\n<Tag>\n',
    ':5:1 mdx-syntax: Expected a closing tag for `<Tag>` → add </Tag>',
  ],
  'docs/expression.mdx': [
    '# A\n\nText {a b\n',
    ':3:10 mdx-syntax: Unexpected end of file in expression',
  ],
  'docs/colon.mdx': [
    '---\ntitle: a: b\n---\n\n# A\n',
    ':2:8 frontmatter-syntax: Nested mappings are not allowed in compact mappings → put quotes around a value that has a colon',
  ],
  'docs/quote.mdx': [
    '---\ntitle: "open\ndescription: x\n---\n\n# A\n',
    ':3:15 frontmatter-syntax: ',
  ],
  'docs/key.mdx': [
    '---\ndescripton: x\n---\n\n# A\n',
    ':2:1 frontmatter: descripton is no frontmatter key → write description, or remove it',
  ],
  'docs/value.mdx': [
    '---\ntitle: A\nsidebar: none\n---\n\n# A\n',
    ':3:1 frontmatter: sidebar is "none" → write a boolean',
  ],
  'docs/link.mdx': [
    '# A\n\nText, [gone](/nowhere)\n',
    ':3:7 links: /nowhere is no page or file of the site → correct or remove the link',
  ],
  'docs/file.mdx': [
    '# A\n\n```js file=./none.js#start\n```\n',
    ':3:7 files: there is no file test-results/tiny/page-faults/docs/none.js → correct the path, or add the file',
  ],
  'docs/container.mdx': [
    '# A\n\n:::tipp Careful\nText\n:::\n',
    ':3:1 containers: :::tipp is no container → write :::tip',
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
};

test(
  '[DIAG-1] a build names every fault of the docs at once, with file, line and what to do, and exits with 1',
  async () => {
    const site = new TinySite('page-faults');
    for (const [file, [text]] of Object.entries(FAULTS)) site.write(file, text);
    site.write('docs/index.mdx', "import Part from './_part.mdx';\n\n# Home\n\n<Part />\n");
    const { code, text } = await site.build({ NO_COLOR: '1' });
    expect(code).toBe(1);
    expect(text).toContain(`[pages] ${Object.keys(FAULTS).length} problems in the docs:`);
    for (const [file, [, said]] of Object.entries(FAULTS)) {
      expect(text).toContain(`  ${site.root}/${file}${said}`);
    }
    expect(text).not.toMatch(/^\s+at /m);
  },
  BUILD_MS,
);
