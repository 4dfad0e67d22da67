/** The maximum length of a value on a page. */
const LONGEST_VALUE = 240;

const NAME = /^[A-Za-z_$][\w$]*$/;

function quoted(text: string): string {
  const escaped = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
  return `'${escaped}'`;
}

function pathText(text: string, cwd: string): string {
  if (text === cwd) return 'process.cwd()';
  const inner = text.slice(cwd.length + 1).split(/[\\/]/);
  return `path.join(process.cwd(), ${inner.map(quoted).join(', ')})`;
}

function isPlain(value: object): boolean {
  const prototype = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
}

/**
 * Formats a value as in code: `'[name].js'`, `['node_modules']`, `new BannerPlugin()`.
 *
 * @param cwd the folder that is shown as `process.cwd()`
 * @returns `undefined` for a value that is too long for one line
 */
export function valueText(value: unknown, cwd: string): string | undefined {
  const text = print(value, cwd);
  return text.length > LONGEST_VALUE ? undefined : text;
}

function print(value: unknown, cwd: string): string {
  if (typeof value === 'string') {
    return value === cwd || value.startsWith(`${cwd}/`) ? pathText(value, cwd) : quoted(value);
  }
  if (value === Number.MAX_SAFE_INTEGER) return 'Number.MAX_SAFE_INTEGER';
  if (typeof value === 'function') return String(value).replace(/\s+/g, ' ');
  if (typeof value !== 'object' || value === null || value instanceof RegExp) return String(value);
  if (Array.isArray(value)) return `[${value.map((item) => print(item, cwd)).join(', ')}]`;
  if (!isPlain(value)) return `new ${value.constructor.name}()`;
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .map(([name, member]) => `${NAME.test(name) ? name : quoted(name)}: ${print(member, cwd)}`);
  return members.length > 0 ? `{ ${members.join(', ')} }` : '{}';
}
