// The globals of Node.js that the bundler needs, without `process.versions.node`: with it, the bundler would read its files with Node.js.
import { Buffer } from '@napi-rs/wasm-runtime/fs';
import process from 'process/browser.js';

const NANO = 1e9;

function hrtime(before) {
  const now = performance.now();
  let seconds = Math.floor(now / 1e3);
  let nanos = Math.floor((now % 1e3) * 1e6);
  if (before) {
    seconds -= before[0];
    nanos -= before[1];
    if (nanos < 0) {
      seconds -= 1;
      nanos += NANO;
    }
  }
  return [seconds, nanos];
}
hrtime.bigint = () => BigInt(Math.floor(performance.now() * 1e6));

self.window = self;
self.global = self;
self.Buffer = Buffer;
self.process = Object.assign(process, {
  cwd: () => '/project',
  platform: 'linux',
  versions: {},
  version: '',
  env: { NO_COLOR: '1' },
  argv: [],
  stdout: { isTTY: false, write() {} },
  stderr: { isTTY: false, write() {} },
  nextTick: (run, ...args) => queueMicrotask(() => run(...args)),
  hrtime,
});
