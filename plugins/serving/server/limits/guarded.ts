import { textAnswer } from '../server/answers';
import { type Guard, Refused } from './guard';

/** Answers a client within its limits. Requests beyond them are refused with a short text. */
export async function guarded(
  guard: Guard,
  client: string,
  answer: (charge: (points: number) => void) => Promise<Response>,
): Promise<Response> {
  try {
    return await guard.run(client, answer);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { status, message, retryAfter } = error.refusal;
    return textAnswer(status, message, {
      'retry-after': String(retryAfter),
      'cache-control': 'no-store',
    });
  }
}
