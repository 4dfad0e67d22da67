/** The intent of a question: instructions, an explanation, the cause of an error, or the name of an option. */
export type QuestionKind = 'how' | 'what' | 'why' | 'option';

const KINDS: readonly (readonly [QuestionKind, RegExp])[] = [
  [
    'option',
    /\b(?:which|what) (?:option|setting|field|flag|property|parameter)|\boption (?:to|that|for)\b|\bdefaults? (?:value|of)\b|哪个(?:选项|配置|参数|字段)|用什么(?:选项|配置|参数)|默认值|的选项/i,
  ],
  [
    'why',
    /\bwhy\b|\berror\b|\bfail(?:s|ed|ure)?\b|\bcan(?:no|')t\b|\bnot (?:found|defined|working)\b|为什么|为何|原因|报错|报\s|失败|怎么回事/i,
  ],
  ['how', /\bhow\b|\bexamples?\b|\bset up\b|怎么|怎样|如何|示例|例子|步骤/i],
];

/** Returns the kind of a question by its words, with `what` as the default. */
export function questionKind(question: string): QuestionKind {
  return KINDS.find(([, words]) => words.test(question))?.[0] ?? 'what';
}

const FACTS =
  /\bdefaults?\b(?! to be)|\b(?:what|which) types?\b|\btype of\b|默认(?:值|是|为)|是什么类型|哪种类型|的类型/i;

/** Returns whether a question asks for facts, such as the default of an option. */
export function wantsFacts(question: string): boolean {
  return FACTS.test(question);
}

/** Returns whether the answer should contain an example. */
export function wantsCode(question: string): boolean {
  return /\bhow\b|\bexamples?\b|\bsnippet\b|\bcode for\b|怎么|怎样|如何|示例|例子|代码示例/i.test(
    question,
  );
}
