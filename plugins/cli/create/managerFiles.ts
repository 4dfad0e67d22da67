import { executeCommand, type PackageManager, runCommand } from '../../support/packageManager';

/** How the container and the workflows of a site install its packages. */
interface Installing {
  /** What the installation reads besides package.json. */
  files: string;
  /** Installs exactly what the lock file says. */
  clean: string;
  /** Takes out what only those who work on the site need. */
  production: string;
  /** What the image of Node.js lacks. */
  container?: string;
  /** Steps of a workflow before Node.js is there. */
  steps?: readonly string[];
  /** What the step that provides Node.js keeps between runs. */
  cache?: string;
}

/** Yarn 1 is another program than the later ones. */
const isModernYarn = ({ name, version = '' }: PackageManager): boolean =>
  name === 'yarn' && !version.startsWith('1.');

/** `pnpm@10.34.9`, for the settings of other programs. */
const pinned = ({ name, version }: PackageManager) => (version ? `${name}@${version}` : name);

function installing(manager: PackageManager): Installing {
  switch (manager.name) {
    case 'npm':
      return {
        files: 'package-lock.json',
        clean: 'npm ci',
        production: 'npm prune --omit=dev',
        cache: 'npm',
      };
    case 'pnpm':
      return {
        files: 'pnpm-lock.yaml',
        clean: 'pnpm install --frozen-lockfile',
        production: 'CI=true pnpm prune --prod',
        container: `npm install -g ${pinned(manager)}`,
        steps: ['uses: pnpm/action-setup@v4'],
        cache: 'pnpm',
      };
    case 'yarn':
      return isModernYarn(manager)
        ? {
            files: 'yarn.lock .yarnrc.yml',
            clean: 'yarn install --immutable',
            production: 'yarn workspaces focus --all --production',
            container: 'corepack enable',
            steps: ['run: corepack enable'],
            cache: 'yarn',
          }
        : {
            files: 'yarn.lock',
            clean: 'yarn install --frozen-lockfile',
            production: 'yarn install --frozen-lockfile --production',
            cache: 'yarn',
          };
    case 'bun':
      return {
        files: 'bun.lock',
        clean: 'bun install --frozen-lockfile',
        production: 'rm -rf node_modules && bun install --frozen-lockfile --production',
        container: `npm install -g ${pinned(manager)}`,
        steps: ['uses: oven-sh/setup-bun@v2'],
      };
  }
}

/**
 * Fills in what a file of the template says of the package manager.
 *
 * @param packed a packed file that packages are installed from, beside package.json
 */
export function withManager(text: string, manager: PackageManager, packed?: string): string {
  const { files, clean, production, container, steps = [], cache } = installing(manager);
  const filled: Record<string, string> = {
    packages: [files, ...(packed ? [packed] : [])].join(' '),
    clean,
    production,
    container: container ? `RUN ${container}\n` : '',
    steps: steps.map((step) => `- ${step}\n      `).join(''),
    cache: cache ? `\n          cache: ${cache}` : '',
  };
  return text
    .replace(/(?<!\$)\{\{(\w+)\}\}/g, (written, name) => filled[name] ?? written)
    .replace(/\bnpm run (?=[a-z])/g, runCommand(manager, ''))
    .replace(/\bnpm start\b/g, manager.name === 'npm' ? 'npm start' : runCommand(manager, 'start'))
    .replace(/\bnpx (?=lectern\b)/g, executeCommand(manager, ''));
}

/** What only sites of this package manager have: its files by their names. */
export function managerFiles(manager: PackageManager): ReadonlyMap<string, string> {
  return new Map(
    isModernYarn(manager)
      ? [
          [
            '.yarnrc.yml',
            '# Rspress and its plugins look for packages in node_modules.\nnodeLinker: node-modules\n',
          ],
        ]
      : [],
  );
}

/** What git leaves out because of it. */
export const ignoredFiles = (manager: PackageManager): string =>
  isModernYarn(manager) ? '.yarn/install-state.gz\n' : '';

/** What package.json says of the package manager, so that everybody runs the same one. */
export const managerField = (manager: PackageManager): { packageManager?: string } =>
  manager.name === 'npm' || !manager.version ? {} : { packageManager: pinned(manager) };
