import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { sendOpinion as send } from './sendOpinion';

const OPINION = { id: 'a', page: '/guide/start', isHelpful: true };
const address = (path: string) => `https://docs.example${path}`;

let sendOpinion: typeof send;
let answers: Record<string, () => Response>;
let requested: string[];

beforeEach(async () => {
  vi.resetModules();
  ({ sendOpinion } = await import('./sendOpinion'));
  requested = [];
  let tokens = 0;
  answers = {
    '/api/chat/token': () => {
      tokens += 1;
      return Response.json({ success: true, token: `t${tokens}` });
    },
    '/api/chat/page': () => Response.json({ success: true }),
  };
  vi.stubGlobal('fetch', async (url: string, { headers }: { headers: Record<string, string> }) => {
    const { pathname } = new URL(url);
    requested.push(`${pathname} ${headers.authorization ?? ''}`.trim());
    return answers[pathname]?.();
  });
});
afterEach(() => vi.unstubAllGlobals());

test('[LOOP-1] a token is reused for all feedback of a reader', async () => {
  await sendOpinion(OPINION, address);
  await sendOpinion({ ...OPINION, text: 'Clear.' }, address);
  expect(requested).toEqual([
    '/api/chat/token',
    '/api/chat/page TOKEN t1',
    '/api/chat/page TOKEN t1',
  ]);
});

test('[LOOP-1] a rejected token is replaced once', async () => {
  await sendOpinion(OPINION, address);
  answers['/api/chat/page'] = () => new Response('expired', { status: 401 });
  requested = [];
  await expect(sendOpinion(OPINION, address)).rejects.toThrow('failed with 401');
  expect(requested).toEqual([
    '/api/chat/page TOKEN t1',
    '/api/chat/token',
    '/api/chat/page TOKEN t2',
  ]);
});

test('[LOOP-1] feedback that is not stored results in an error', async () => {
  answers['/api/chat/page'] = () => new Response('not now', { status: 503 });
  await expect(sendOpinion(OPINION, address)).rejects.toThrow('failed with 503');
  answers['/api/chat/token'] = () => Response.json({ success: false }, { status: 429 });
  await expect(sendOpinion(OPINION, address)).rejects.toThrow('the token request failed with 429');
});
