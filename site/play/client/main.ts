import '../../../theme/styles/font-code.css';
import '../../../theme/styles/font-text.css';
import '../../../theme/styles/tokens.css';
import './play.css';
import { readHash } from '../link';
import { type PlaySettings, type Project, type SampleFile, SETTINGS_ID } from '../project';
import { element } from './element';
import { followSystem } from './followSystem';
import { openPlayground } from './playground';
import { textsOf } from './texts';
import { surroundings, whyNot } from './whyNot';

function readSettings(): PlaySettings {
  return JSON.parse(document.getElementById(SETTINGS_ID)?.textContent ?? '{}');
}

/** The project of the page, and the sample if it is one of the site. */
interface Opened {
  project: Project;
  sample?: SampleFile;
  isForeign: boolean;
}

async function openHash(
  settings: PlaySettings,
): Promise<Opened | 'broken' | 'missing' | 'unreachable'> {
  const asked = await readHash(window.location.hash);
  switch (asked.kind) {
    case 'project':
      return { project: asked.project, isForeign: true };
    case 'sample': {
      const answer = await fetch(`${settings.samples}${asked.key}.json`).catch(() => undefined);
      if (!answer) return 'unreachable';
      if (!answer.ok) return 'missing';
      const sample: SampleFile = await answer.json();
      return { project: sample, sample, isForeign: false };
    }
    case 'nothing':
      return {
        project: { files: { 'src/index.js': "console.log('Hello');\n" }, mode: 'production' },
        isForeign: true,
      };
    case 'broken':
      return 'broken';
  }
}

async function main(): Promise<void> {
  const settings = readSettings();
  const text = textsOf(settings.lang);
  const root = document.querySelector('main');
  if (!root) return;
  const opened = await openHash(settings);
  if (typeof opened === 'string') {
    root.append(element('p', { class: 'play-reason', role: 'alert' }, text(opened)));
    return;
  }
  const reason = whyNot(surroundings(settings.engine !== undefined));
  openPlayground(root, { ...opened, settings, text, reason });
}

followSystem();
window.addEventListener('hashchange', () => window.location.reload());
main();
