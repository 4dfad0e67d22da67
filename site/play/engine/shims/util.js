import util from 'util/';

export function inspect(value) {
  try {
    return util.inspect(value);
  } catch {
    return String(value);
  }
}
const COLORS = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');
export const stripVTControlCharacters = (text) => text.replace(COLORS, '');
export const { promisify, format, deprecate, inherits, types } = util;
export default { ...util, inspect, stripVTControlCharacters };
