import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** The response times in milliseconds. */
export interface Times {
  p50: number;
  p99: number;
  max: number;
  count: number;
  /** The number of requests that were not answered with 200. */
  failed: number;
}

const EVERY = 20;

/** Measures the response time of a request and whether it succeeds. */
function answerOf(address: string, agent: Agent): Promise<{ ms: number; isGood: boolean }> {
  return new Promise((resolve) => {
    const start = performance.now();
    const finish = (isGood: boolean) => resolve({ ms: performance.now() - start, isGood });
    const request = get(address, { agent }, (answer) => {
      answer.resume().once('end', () => finish(answer.statusCode === 200));
    });
    request.once('error', () => finish(false));
  });
}

/**
 * Measures response times with a new request every 20 ms, regardless of pending requests. Otherwise, a
 * blocked server would only receive a single request in that time.
 */
export async function probe(address: string, seconds: number): Promise<Times> {
  const agent = new Agent({ keepAlive: true });
  const asked: ReturnType<typeof answerOf>[] = [];
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    asked.push(answerOf(address, agent));
    await wait(EVERY);
  }
  const answers = await Promise.all(asked);
  const times = answers.map(({ ms }) => ms).sort((a, b) => a - b);
  agent.destroy();
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(share * times.length))];
  return {
    p50: at(0.5) ?? 0,
    p99: at(0.99) ?? 0,
    max: times.at(-1) ?? 0,
    count: times.length,
    failed: answers.filter(({ isGood }) => !isGood).length,
  };
}
