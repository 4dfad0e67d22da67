import { existsSync } from 'node:fs';
import process from 'node:process';
import { canUseApt, installPackages, runInstaller } from './debian';

/** Chromium runs as root in a container without a GPU, and calls nobody. */
export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Chromium without windows: the same pages at half the CPU time. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
const SYSTEM_BROWSERS = [
  HEADLESS_SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];
const CJK_FONT_FOLDER = '/usr/share/fonts/opentype/noto';

/** The system's browser, or `undefined` to let Playwright use the one that it installed. */
export function findBrowser(): string | undefined {
  return [process.env.CHROMIUM_PATH, ...SYSTEM_BROWSERS].find(
    (file) => file !== undefined && existsSync(file),
  );
}

/** Debian's packages: the headless Chromium, or the whole one where that has no package of its own. */
function installFromDebian(): void {
  runInstaller('apt-get', ['update', '-qq']);
  if (!existsSync(CJK_FONT_FOLDER)) installPackages('fonts-noto-cjk');
  try {
    installPackages('chromium-headless-shell');
  } catch {
    if (findBrowser() === undefined) installPackages('chromium');
  }
}

/** Makes sure that there is a browser: Debian's package where that can be had, else Playwright's. */
export function installBrowser(): void {
  if (process.env.CHROMIUM_PATH) return;
  const isComplete = existsSync(HEADLESS_SHELL) && existsSync(CJK_FONT_FOLDER);
  if (canUseApt() && !isComplete) installFromDebian();
  if (findBrowser() === undefined) runInstaller('npx', ['playwright', 'install', 'chromium']);
}
