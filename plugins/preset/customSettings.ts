import { z } from 'zod';
import { describeIssues } from '../support/describeIssues';
import { notJson } from '../support/notJson';
import { onlyNear } from '../support/onlyNear';
import { type KeySchemas, ownSchemas } from '../support/valueSchema';

type Custom = Readonly<Record<string, unknown>>;

/** `themeConfig.custom` in the form that pages receive, and its problems, one line for each. */
export interface CustomSettings {
  custom: Custom | undefined;
  faults: string[];
}

const PLACE = 'themeConfig.custom';

/** Returns a line for each undeclared key that resembles a declared key that is not set. */
function misspelled(given: Custom, keys: readonly string[]): string[] {
  const free = keys.filter((key) => given[key] === undefined);
  return Object.keys(given)
    .filter((key) => !keys.includes(key))
    .flatMap((key) => {
      const meant = onlyNear(key, free);
      return meant ? [`no plugin reads ${PLACE}.${key} → did you mean "${PLACE}.${meant}"?`] : [];
    });
}

/**
 * Checks the site's own settings: those that a plugin declares against its schema, and all of them for values that
 * JSON cannot express.
 *
 * @param given `themeConfig.custom` in the settings
 * @param keys the keys that plugins declare
 */
export function customSettings(given: Custom | undefined, keys: KeySchemas): CustomSettings {
  const source = { themeConfig: { custom: given ?? {} } };
  const schema = z.object({ themeConfig: z.object({ custom: z.looseObject(ownSchemas(keys)) }) });
  const result = schema.safeParse(source);
  const wrong = result.success
    ? []
    : describeIssues(result.error.issues, source, 'setting', schema).map(({ text }) => text);
  const custom = result.success ? result.data.themeConfig.custom : source.themeConfig.custom;
  const unsendable = notJson(custom, PLACE).map(
    (line) => `${line} → write a text, a number, true, false, null, a list or a plain object`,
  );
  const faults = [
    ...wrong,
    ...misspelled(source.themeConfig.custom, Object.keys(keys)),
    ...unsendable,
  ];
  return { custom: Object.keys(custom).length > 0 ? custom : given, faults };
}
