import { spawn } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { packageVersion } from '../../support/installed';

/** The options of a conversion that `create-lectern` passes on. */
export interface ConversionFlags {
  force?: boolean;
  install?: boolean;
  /** The version or packed file of Lectern. @default the version of this package */
  lectern?: string;
}

/** Returns the arguments of npm that run `lectern migrate` of a package that is not installed. */
export function conversionArgs(folder: string, { force, install, lectern }: ConversionFlags) {
  const source = lectern ?? packageVersion();
  const isFile = source.endsWith('.tgz');
  return [
    'exec',
    '--yes',
    `--package=${isFile ? path.resolve(source) : `lectern@${source}`}`,
    '--',
    'lectern',
    'migrate',
    folder,
    '--lectern',
    isFile ? path.resolve(source) : source,
    ...(force ? ['--force'] : []),
    ...(install ? ['--install'] : []),
  ];
}

/**
 * Runs `lectern migrate`, which `create-lectern` does not contain. npm downloads the package that contains it.
 *
 * @returns the exit code
 * @throws if npm cannot be started
 */
export function convertWithPackage(folder: string, flags: ConversionFlags): Promise<number> {
  const shell = process.platform === 'win32';
  const child = spawn('npm', conversionArgs(folder, flags), { stdio: 'inherit', shell });
  return new Promise((resolve, reject) => {
    child.once('error', ({ message }) =>
      reject(
        new Error(
          `[create] npm could not be started (${message}) → install lectern in ${folder}, and run lectern migrate there`,
        ),
      ),
    );
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
