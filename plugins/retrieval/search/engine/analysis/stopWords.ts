const ENGLISH =
  'a about all also am an and any are as at be been but by can could d did do does doing don dont for from get ' +
  'had has have having how i if in into is it its just ll let like m make may me might must my need no not of on or our ' +
  'out over own please re s same shall should so some such t than that the their them then there these they ' +
  'this those to too try use used using ve very want was way we were what whats when where which while who why ' +
  'will with within without would you your';
const CHINESE =
  '的 地 得 了 着 过 是 在 和 与 及 或 或者 以及 把 被 将 给 让 使 对 从 到 向 于 为 为了 以 用 由 就 都 也 还 又 很 不 没 没有 ' +
  '有 会 能 要 想 想要 应 应该 可以 能够 需要 如何 怎么 怎样 怎么样 怎么办 什么 为什么 为何 哪 哪个 哪些 哪里 谁 多少 几 吗 呢 吧 啊 ' +
  '我 我们 你 你们 他 它 它们 这 这个 这些 那 那个 那些 一个 一些 一下 时 时候 的话 如果 后 里 中 上 下 请 请问 是否 ' +
  '么 怎 个 只 才 而 而且 并 并且 所 其 之 使用 进行 通过';

const WORDS: ReadonlySet<string> = new Set(`${ENGLISH} ${CHINESE}`.split(' '));

/** Whether a word is too common to help a search. */
export function isStopWord(term: string): boolean {
  return WORDS.has(term);
}
