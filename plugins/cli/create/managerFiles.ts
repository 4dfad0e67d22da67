import { executeCommand, type PackageManager, runCommand } from '../../support/packageManager';

/** The commands and files with which the container and the workflows of a site install packages. */
interface Installing {
  /** The files that the installation reads in addition to package.json. */
  files: string;
  /** The command that installs exactly the versions in the lockfile. */
  clean: string;
  /** The command that removes development dependencies. */
  production: string;
  /** The command that adds what the Node.js image does not include. */
  container?: string;
  /** Workflow steps before the one that sets up Node.js. */
  steps?: readonly string[];
  /** The cache setting of the step that sets up Node.js. */
  cache?: string;
}

/** Returns whether the package manager is Yarn 2 or later, whose commands differ from those of Yarn 1. */
const isModernYarn = ({ name, version = '' }: PackageManager): boolean =>
  name === 'yarn' && !version.startsWith('1.');

/** Returns the name with the version, as other programs' settings have it: `pnpm@10.34.9` */
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
 * Fills in the placeholders for the package manager in a file of the template.
 *
 * @param packed a packed file that packages are installed from, next to package.json
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

/** Returns additional files for a package manager, by name. */
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

/** Returns additional entries of .gitignore for a package manager. */
export const ignoredFiles = (manager: PackageManager): string =>
  isModernYarn(manager) ? '.yarn/install-state.gz\n' : '';

/** Returns the `packageManager` field of package.json, so that everybody uses the same version. */
export const managerField = (manager: PackageManager): { packageManager?: string } =>
  manager.name === 'npm' || !manager.version ? {} : { packageManager: pinned(manager) };
