import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { setEnvironment } from './environment.ts';
import type { ScriptTask } from './runInHost.ts';

/** Restores what scripts may change in this process: its variables, exit code, listeners, and global names. */
function keepProcess(): () => void {
  const names = new Set(Reflect.ownKeys(globalThis));
  const log = { ...console };
  const streams = [process.stdout, process.stderr];
  const writes = streams.map(({ write }) => write);
  const listeners = new Map(process.eventNames().map((name) => [name, process.rawListeners(name)]));
  return () => {
    process.exitCode = undefined;
    for (const name of Reflect.ownKeys(globalThis)) {
      if (!names.has(name)) Reflect.deleteProperty(globalThis, name);
    }
    Object.assign(console, log);
    for (const [index, stream] of streams.entries()) {
      stream.write = writes[index] as typeof stream.write;
    }
    for (const name of process.eventNames()) {
      for (const listener of process.rawListeners(name)) {
        if (!listeners.get(name)?.includes(listener)) {
          process.removeListener(name, listener as () => void);
        }
      }
    }
  };
}

let end: (() => void) | undefined;

process.on('message', ({ script, env, mark }: ScriptTask) => {
  const restore = keepProcess();
  end = () => {
    const line = `${mark}${process.exitCode ?? 0}\n`;
    restore();
    process.stdout.write(line);
    process.stderr.write(line);
  };
  // The channel would keep the process alive, so that the end of the script could not be noticed.
  process.channel?.unref();
  setEnvironment(env);
  process.argv = [process.execPath, script];
  process.chdir(path.dirname(script));
  void import(pathToFileURL(script).href);
});

process.on('disconnect', () => process.exit());

process.on('beforeExit', () => {
  end?.();
  end = undefined;
  process.channel?.ref();
});
