import { createHash } from 'node:crypto';
import { createContext, runInContext } from 'node:vm';
import type { RsbuildPluginAPI } from '@rsbuild/core';
import { ownFile } from '../../support/ownFile';
import { outlineOf } from './outlineOf';
import { type PageText, TEXT_MARK } from './shared';

const RUNTIME = ownFile(import.meta.url, 'runtime/renderTexts');

/** What the entry of a page asks for: other importers of its file get it with its texts. */
export const OWN_PAGE = 'page';

/** The pieces of a pattern with all space that there may be between them. */
const spaced = (...pieces: string[]) => pieces.join('\\s*');

const STRING = /(?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')/.source;
const CALL = /(?:\/\*#__PURE__\*\/ )?_jsxs?\(_components\./.source;
const MARK = `"${TEXT_MARK}": "",`;
const MARKS = new RegExp(`${MARK}?\\s*`, 'g');

/** An element with a text. */
const TEXT = spaced(
  MARK,
  String.raw`dangerouslySetInnerHTML: \{`,
  `__html: (${STRING})`,
  String.raw`\}`,
);

/** A heading with its anchor, and parts between which it may break. */
const ANCHOR = spaced(
  String.raw`${CALL}a, \{`,
  'className: "rp-header-anchor",',
  '"aria-hidden": "true",',
  `href: ${STRING},`,
  'children: "#"',
  String.raw`\}\)`,
);
const PART = spaced(',', String.raw`(?:${STRING}|${CALL}wbr, \{\}\))`);
const HEADING = spaced(
  String.raw`${CALL}(h[2-4]), \{`,
  `id: (${STRING}),`,
  `(?:className: (${STRING}),)?`,
  MARK,
  String.raw`children: \[`,
  `${ANCHOR}((?:${PART})+)`,
  String.raw`\]`,
  String.raw`\}\)`,
);

const MARKED = new RegExp(`${TEXT}|${HEADING}`, 'g');
const RENDER = /function _createMdxContent\(props\) \{/;

/** What stands between the strings of a heading. */
const NO_STRING = new RegExp(`[^"']*(${STRING})[^"']*`, 'g');

const OUTLINE_ENTRY = spaced(
  String.raw`\{`,
  `"id": ${STRING},`,
  `"text": ${STRING},`,
  String.raw`"depth": \d`,
  String.raw`\},?`,
);
const OUTLINE = new RegExp(String.raw`"toc": (\[\s*(?:${OUTLINE_ENTRY}\s*)+\])`);

/** How many bytes of texts are worth a file of their own. */
const LEAST = 500;

/** The code of a page that leaves its texts to the document, and the file with them. */
export interface LeanPage {
  code: string;
  file: string;
  content: string;
}

/** Making one takes longer than all that is evaluated in it. */
let emptyContext: object | undefined;

/** What a literal of JavaScript says. */
function evaluate(literal: string): unknown {
  emptyContext ??= createContext(Object.create(null));
  return runInContext(`(${literal})`, emptyContext);
}

/** The code of a page without what marks its texts. */
export function withoutMarks(code: string): string {
  return code.replace(MARKS, '');
}

/** The code of an outline that says nothing but what the headings do, so that it can be made of them. */
function outlineOfHeadings(code: string, texts: readonly PageText[]): string {
  const literal = OUTLINE.exec(code)?.[1];
  if (literal === undefined) return code;
  const written = JSON.stringify(evaluate(literal));
  if (written !== JSON.stringify(outlineOf(texts))) return code;
  return code.replace(OUTLINE, 'get toc() { return _outline(_texts); }');
}

/**
 * Takes the marked texts and headings out of the code of a page. Every time that it renders the page,
 * it asks for all of them in the same order.
 *
 * @returns `undefined` if they are not worth it, or the code is not written as MDX and SWC write it
 */
export function takeTexts(code: string): LeanPage | undefined {
  const found = [...code.matchAll(MARKED)];
  const isKnown = found.length === code.match(MARKS)?.length && RENDER.test(code);
  if (!isKnown) return undefined;
  const literals = found.map(([, text, tag, id, , parts = '']) =>
    tag ? `[${tag.slice(1)}, ${id}, ${parts.replace(NO_STRING, '$1,')}]` : `{ __html: ${text} }`,
  );
  const texts = evaluate(`[${literals.join()}]`) as PageText[];
  const content = JSON.stringify(texts);
  if (Buffer.byteLength(content) < LEAST) return undefined;
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
  const file = `static/texts/${hash}.json`;
  const lean = code
    .replace(MARKED, (_, _text, tag?: string, _id?: string, className = 'undefined') =>
      tag
        ? `_heading(_next(), _components, "${tag}", ${className})`
        : 'dangerouslySetInnerHTML: _next()',
    )
    .replace(RENDER, (start) => `${start}\n    const _next = _read(_texts);`);
  return {
    file,
    content,
    code: `import { heading as _heading, outline as _outline, read as _read } from ${JSON.stringify(RUNTIME)};
${outlineOfHeadings(lean, texts)}
const _texts = MDXContent.lecternTexts = { file: ${JSON.stringify(file)}, count: ${texts.length} };
`,
  };
}

/** The files with texts that the code of a page names. */
export function textFiles(code: string): string[] {
  return [...new Set(code.match(/static\/texts\/[0-9a-f]{10}\.json/g))];
}

/**
 * Leaves the texts of a page out of its code: the document that was opened has them. They are a file
 * of their own, for readers who come from another page.
 *
 * @param isPage whether a file is a page, and not only a part of pages
 */
export function addPageTexts(api: RsbuildPluginAPI, isPage: (file: string) => boolean): void {
  const test = /\.mdx?$/;
  api.transform(
    { test, environments: ['web'], order: 'post' },
    ({ code, resourceQuery, emitFile }) => {
      const lean = resourceQuery === `?${OWN_PAGE}` ? takeTexts(code) : undefined;
      if (!lean) return withoutMarks(code);
      emitFile(lean.file, lean.content);
      return lean.code;
    },
  );
  api.transform({ test, environments: ['node'], order: 'post' }, ({ code, resourcePath }) =>
    isPage(resourcePath) ? code : withoutMarks(code),
  );
}
