/** As much of a fence as samples need, in any tree of Markdown. */
export interface Fence {
  type: string;
  lang?: string | null;
  meta?: string | null;
}

/** The language of the fence that says what must come out of a sample. */
export const EXPECT = 'expect';

/** Words with quoted parts kept together: `title="a b" tested=x` are two. */
const WORD = /(?:[^\s"']|"[^"]*"|'[^']*')+/g;

/** Begins the word that names the sample of a fence. */
export const TESTED = 'tested=';
const HIDDEN = 'hidden';

/** What the words behind a fence's language say of samples. */
export interface FenceMeta {
  /** The sample that the fence is a file of. */
  sample?: string;
  isHidden: boolean;
  /** The words that are for others. */
  rest: string;
}

/** Reads the words behind a language: `title="a.js" tested=alias hidden`. */
export function fenceMeta(meta: string): FenceMeta {
  const words: string[] = meta.match(WORD) ?? [];
  const tested = words.find((word) => word.startsWith(TESTED));
  return {
    ...(tested && { sample: tested.slice(TESTED.length) }),
    isHidden: words.includes(HIDDEN),
    rest: words.filter((word) => word !== tested && word !== HIDDEN).join(' '),
  };
}

/** Whether readers do not see a fence: one for the runner of samples only. */
export function isForRunner({ type, lang, meta }: Fence): boolean {
  return type === 'code' && (lang === EXPECT || fenceMeta(meta ?? '').isHidden);
}
