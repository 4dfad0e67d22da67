import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { LECTERN_COMMAND } from '../../../support/testing/lecternCommand';

/** The production server in a process of its own. */
export function startServer(root: string, env?: Record<string, string>) {
  return startCommand([...LECTERN_COMMAND, 'serve'], root, env);
}

/** A command that starts the production server, in a group of processes of its own. */
export async function startCommand(
  [program = '', ...args]: readonly string[],
  root: string,
  env: Record<string, string> = {},
) {
  const child = spawn(program, args, {
    env: { ...process.env, SITE_DIR: root, PORT: '0', HOST: '127.0.0.1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  let complaints = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaints += text;
  });
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  while (!/http:\/\/\S+:\d+/.test(output)) {
    if (child.exitCode !== null) throw new Error(`the server did not start: ${complaints}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return {
    port: Number(output.match(/:(\d+)\s/)?.[1]),
    /** Resident memory in MB. */
    memory: () =>
      Number(readFileSync(`/proc/${child.pid}/status`, 'utf8').match(/VmRSS:\s+(\d+)/)?.[1]) / 1024,
    /** Open files, connections and pipes. */
    handles: () => readdirSync(`/proc/${child.pid}/fd`).length,
    output: () => output,
    complaints: () => complaints,
    /** Closes the pipe of the log, as a program that reads it and ends. */
    leaveLog: () => child.stdout.destroy(),
    terminate: () => child.kill('SIGTERM'),
    /** Sends a signal to the command alone, or to all of its processes, as a terminal does. */
    send: (signal: NodeJS.Signals, to: 'command' | 'group' = 'command') =>
      process.kill(to === 'group' ? -Number(child.pid) : Number(child.pid), signal),
    ended,
  };
}

/** What came back over a raw connection. */
export interface RawAnswer {
  /** 0 if the connection was closed without an answer. */
  status: number;
  text: string;
}

/** Sends bytes as they are and reads until the server closes the connection. */
export function sendRaw(port: number, ...parts: (string | Uint8Array)[]): Promise<RawAnswer> {
  return new Promise((resolve) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => {
      for (const part of parts) socket.write(part);
    });
    const finish = () => {
      socket.destroy();
      resolve({ status: Number(text.match(/^HTTP\/1\.1 (\d{3}) /)?.[1] ?? 0), text });
    };
    socket.setTimeout(20_000, finish);
    socket.setEncoding('latin1').on('data', (data) => {
      text += data;
    });
    socket.once('close', finish);
    // A server that refuses a body closes before it was written.
    socket.on('error', () => {});
  });
}
