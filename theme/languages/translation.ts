import type { allOptionsStrings } from '../components/AllOptions/allOptionsStrings';
import type { optionTableStrings } from '../components/AllOptions/optionTableStrings';
import type { besideStrings } from '../components/Beside/besideStrings';
import type { calloutStrings } from '../components/Callout/calloutStrings';
import type { codeGroupStrings } from '../components/CodeGroup/codeGroupStrings';
import type { compareStrings } from '../components/Compare/compareStrings';
import type { configCheckStrings } from '../components/ConfigCheck/configCheckStrings';
import type { missingPageStrings } from '../components/MissingPageNotice/missingPageStrings';
import type { appearanceStrings } from '../components/Nav/appearanceStrings';
import type { drawerStrings } from '../components/Nav/drawerStrings';
import type { noticeStrings } from '../components/Notices/noticeStrings';
import type { offlineItemStrings } from '../components/Offline/offlineItemStrings';
import type { offlinePageStrings } from '../components/Offline/offlinePageStrings';
import type { offlineStrings } from '../components/Offline/offlineStrings';
import type { optionVersionStrings } from '../components/OptionVersion/optionVersionStrings';
import type { usedVersionStrings } from '../components/OptionVersion/usedVersionStrings';
import type { outlineStrings } from '../components/Outline/outlineStrings';
import type { overviewStrings } from '../components/Overview/overviewStrings';
import type { actionStrings } from '../components/PageActions/actionStrings';
import type { feedbackStrings } from '../components/PageFeedback/feedbackStrings';
import type { SearchStringKey } from '../components/Search/searchStrings';
import type { shortcutStrings } from '../components/Shortcuts/shortcutStrings';
import type { sourceStrings } from '../components/SourceCode/sourceStrings';
import type { homeStrings } from '../home/homeStrings';
import type { notFoundStrings } from '../layouts/notFoundStrings';
import type { Plural, StringKey } from '../strings';

/** A key of any visible text. Texts of two components with the same key are the same text. */
export type TextKey =
  | StringKey
  | SearchStringKey
  | keyof typeof allOptionsStrings
  | keyof typeof actionStrings
  | keyof typeof appearanceStrings
  | keyof typeof besideStrings
  | keyof typeof calloutStrings
  | keyof typeof codeGroupStrings
  | keyof typeof compareStrings
  | keyof typeof configCheckStrings
  | keyof typeof drawerStrings
  | keyof typeof feedbackStrings
  | keyof typeof homeStrings
  | keyof typeof missingPageStrings
  | keyof typeof noticeStrings
  | keyof typeof notFoundStrings
  | keyof typeof offlineItemStrings
  | keyof typeof offlinePageStrings
  | keyof typeof offlineStrings
  | keyof typeof optionTableStrings
  | keyof typeof optionVersionStrings
  | keyof typeof outlineStrings
  | keyof typeof overviewStrings
  | keyof typeof shortcutStrings
  | keyof typeof sourceStrings
  | keyof typeof usedVersionStrings;

/** All texts in one language. */
export type Translation = Record<TextKey, string | Plural>;
