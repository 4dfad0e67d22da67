const OUTPUT_FOLDER = /^dist\//;
const ELLIPSIS = /…|\.\.\.|<\w+>|^\*(?=\.)/;
const CALL = /^(?:new )?([\w$.]*[\w$]|:\w+)\((.*)\)$/;
const PARAMETERS = /^(?:…|(?:\w+\??(?:, )?)*)$/;
const PATH = /^[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)+$/;
const FILE_NAME = /\.(?:[cm]?[jt]sx?|json|css|less|scss|html|map|md|svg|png|txt|wasm)$/;
const PROPERTY = /^((?:[\w$]+\.)+)([\w$]+: .+)$/;
const ELEMENT = /^<(\w+)>$/;
const COMMAND_LINE = /^(?:rspack |-)/;
const TYPES =
  /^(?:string|number|boolean|object|RegExp|URL|null)(?: \\?\| (?:string|number|boolean|object|RegExp|URL|null))*$/;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const hasWord = (text: string, word: string) =>
  new RegExp(`(?<![\\w$])${escaped(word)}(?![\\w$])`).test(text);

/** Removes the differences between a literal, its JSON, and what Node.js prints: spaces, quotation marks, quoted names, 1_000. */
function inOneNotation(text: string): string {
  return text
    .replace(/\s+/g, '')
    .replace(/["`]/g, "'")
    .replace(/'([\w$]+)':/g, '$1:')
    .replace(/(?<=\d)_(?=\d)/g, '');
}

/** Whether the parts of a text around its ellipses follow each other. */
function hasParts(text: string, code: string): boolean {
  let from = 0;
  const parts = code.split(ELLIPSIS).map(inOneNotation);
  return parts.every((part) => {
    const start = text.indexOf(part, from);
    from = start + part.length;
    return start >= 0;
  });
}

/**
 * Whether a text contains code in the notation of the text or in that of prose, where `import()` is any dynamic
 * import, `output.path` a nested option, `emitFile(name, content)` a call with other arguments, `rspack serve` a list
 * of arguments, `dist/main.js` a file of the output, and `…` anything. The names of types describe the values of samples, and need not occur.
 */
export function showsCode(text: string, code: string): boolean {
  if (text.includes(code) || TYPES.test(code)) return true;
  if (OUTPUT_FOLDER.test(code)) return showsCode(text, code.replace(OUTPUT_FOLDER, ''));
  if (COMMAND_LINE.test(code)) {
    return code
      .replace(/^rspack /, '')
      .split(' ')
      .every((argument) => hasWord(text, argument));
  }
  const [, called, parameters = ''] = CALL.exec(code) ?? [];
  if (called && PARAMETERS.test(parameters)) {
    const names = called.split('.');
    return text.includes(`${names.pop()}(`) && names.every((name) => hasWord(text, name));
  }
  if (PATH.test(code)) {
    return !FILE_NAME.test(code) && code.split('.').every((name) => hasWord(text, name));
  }
  const [, owners, property] = PROPERTY.exec(code) ?? [];
  if (owners && property) {
    return (
      [...owners.matchAll(/[\w$]+/g)].every(([name]) => hasWord(text, name)) &&
      showsCode(text, property)
    );
  }
  const [, element] = ELEMENT.exec(code) ?? [];
  if (element) return text.includes(`<${element} `) || text.includes(`createElement('${element}')`);
  const flat = inOneNotation(text);
  return ELLIPSIS.test(code) ? hasParts(flat, code) : flat.includes(inOneNotation(code));
}
