import { expect, test } from 'vitest';
import { z } from 'zod';
import { schemasByKey } from './valueSchema';

test('schemas of zod 4 are taken, other values and schemas of zod 3 are not', () => {
  expect(schemasByKey.safeParse({ since: z.string().optional() }).success).toBe(true);
  const ofOlder = { safeParse: () => ({ success: true }), _def: {} };
  for (const value of ['string', String, null, ofOlder]) {
    expect(schemasByKey.safeParse({ since: value }).error?.issues[0]?.message).toBe(
      'a schema of zod 4, such as z.string().optional()',
    );
  }
});
