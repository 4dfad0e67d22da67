import { z } from 'zod';
import { describeIssues } from '../support/describeIssues';
import { onlyNear } from '../support/onlyNear';
import { notJson } from './notJson';

type Custom = Readonly<Record<string, unknown>>;

/** `themeConfig.custom` as pages get it, and what is wrong with it, a line for each fault. */
export interface CustomSettings {
  custom: Custom | undefined;
  faults: string[];
}

const PLACE = 'themeConfig.custom';

/** Keys that no plugin has, but are all but the name of one that is not set. */
function misspelled(given: Custom, keys: readonly string[]): string[] {
  const free = keys.filter((key) => given[key] === undefined);
  return Object.keys(given)
    .filter((key) => !keys.includes(key))
    .flatMap((key) => {
      const meant = onlyNear(key, free);
      return meant ? [`${PLACE}.${key} is read by no plugin → write ${PLACE}.${meant}`] : [];
    });
}

/**
 * Checks the settings of the site's own: those that a plugin has against its schema, and all of them
 * against what a page can get.
 *
 * @param given `themeConfig.custom` as it is written
 * @param keys what plugins read of it
 */
export function customSettings(
  given: Custom | undefined,
  keys: Readonly<Record<string, z.ZodType>>,
): CustomSettings {
  const source = { themeConfig: { custom: given ?? {} } };
  const schema = z.object({ themeConfig: z.object({ custom: z.looseObject(keys) }) });
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
