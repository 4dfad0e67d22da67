import type { OwnHeaders } from '../../plugins/content/sitePlugin';

/** The folder of the playground in the output. */
export const PLAY = '/play/';
export const ASSETS = '/play/assets/';
export const FRAME = '/play/frame';

/** Isolation from other documents, which shared memory requires. */
const ISOLATED = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-resource-policy': 'same-origin',
};

const policy = (directives: Readonly<Record<string, string>>) =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources}`)
    .join('; ');

const CLOSED = { 'default-src': "'none'", 'base-uri': "'none'", 'form-action': "'none'" };

/**
 * The headers of the playground. The document runs no code of a project. The worker does, and cannot
 * send requests: it receives the bundler from the document. The frame has an opaque origin.
 */
export const playHeaders: readonly OwnHeaders[] = [
  {
    path: PLAY,
    headers: {
      ...ISOLATED,
      'content-security-policy': policy({
        ...CLOSED,
        'script-src': "'self'",
        'style-src': "'self' 'unsafe-inline'",
        'img-src': "'self' data:",
        'font-src': "'self'",
        'connect-src': "'self'",
        'worker-src': "'self'",
        'frame-src': "'self'",
        'frame-ancestors': "'none'",
      }),
    },
  },
  {
    path: ASSETS,
    headers: {
      ...ISOLATED,
      'content-security-policy': policy({
        ...CLOSED,
        'script-src': "'self' 'unsafe-eval' 'wasm-unsafe-eval'",
        'worker-src': "'self'",
        'connect-src': "'none'",
      }),
    },
  },
  {
    path: FRAME,
    headers: {
      ...ISOLATED,
      'content-security-policy': policy({
        ...CLOSED,
        'script-src': "'unsafe-inline' 'unsafe-eval' blob:",
        'style-src': "'unsafe-inline' blob: data:",
        'img-src': 'blob: data:',
        'font-src': 'blob: data:',
        'connect-src': 'blob: data:',
        'frame-ancestors': "'self'",
        sandbox: 'allow-scripts',
      }),
    },
  },
];
