/** What a reader looks for, without what only their own machine knows. */
export interface PastedQuery {
  text: string;
  /** Whether it is what a program printed: it is then looked for in what the pages print. */
  isMessage: boolean;
}

/** Colors of a terminal, with or without their first sign: fields of a page drop it. */
const COLORS = /\p{Cc}\[[\d;?]*[A-Za-z]|\[(?:\d{1,3};)*\d{1,3}m/gu;
/** `at Compiler.run (/home/ann/shop/index.js:2841:17)`; where ends of lines are lost, the words before touch it. */
const FRAMES =
  /at (?:async |new )*[^\s()]+ (?:\[as [^\]\s]+\] )?\([^()]*(?::\d+:\d+|<anonymous>|native)\)|\bat (?:async )?(?:file:|node:|[A-Za-z]:\\|\/)[^\s()]*:\d+:\d+/g;
const TIME = /\[?\b\d{1,2}:\d{2}:\d{2}(?:\.\d+)?(?: ?[AP]M)?\b\]?/g;
/** Lines and columns: `:14:9`, ` 2:1-16`. */
const PLACE = /(?<=[\w)\]]):\d+:\d+(?!\w)|(?<=\.\w+\s)\d+:\d+(?:-\d+)?(?!\S)/g;
/** Whole addresses on a disk, of three parts or more. */
const DISK_PATHS = /(?<![\w.@~/])(?:file:\/\/)?(?:[A-Za-z]:)?(?:[\\/][\w@.+~-]+){3,}(?::\d+){0,2}/g;
/** Where a file is served: `(error: https://cdn.example.com/42.js)`. */
const URLS = /\bhttps?:\/\/[^\s'"()<>]+/g;
const BOX_SIGNS = /[×⚠│┃╭╰╯╮▶─·•✖✘➜]/g;

const PRINTED =
  /[×⚠✖]|\b(?:ERROR|WARNING) in\b|(?:^|[\s[(])(?:[A-Z][A-Za-z]*)?(?:Error|Warning): |\b(?:can(?:no|')t|could ?n[o']t|unable to|failed to|is not (?:a|an|defined|supported|allowed|valid)|was not found|not found|does not exist|must be)\b/;
const QUESTION =
  /^(?:how|what|why|which|where|when|can|does|do|is|are|should)\b|[?？]\s*$|[\p{Script=Han}]{4}/iu;
const FEWEST_WORDS = 3;

const tidy = (text: string) => text.replace(BOX_SIGNS, ' ').replace(/\s+/g, ' ').trim();

/**
 * A query as it is searched: of a pasted error message without colors, stack, time, URLs, and the folders
 * and lines of the reader's own machine.
 */
export function readPasted(query: string): PastedQuery {
  const cleaned = query
    .replace(COLORS, ' ')
    .replace(FRAMES, ' ')
    .replace(TIME, ' ')
    .replace(DISK_PATHS, ' ')
    .replace(PLACE, ' ');
  const whole = tidy(cleaned);
  const words = whole.split(' ').length;
  const wasPrinted = query.search(COLORS) >= 0 || query.search(FRAMES) >= 0;
  const isMessage =
    words >= FEWEST_WORDS && !QUESTION.test(whole) && (wasPrinted || PRINTED.test(query));
  const text = (isMessage && tidy(whole.replace(URLS, ' '))) || whole;
  return text === '' ? { text: query, isMessage: false } : { text, isMessage };
}

/** Whether a query is what a program printed. */
export function isMessage(query: string): boolean {
  return readPasted(query).isMessage;
}
