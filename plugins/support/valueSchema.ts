import { z } from 'zod';

/** A schema that describes a value, created with any release of [zod](https://zod.dev/) 4. */
export interface ValueSchema {
  /** Checks a value. Every zod schema has this function. */
  safeParse: (value: unknown) => { success: boolean };
}

/** Schemas by the names of keys. */
export type KeySchemas = Readonly<Record<string, ValueSchema>>;

/** Converts schemas to the type of Lectern's own release of zod, because the types of other releases differ. */
export const ownSchemas = (keys: KeySchemas): Record<string, z.ZodType> =>
  keys as Record<string, z.ZodType>;

const isSchema = (value: unknown) =>
  typeof value === 'object' && value !== null && 'safeParse' in value && '_zod' in value;

/** Checks that values are schemas. */
export const schemasByKey = z.record(
  z.string().min(1),
  z.custom(isSchema, 'a schema of zod 4, such as z.string().optional()'),
);
