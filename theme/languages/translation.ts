import type { compareStrings } from '../components/Compare/compareStrings';
import type { actionStrings } from '../components/PageActions/actionStrings';
import type { SearchStringKey } from '../components/Search/searchStrings';
import type { StringKey } from '../strings';

/** A key of any text that readers see: texts of two parts with the same key are the same text. */
export type TextKey =
  | StringKey
  | SearchStringKey
  | keyof typeof actionStrings
  | keyof typeof compareStrings;

/** Every text in one language. */
export type Translation = Record<TextKey, string>;
