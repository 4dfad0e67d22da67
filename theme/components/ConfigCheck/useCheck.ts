import { useRef, useState } from 'react';
import type { TextReport } from '../../../plugins/reference/config-check/client/checkText';
import { optionsFile } from '../../../plugins/reference/options/published/shared';
import { reportFailure } from '../../ui/loading/loadFailures';
import { loadPart } from '../../ui/loading/loadPart';
import { readOptions } from '../AllOptions/fetchOptions';

/** The version to check against, and all versions of the docs. */
export interface CheckPlace {
  version: string;
  lang: string;
  /** All versions, the newest first. */
  versions: readonly string[];
}

type CheckState =
  | { step: 'idle' }
  | { step: 'running' }
  | { step: 'done'; report: TextReport; release: string };

/** Loads the checker, and the options of the version and the adjacent versions. */
async function loadChecker({ version, lang, versions }: CheckPlace) {
  const at = versions.indexOf(version);
  const neighbor = (step: number) => {
    const name = versions[at + step];
    return name === undefined ? undefined : readOptions(optionsFile(name, lang));
  };
  const [{ checkText }, checked, older, newer] = await Promise.all([
    import('../../../plugins/reference/config-check/client/checkText'),
    readOptions(optionsFile(version, lang)),
    neighbor(1),
    neighbor(-1),
  ]);
  return {
    release: checked.version,
    check: (text: string) =>
      checkText(text, { checked, ...(older && { older }), ...(newer && { newer }) }, lang),
  };
}

/** Checks a text in the browser. `prepare` preloads the code and data that a check needs. */
export function useCheck(place: CheckPlace) {
  const [state, setState] = useState<CheckState>({ step: 'idle' });
  const turn = useRef(0);

  const prepare = () => void loadChecker(place).catch(() => {});

  async function run(text: string): Promise<void> {
    turn.current += 1;
    const mine = turn.current;
    setState({ step: 'running' });
    try {
      const { check, release } = await loadPart(() => loadChecker(place));
      if (mine === turn.current) setState({ step: 'done', report: check(text), release });
    } catch (error) {
      if (mine !== turn.current) return;
      setState({ step: 'idle' });
      reportFailure(error, () => void run(text));
    }
  }

  return { state, prepare, run };
}
