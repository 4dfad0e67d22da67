import { __fs } from 'playground-binding';

export default __fs;
export const {
  readFileSync,
  readFile,
  existsSync,
  readdirSync,
  lstat,
  readdir,
  watch,
  statSync,
  stat,
  writeFileSync,
  mkdirSync,
  promises,
} = __fs;
