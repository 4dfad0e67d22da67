import { useStoredValue } from '../../hooks/useStoredValue';
import { useTextsOf } from '../../hooks/useTextsOf';
import { isMinor, USES_KEY } from './keptVersion';
import './usedMarks.css';
import { USED_TEXTS } from './usedTexts';
import { type UsedMark, usedMark } from './usedVersion';
import { usedVersionStrings } from './usedVersionStrings';

/** The minor versions in the badges of an option. */
interface OptionVersions {
  since?: string | undefined;
  until?: string | undefined;
}

/** Returns the mark of an option for the reader's version, with its text. */
export function useUsedMark(option: OptionVersions): { mark: UsedMark; text: string } | undefined {
  const text = useTextsOf(usedVersionStrings);
  const [uses] = useStoredValue(USES_KEY, '');
  const mark = isMinor(uses) ? usedMark(uses, option) : undefined;
  return mark && { mark, text: text(USED_TEXTS[mark], { version: uses }) };
}
