import { createServer } from 'node:net';
import process from 'node:process';
import { count } from '../../building/site/fail';
import { openSite } from '../../building/site/openSite';
import { checkContacts } from '../../compat/check';
import { contacts } from '../../compat/table';
import {
  installedVersion,
  optionalNames,
  packageVersion,
  supportedVersions,
  testedVersion,
} from '../../support/installed';
import { addCommand } from '../../support/packageManager';
import { devPort } from '../readers';
import { satisfies } from './satisfies';

/** The result of one check. */
export interface Diagnosis {
  name: string;
  isWell: boolean;
  /** The result, and the remedy if there is a problem. */
  says: string;
}

const DEFAULT_PORT = 3000;
const MAX_PORT = 65_535;

/** The supported versions of Node.js, from `engines` in package.json. */
const NODE = '^20.19.0 || >=22.12.0';
const PACKAGES = ['@rspress/core', '@rsbuild/core'];

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Checks the version of Node.js. */
export function nodeVersion(version: string = process.versions.node): Diagnosis {
  const isWell = satisfies(version, NODE);
  const remedy = isWell ? '' : ` → install Node.js 22 or 24: Lectern needs ${NODE}`;
  return { name: 'node', isWell, says: `${version}${remedy}` };
}

/**
 * Checks that a package is installed in a supported version.
 *
 * @param wanted the version to install instead
 */
export function installedPackage(
  name: string,
  installed: string | undefined = installedVersion(name),
  range: string = supportedVersions(name) ?? '*',
  wanted: string = range.replace(/^\^/, ''),
): Diagnosis {
  if (!installed) {
    return { name, isWell: false, says: `is not installed → ${addCommand([`${name}@${wanted}`])}` };
  }
  if (satisfies(installed, range)) return { name, isWell: true, says: installed };
  return {
    name,
    isWell: false,
    says: `${installed}, but Lectern requires ${range} → ${addCommand([`${name}@${wanted}`], ['-E'])}`,
  };
}

/**
 * Checks React and React DOM. Both must be of the same version, or React stops with an error in the browser and in
 * builds.
 */
export function reactPackages(
  react: string | undefined = installedVersion('react'),
  dom: string | undefined = installedVersion('react-dom'),
): Diagnosis[] {
  const range = supportedVersions('react') ?? '*';
  const isUsable = react !== undefined && satisfies(react, range);
  const wanted = isUsable ? react : testedVersion('react');
  const found = [
    installedPackage('react', react, range, wanted),
    installedPackage('react-dom', dom, range, wanted),
  ];
  if (!isUsable || dom === react || !found[1]?.isWell) return found;
  const says = `${dom}, but react is ${react} → ${addCommand([`react-dom@${react}`], ['-E'])}`;
  return [...found.slice(0, 1), { name: 'react-dom', isWell: false, says }];
}

/** Checks the packages that only some features need. Those that are not installed are not reported. */
export function optionalPackages(
  names: readonly string[] = optionalNames(),
  versionOf: (name: string) => string | undefined = installedVersion,
): Diagnosis[] {
  return names.flatMap((name) => {
    const installed = versionOf(name);
    return installed ? [installedPackage(name, installed)] : [];
  });
}

/** Checks the internals of packages against the compatibility table. */
export function supportedInternals(check: () => void = () => checkContacts(contacts)): Diagnosis {
  try {
    check();
    return { name: 'internals', isWell: true, says: `${contacts.length} checks passed` };
  } catch (error) {
    return { name: 'internals', isWell: false, says: messageOf(error) };
  }
}

/**
 * Checks the settings of the site.
 *
 * @param given its configuration file, if it is not `rspress.config.ts`
 */
export async function loadedConfig(cwd: string, given?: string): Promise<Diagnosis> {
  const name = 'config';
  try {
    const { configFile, langs, versions, plugins } = await openSite(cwd, given);
    const facts = [
      count(Math.max(langs.length, 1), 'language'),
      count(Math.max(versions.length, 1), 'version'),
      count(plugins.length, 'plugin'),
    ];
    return { name, isWell: true, says: `${configFile}: ${facts.join(', ')}` };
  } catch (error) {
    return { name, isWell: false, says: messageOf(error) };
  }
}

/** Returns why a port cannot be used, and what to do. */
export function portRemedy(port: number, { code, message }: NodeJS.ErrnoException): string {
  const other = port < MAX_PORT ? port + 1 : DEFAULT_PORT;
  const choose = `choose another: lectern dev --port ${code === 'EACCES' ? DEFAULT_PORT : other}`;
  if (code === 'EADDRINUSE') return `is taken by another program → stop it, or ${choose}`;
  if (code === 'EACCES') return `is reserved for the administrator of the machine → ${choose}`;
  return `cannot be used (${message}) → ${choose}`;
}

/** Checks that a port is free. */
export function freePort(port: number): Promise<Diagnosis> {
  const name = `port ${port}`;
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) =>
      resolve({ name, isWell: false, says: portRemedy(port, error) }),
    );
    server.listen(port, () => {
      server.close(() => resolve({ name, isWell: true, says: 'is free' }));
    });
  });
}

/** Checks that the port of the dev server is free: `PORT`, or 3000. */
export async function portOfSite(
  env: Readonly<Record<string, string | undefined>>,
): Promise<Diagnosis> {
  try {
    return await freePort(devPort(undefined, env));
  } catch (error) {
    return { name: 'port', isWell: false, says: messageOf(error) };
  }
}

/**
 * Runs all checks.
 *
 * @param given the configuration file of the site, if it is not `rspress.config.ts`
 */
export async function diagnose(cwd: string, given?: string): Promise<Diagnosis[]> {
  return [
    { name: 'lectern', isWell: true, says: packageVersion() },
    nodeVersion(),
    ...PACKAGES.map((name) => installedPackage(name)),
    ...reactPackages(),
    ...optionalPackages(),
    supportedInternals(),
    await loadedConfig(cwd, given),
    await portOfSite(process.env),
  ];
}
