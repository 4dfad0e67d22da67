import type { Step } from './expectation';

type Files = Readonly<Record<string, string>>;

/** The files that each step writes, and the problems with others. */
export interface EditedFiles {
  writes: Record<string, string>[];
  problems: string[];
}

/** Applies the edits of successive builds. Every replaced text must occur exactly once in its file. */
export function editFiles(files: Files, steps: readonly Pick<Step, 'edit'>[]): EditedFiles {
  const problems: string[] = [];
  let current = files;
  const writes = steps.map(({ edit }, index) => {
    const changed: Record<string, string> = {};
    for (const [name, replacements] of Object.entries(edit)) {
      let text = current[name];
      for (const [from, to] of Object.entries(replacements)) {
        const parts = text?.split(from) ?? [];
        if (text !== undefined && parts.length === 2) text = parts.join(to);
        else {
          const problem =
            text === undefined
              ? `${name} is not a file of the sample`
              : `"${from}" must occur once in ${name}, but occurs ${parts.length - 1} times`;
          problems.push(`again.${index}.edit: ${problem} → correct the edit`);
        }
      }
      if (text !== undefined) changed[name] = text;
    }
    current = { ...current, ...changed };
    return changed;
  });
  return { writes, problems };
}
