/** As much of a fence as samples need, in any tree of Markdown. */
export interface Fence {
  type: string;
  lang?: string | null;
  meta?: string | null;
}

/** The language of the fence that says what must come out of a sample. */
export const EXPECT = 'expect';

/** The language of the fence that describes a figure. */
export const FIGURE = 'figure';

/** Words with quoted parts kept together: `title="a b" tested=x` are two. */
const WORD = /(?:[^\s"']|"[^"]*"|'[^']*')+/g;

/** Begins the word that names the sample of a fence. */
export const TESTED = 'tested=';
const HIDDEN = 'hidden';
const MESSAGE = 'message=';
const OUTPUT = 'output=';
const NOT_REPRODUCIBLE = 'not-reproducible=';

/** What the words behind a fence's language say of samples. */
export interface FenceMeta {
  /** The sample that the fence is a file of. */
  sample?: string;
  isHidden: boolean;
  /** The sample that must print what the fence shows. */
  message?: string;
  /** The sample that must write what the fence shows. */
  output?: string;
  /** Why no sample can print it, for readers. */
  notReproducible?: string;
  /** The words that are for others. */
  rest: string;
}

/** Reads the words behind a language: `title="a.js" tested=alias hidden`. */
export function fenceMeta(meta: string): FenceMeta {
  const words: string[] = meta.match(WORD) ?? [];
  const begin = (mark: string) => words.find((word) => word.startsWith(mark));
  const tested = begin(TESTED);
  const message = begin(MESSAGE);
  const output = begin(OUTPUT);
  const reason = begin(NOT_REPRODUCIBLE);
  const own = new Set([tested, message, output, reason, HIDDEN]);
  return {
    ...(tested !== undefined && { sample: tested.slice(TESTED.length) }),
    ...(message !== undefined && { message: message.slice(MESSAGE.length) }),
    ...(output !== undefined && { output: output.slice(OUTPUT.length) }),
    ...(reason !== undefined && {
      notReproducible: reason.slice(NOT_REPRODUCIBLE.length).replace(/^(["'])(.*)\1$/, '$2'),
    }),
    isHidden: words.includes(HIDDEN),
    rest: words.filter((word) => !own.has(word)).join(' '),
  };
}

/** Whether readers do not see a fence: one for the runner of samples only. */
export function isForRunner({ type, lang, meta }: Fence): boolean {
  return type === 'code' && (lang === EXPECT || fenceMeta(meta ?? '').isHidden);
}
