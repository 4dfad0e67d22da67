import { createHash } from 'node:crypto';
import { createContext, runInContext } from 'node:vm';
import type { RsbuildPluginAPI } from '@rsbuild/core';
import { ownFile } from '../../support/ownFile';
import { withLocalNames } from './localNames';
import { outlineOf } from './outlineOf';
import { type PageText, TEXT_MARK } from './shared';

const RUNTIME = ownFile(import.meta.url, 'runtime/renderTexts');

/** The query with which the entry of a page imports it. Other importers of the file get it with its texts. */
export const OWN_PAGE = 'page';

/** Joins the pieces of a pattern, with optional whitespace between them. */
const spaced = (...pieces: string[]) => pieces.join('\\s*');

const STRING = /(?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')/.source;
const CALL = /(?:\/\*#__PURE__\*\/ )?_jsxs?\(_components\./.source;
const MARK = `"${TEXT_MARK}": "",`;
const MARKS = new RegExp(`${MARK}?\\s*`, 'g');

/** Matches an element with a text. */
const TEXT = spaced(
  MARK,
  String.raw`dangerouslySetInnerHTML: \{`,
  `__html: (${STRING})`,
  String.raw`\}`,
);

/** Matches a heading with its anchor, whose text may be split by line break opportunities. */
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

/** Matches the code between the strings of a heading. */
const NO_STRING = new RegExp(`[^"']*(${STRING})[^"']*`, 'g');

const OUTLINE_ENTRY = spaced(
  String.raw`\{`,
  `"id": ${STRING},`,
  `"text": ${STRING},`,
  String.raw`"depth": \d`,
  String.raw`\},?`,
);
const OUTLINE = new RegExp(String.raw`"toc": (\[\s*(?:${OUTLINE_ENTRY}\s*)+\])`);

/** The minimum size of texts in bytes for which a separate file is worthwhile. */
const MIN_TEXTS_BYTES = 500;

/** The code of a page without its texts, and the file that contains them. */
export interface LeanPage {
  code: string;
  file: string;
  content: string;
}

/** Created once, because that takes longer than evaluating all literals. */
let emptyContext: object | undefined;

/** Evaluates a JavaScript literal. */
function evaluate(literal: string): unknown {
  emptyContext ??= createContext(Object.create(null));
  return runInContext(`(${literal})`, emptyContext);
}

/** Removes the marks of texts from the code of a page. */
export function withoutMarks(code: string): string {
  return code.replace(MARKS, '');
}

/** Replaces the outline in the code, if it can be derived from the headings. */
function outlineOfHeadings(code: string, texts: readonly PageText[]): string {
  const literal = OUTLINE.exec(code)?.[1];
  if (literal === undefined) return code;
  const written = JSON.stringify(evaluate(literal));
  if (written !== JSON.stringify(outlineOf(texts))) return code;
  return code.replace(OUTLINE, 'get toc() { return _outline(_texts); }');
}

/**
 * Removes the marked texts and headings from the code of a page. Each render requests all of them
 * in the same order.
 *
 * @returns `undefined` if the texts are too small, or the code does not have the format of MDX and
 * SWC
 */
export function extractTexts(code: string): LeanPage | undefined {
  const found = [...code.matchAll(MARKED)];
  const isKnown = found.length === code.match(MARKS)?.length && RENDER.test(code);
  if (!isKnown) return undefined;
  const literals = found.map(([, text, tag, id, , parts = '']) =>
    tag ? `[${tag.slice(1)}, ${id}, ${parts.replace(NO_STRING, '$1,')}]` : `{ __html: ${text} }`,
  );
  const texts = evaluate(`[${literals.join()}]`) as PageText[];
  const content = JSON.stringify(texts);
  if (Buffer.byteLength(content) < MIN_TEXTS_BYTES) return undefined;
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

/** Returns the text files that the code of a page references. */
export function textFiles(code: string): string[] {
  return [...new Set(code.match(/static\/texts\/[0-9a-f]{10}\.json/g))];
}

/**
 * Removes the texts of a page from its code, because they are in the document of the opened page.
 * They are also written to a separate file, for readers who come from another page.
 *
 * @param isPage whether a file is a page, as opposed to a part of pages
 */
export function addPageTexts(api: RsbuildPluginAPI, isPage: (file: string) => boolean): void {
  const test = /\.mdx?$/;
  api.transform(
    { test, environments: ['web'], order: 'post' },
    ({ code, resourceQuery, emitFile }) => {
      const lean = resourceQuery === `?${OWN_PAGE}` ? extractTexts(code) : undefined;
      if (!lean) return withLocalNames(withoutMarks(code));
      emitFile(lean.file, lean.content);
      return withLocalNames(lean.code, RUNTIME);
    },
  );
  api.transform({ test, environments: ['node'], order: 'post' }, ({ code, resourcePath }) =>
    withLocalNames(isPage(resourcePath) ? code : withoutMarks(code)),
  );
}
