import type { DocsCheck } from '../../../content/checks/docsCheck';
import { languages } from './languages';
import { links } from './links';
import { spacing } from './spacing';
import { spelling } from './spelling';
import { stale } from './stale';
import { style } from './style';

/** The checks of every site, in the order of reports. Those of plugins follow. */
export const checks: readonly DocsCheck[] = [languages, links, stale, spacing, spelling, style];
