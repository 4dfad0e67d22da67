/** The properties of a code block that are needed for samples, in any Markdown tree. */
export interface Fence {
  type: string;
  lang?: string | null;
  meta?: string | null;
}

/** The language of the block that specifies the expected result of a sample. */
export const EXPECT = 'expect';

/** The language of the block that describes a figure. */
export const FIGURE = 'figure';

/** A word, in which quoted parts stay together: `title="a b" tested=x` has two. */
const WORD = /(?:[^\s"']|"[^"]*"|'[^']*')+/g;

/** The prefix of the name of a block's sample. */
export const TESTED = 'tested=';
const HIDDEN = 'hidden';
const MESSAGE = 'message=';
const OUTPUT = 'output=';
const NOT_REPRODUCIBLE = 'not-reproducible=';

/** The parts of a code block's meta string that concern samples. */
export interface FenceMeta {
  /** The sample that contains the block as a file. */
  sample?: string;
  isHidden: boolean;
  /** The sample whose output must contain the block. */
  message?: string;
  /** The sample that must write the block to a file. */
  output?: string;
  /** The reason why no sample can produce the block, for readers. */
  notReproducible?: string;
  /** The rest of the meta string. */
  rest: string;
}

/** Parses a meta string: `title="a.js" tested=alias hidden`. */
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

/** Returns whether a block is only for the sample runner, and not shown to readers. */
export function isForRunner({ type, lang, meta }: Fence): boolean {
  return type === 'code' && (lang === EXPECT || fenceMeta(meta ?? '').isHidden);
}
