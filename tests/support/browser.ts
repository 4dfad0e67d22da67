import { existsSync } from 'node:fs';
import process from 'node:process';
import { canUseApt, installPackages, runInstaller } from './debian';

/** For running as root in a container without a GPU, and without background requests. */
export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Headless Chromium: the same pages with half the CPU time. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
const SYSTEM_BROWSERS = [
  HEADLESS_SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];
const CJK_FONT_FOLDER = '/usr/share/fonts/opentype/noto';

/** Returns the path of the system's browser. `undefined` makes Playwright use the one that it installed. */
export function findBrowser(): string | undefined {
  return [process.env.CHROMIUM_PATH, ...SYSTEM_BROWSERS].find(
    (file) => file !== undefined && existsSync(file),
  );
}

/** Installs Debian's package of headless Chromium, or of Chromium if there is none. */
function installFromDebian(): void {
  runInstaller('apt-get', ['update', '-qq']);
  if (!existsSync(CJK_FONT_FOLDER)) installPackages('fonts-noto-cjk');
  try {
    installPackages('chromium-headless-shell');
  } catch {
    if (findBrowser() === undefined) installPackages('chromium');
  }
}

/** Installs a browser if there is none: Debian's package if possible, otherwise Playwright's. */
export function installBrowser(): void {
  if (process.env.CHROMIUM_PATH) return;
  const isComplete = existsSync(HEADLESS_SHELL) && existsSync(CJK_FONT_FOLDER);
  if (canUseApt() && !isComplete) installFromDebian();
  if (findBrowser() === undefined) runInstaller('npx', ['playwright', 'install', 'chromium']);
}
