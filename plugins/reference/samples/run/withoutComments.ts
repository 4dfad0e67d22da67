import { tsPlugin } from '@sveltejs/acorn-typescript';
import { type Comment, Parser } from 'acorn';

const SCRIPT = /\.[cm]?[jt]sx?$/;
const TYPED = /\.[cm]?ts$/;
const MAY_HAVE_COMMENTS = /\/[/*]/;

/** Comments that a bundler, a compiler or a minimizer reads, such as `webpackChunkName: "chart"` and `#__PURE__`. */
const DIRECTIVE = /^\s*(?:!|[@#]\s*\S|(?:webpack|rspack)[A-Z]\w*:)/;

const JsxParser = Parser.extend(tsPlugin({ jsx: {} }));
const TypedParser = Parser.extend(tsPlugin());

/** Returns a script without its comments, except those that tools read. Returns other files, and scripts with errors, unchanged. */
export function withoutComments(file: string, text: string): string {
  if (!SCRIPT.test(file) || !MAY_HAVE_COMMENTS.test(text)) return text;
  // The parser tries some code twice, and reports the comments in it each time.
  const found = new Map<number, Comment>();
  try {
    (TYPED.test(file) ? TypedParser : JsxParser).parse(text, {
      ecmaVersion: 'latest',
      sourceType: 'module',
      locations: true,
      allowAwaitOutsideFunction: true,
      allowReturnOutsideFunction: true,
      onComment: (isBlock, value, start, end) => {
        found.set(start, { type: isBlock ? 'Block' : 'Line', value, start, end });
      },
    });
  } catch {
    return text;
  }
  let rest = '';
  let end = 0;
  for (const comment of [...found.values()].sort((a, b) => a.start - b.start)) {
    if (DIRECTIVE.test(comment.value)) continue;
    rest += `${text.slice(end, comment.start)} `;
    end = comment.end;
  }
  return rest + text.slice(end);
}
