import { useRef, useState } from 'react';
import type { TextReport } from '../../../plugins/reference/config-check/client/checkText';
import { optionsFile } from '../../../plugins/reference/options/published/shared';
import { tellFailure } from '../../ui/loading/loadFailures';
import { loadPart } from '../../ui/loading/loadPart';
import { readOptions } from '../AllOptions/fetchOptions';

/** What is checked against: a version of the docs, of these. */
export interface CheckPlace {
  version: string;
  lang: string;
  /** The newest first. */
  versions: readonly string[];
}

type CheckState =
  | { step: 'idle' }
  | { step: 'running' }
  | { step: 'done'; report: TextReport; release: string };

/** Loads what checks, and the options of the version and of its neighbors. */
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

/** Checks a text in the page. What it takes is loaded when the reader is about to ask for it. */
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
      tellFailure(error, () => void run(text));
    }
  }

  return { state, prepare, run };
}
