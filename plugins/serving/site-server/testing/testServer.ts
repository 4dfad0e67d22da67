import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { LECTERN_COMMAND } from '../../../support/testing/lecternCommand';

/** Starts the production server in its own process. */
export function startServer(root: string, env?: Record<string, string>) {
  return startCommand([...LECTERN_COMMAND, 'serve'], root, env);
}

/** Starts a command that runs the production server, in its own process group. */
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
    /** Returns the resident memory in MB. */
    memory: () =>
      Number(readFileSync(`/proc/${child.pid}/status`, 'utf8').match(/VmRSS:\s+(\d+)/)?.[1]) / 1024,
    /** Returns the number of open files, connections and pipes. */
    handles: () => readdirSync(`/proc/${child.pid}/fd`).length,
    output: () => output,
    complaints: () => complaints,
    /** Closes the log pipe, as a log reader that exits does. */
    leaveLog: () => child.stdout.destroy(),
    terminate: () => child.kill('SIGTERM'),
    /** Sends a signal to the command alone, or to its process group, as a terminal does. */
    send: (signal: NodeJS.Signals, to: 'command' | 'group' = 'command') =>
      process.kill(to === 'group' ? -Number(child.pid) : Number(child.pid), signal),
    ended,
  };
}

/** The response on a raw connection. */
export interface RawAnswer {
  /** 0 if the connection was closed without a response. */
  status: number;
  text: string;
}

/** Sends raw bytes, and reads until the server closes the connection. */
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
    // A server that refuses a body closes the connection before the body is written.
    socket.on('error', () => {});
  });
}
