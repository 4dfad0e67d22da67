import { existsSync } from 'node:fs';
import process from 'node:process';
import { canUseApt, installPackages, runInstaller } from './debian';

/** For running as root in a container, and without background requests. */
const COMMON_ARGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Draws in software, because containers have no GPU. */
export const BROWSER_ARGS = [...COMMON_ARGS, '--disable-gpu'];

/**
 * Draws nothing: pages are laid out, but what would draw them on a GPU does nothing. No browser test looks at pixels,
 * and drawing in software takes a tenth of the time of the tests. `DRAW=true` draws, for the screenshots of failed tests.
 * JavaScript is compiled in one thread, which takes a tenth less than several on two cores.
 */
export const UNDRAWN_ARGS = process.env.DRAW
  ? BROWSER_ARGS
  : [
      ...COMMON_ARGS,
      '--use-gl=angle',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
      '--disable-gl-drawing-for-tests',
      '--enable-gpu-rasterization',
      '--ignore-gpu-blocklist',
      '--in-process-gpu',
      '--js-flags=--single-threaded',
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
