import { optionsCheck, optionsDataCheck } from '../../options/check';
import type { DocsCheck } from '../check';
import { languages } from './languages';
import { links } from './links';
import { spacing } from './spacing';
import { spelling } from './spelling';
import { stale } from './stale';
import { terms } from './terms';

/** Every check of `npm run docs:check`, in the order of its list. */
export const checks: readonly DocsCheck[] = [
  languages,
  links,
  stale,
  spacing,
  terms,
  spelling,
  optionsCheck,
  optionsDataCheck,
];
