import type { Client } from 'typesense';
import type { TypesenseDocument } from './schema';

/** The number of records that an error names. The others are only counted. */
const NAMED = 5;

/** Typesense responds with 200 even if documents fail to import. The response has a line for each document. */
export async function importDocuments(
  client: Client,
  collection: string,
  documents: readonly TypesenseDocument[],
): Promise<void> {
  const results = await client
    .collections<TypesenseDocument>(collection)
    .documents()
    .import([...documents], { action: 'upsert', throwOnFail: false });
  const refused = results.flatMap((result, at) =>
    result.success ? [] : [`${documents[at]?.objectID}: ${result.error}`],
  );
  if (refused.length === 0) return;
  const more = refused.length > NAMED ? [`and ${refused.length - NAMED} more`] : [];
  throw new Error(
    `[search] Typesense rejected ${refused.length} of ${documents.length} records → readers still search the previous records:\n${[...refused.slice(0, NAMED), ...more].map((line) => `  ${line}`).join('\n')}`,
  );
}
