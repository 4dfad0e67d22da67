import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { writeFiles } from '../../tests/fixtures/corpus/writeCorpus';
import type { Peer } from './peers';

/** An installed peer that can build. */
export interface InstalledPeer {
  folder: string;
  /** The program, without a subcommand. */
  program: readonly string[];
  /** The command that builds the site. */
  command: readonly string[];
  /** Removes the caches and output of earlier builds. */
  clear: () => void;
}

/** Astro only bundles packages that the project lists as dependencies. */
function packageJson(packages: readonly string[]): string {
  const dependencies = packages.map((name) => name.split(/(?<=.)@/));
  const project = { name: 'corpus', private: true, dependencies: Object.fromEntries(dependencies) };
  return `${JSON.stringify(project, undefined, 2)}\n`;
}

function install(folder: string, packages: readonly string[]): void {
  if (existsSync(path.join(folder, 'node_modules/.package-lock.json'))) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), '{ "name": "corpus", "private": true }\n');
  execFileSync('npm', ['install', '--save-exact', '--no-audit', '--no-fund', ...packages], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}

/**
 * Installs a peer in its own folder, unless it is installed already, and writes its site.
 *
 * @param root the folder of all peers
 */
export function installPeer(peer: Peer, root: string, pages: number): InstalledPeer {
  const home = path.join(root, peer.name.replaceAll(' ', '-').toLowerCase());
  install(home, peer.packages);
  let node = process.execPath;
  if (peer.node) {
    const runtime = path.join(root, `node-${peer.node}`);
    install(runtime, [`node@${peer.node}`]);
    node = path.join(runtime, 'node_modules/node/bin/node');
  }
  // In a subfolder of the installation, so that packages are resolved.
  const folder = path.join(home, `pages-${pages}`);
  writeFiles(folder, peer.files(pages));
  writeFileSync(path.join(folder, 'package.json'), packageJson(peer.packages));
  const program = [node, path.join(home, 'node_modules', peer.bin)];
  return {
    folder,
    program,
    command: [...program, ...peer.build],
    clear() {
      for (const name of [...peer.caches, peer.output]) {
        rmSync(path.join(folder, name), { recursive: true, force: true });
      }
    },
  };
}
