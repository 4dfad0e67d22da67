import { type FakeAnswer, type FakeRequest, startFakeServer } from './fakeServer';

interface Field {
  name: string;
  type: string;
  optional?: boolean;
  index?: boolean;
  locale?: string;
}

interface Schema {
  name: string;
  fields: Field[];
  default_sorting_field?: string;
  enable_nested_fields?: boolean;
  token_separators?: string[];
  synonym_sets?: string[];
}

type Fields = Record<string, unknown>;

interface Collection {
  schema: Schema;
  documents: Map<string, Fields>;
  synonyms: Map<string, Fields>;
}

const TYPES: Record<string, (value: unknown) => boolean> = {
  string: (value) => typeof value === 'string',
  'string[]': (value) => Array.isArray(value) && value.every((one) => typeof one === 'string'),
  int32: (value) => Number.isInteger(value) && Math.abs(Number(value)) < 2 ** 31,
  float: (value) => typeof value === 'number',
};
const SCHEMA_KEYS =
  'name fields default_sorting_field enable_nested_fields token_separators symbols_to_index metadata'.split(
    ' ',
  );
const FIELD_KEYS = 'name type optional facet index sort locale infix stem store'.split(' ');

class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

function refuse(status: number, message: string): never {
  throw new Refusal(status, message);
}

function unknownKeys(value: object, known: readonly string[]): void {
  const key = Object.keys(value).find((one) => !known.includes(one));
  if (key) refuse(400, `Parameter \`${key}\` is unknown.`);
}

function checkSchema(schema: Schema, version: number): void {
  unknownKeys(schema, version >= 30 ? [...SCHEMA_KEYS, 'synonym_sets'] : SCHEMA_KEYS);
  if (!schema.fields?.length) refuse(400, 'Parameter `fields` is required.');
  for (const field of schema.fields) {
    unknownKeys(field, FIELD_KEYS);
    if (!TYPES[field.type]) refuse(400, `Field \`${field.name}\` has an invalid data type.`);
    if (field.name.includes('.') && !schema.enable_nested_fields) {
      refuse(400, `Field \`${field.name}\` needs \`enable_nested_fields\`.`);
    }
    if (field.index === false && !field.optional) {
      refuse(400, `Field \`${field.name}\` must be optional since it is marked as non-indexable.`);
    }
    if (field.locale !== undefined && !/^[a-z]{2}$/.test(field.locale)) {
      refuse(400, `The \`locale\` value of the field \`${field.name}\` is not valid.`);
    }
  }
  if (schema.token_separators?.some((one) => one.length !== 1)) {
    refuse(400, '`token_separators` should be an array of character symbols.');
  }
  const sorting = schema.fields.find(({ name }) => name === schema.default_sorting_field);
  if (!sorting) refuse(400, 'Default sorting field is not found in the schema.');
  if (!['int32', 'float'].includes(sorting.type) || sorting.optional) {
    refuse(400, 'Default sorting field must be a single valued numerical field.');
  }
}

function flat(value: Fields, before = ''): [string, unknown][] {
  return Object.entries(value).flatMap(([key, part]) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? flat(part as Fields, `${before}${key}.`)
      : [[`${before}${key}`, part] as [string, unknown]],
  );
}

/** Why a document is refused. */
function documentProblem({ schema }: Collection, document: Fields): string | undefined {
  const { id, ...rest } = document;
  if (typeof id !== 'string') return "Document's `id` field should be a string.";
  if (encodeURIComponent(id) !== id) return "Document's `id` needs encoding in addresses.";
  const values = new Map(flat(rest));
  for (const [name, value] of values) {
    const field = schema.fields.find((one) => one.name === name);
    if (!field) return `Field \`${name}\` is not in the schema.`;
    if (!TYPES[field.type]?.(value)) return `Field \`${name}\` must be a ${field.type}.`;
  }
  const missing = schema.fields.find(({ name, optional }) => !optional && !values.has(name));
  return (
    missing &&
    `Field \`${missing.name}\` has been declared in the schema, but is not found in the document.`
  );
}

/**
 * A server that speaks the part of Typesense's documented API that a push uses, and is stricter:
 * what it does not know is an error.
 *
 * @param version from 30 on, synonyms are sets of the server; before, they belong to a collection
 */
export async function startFakeTypesense(version = 30) {
  const collections = new Map<string, Collection>();
  const aliases = new Map<string, string>();
  const sets = new Map<string, Fields>();

  const named = (name: string): Collection =>
    collections.get(name) ??
    collections.get(aliases.get(name) ?? '') ??
    refuse(404, `No collection with name \`${name}\` found.`);

  function described(collection: Collection) {
    return { ...collection.schema, num_documents: collection.documents.size, created_at: 0 };
  }

  function importLines(collection: Collection, { query, headers, text }: FakeRequest): FakeAnswer {
    if (query.get('action') !== 'upsert') refuse(400, 'Parameter `action` must be a known one.');
    if (!headers['content-type']?.startsWith('text/plain')) refuse(400, 'Bad content type.');
    const lines = text.split('\n').map((line) => {
      const document = JSON.parse(line) as Fields;
      const error = documentProblem(collection, document);
      if (error) return { success: false, error, code: 400, document: line };
      collection.documents.set(String(document.id), document);
      return { success: true };
    });
    return { status: 200, body: lines.map((line) => JSON.stringify(line)).join('\n') };
  }

  function ofSynonymSets({ method, path, text }: FakeRequest): FakeAnswer {
    const [, name] = path;
    if (version < 30) refuse(404, 'Not Found');
    if (!name) return { status: 200, body: [...sets].map(([one, set]) => ({ name: one, ...set })) };
    if (method === 'DELETE') {
      if (!sets.delete(name)) refuse(404, 'Synonym set not found.');
      return { status: 200, body: { name } };
    }
    const set = JSON.parse(text);
    for (const item of set.items) checkSynonym(item, ['id']);
    sets.set(name, set);
    return { status: 200, body: set };
  }

  function checkSynonym(item: Fields, more: readonly string[] = []): void {
    unknownKeys(item, [...more, 'root', 'synonyms', 'locale', 'symbols_to_index']);
    if (!TYPES['string[]']?.(item.synonyms)) refuse(400, 'Could not find an array of `synonyms`');
  }

  function ofCollections(request: FakeRequest): FakeAnswer {
    const { method, path, text } = request;
    const [, name, part, id] = path;
    if (!name && method === 'GET') {
      return { status: 200, body: [...collections.values()].map(described) };
    }
    if (!name) {
      const schema = JSON.parse(text) as Schema;
      if (collections.has(schema.name)) {
        refuse(409, `A collection with name \`${schema.name}\` already exists.`);
      }
      checkSchema(schema, version);
      const collection = { schema, documents: new Map(), synonyms: new Map() };
      collections.set(schema.name, collection);
      return { status: 201, body: described(collection) };
    }
    const collection = named(name);
    if (part === 'documents' && id === 'import' && method === 'POST') {
      return importLines(collection, request);
    }
    if (part === 'synonyms' && id && method === 'PUT' && version < 30) {
      const item = JSON.parse(text);
      checkSynonym(item);
      collection.synonyms.set(id, item);
      return { status: 200, body: { id, ...item } };
    }
    if (part) refuse(404, 'Not Found');
    if (method === 'DELETE') collections.delete(name);
    return { status: 200, body: described(collection) };
  }

  function ofAliases({ method, path, text }: FakeRequest): FakeAnswer {
    const [, name = ''] = path;
    if (method === 'PUT') {
      const { collection_name: collection } = JSON.parse(text);
      if (collections.has(name)) {
        refuse(500, `Name \`${name}\` conflicts with an existing collection name.`);
      }
      aliases.set(name, collection);
    }
    if (!aliases.has(name)) refuse(404, 'Not Found');
    return { status: 200, body: { name, collection_name: aliases.get(name) } };
  }

  const server = await startFakeServer((request) => {
    try {
      if (request.headers['x-typesense-api-key'] !== 'admin') {
        refuse(401, 'Forbidden - a valid `x-typesense-api-key` header must be sent.');
      }
      const [kind] = request.path;
      if (kind === 'collections') return ofCollections(request);
      if (kind === 'aliases') return ofAliases(request);
      if (kind === 'synonym_sets') return ofSynonymSets(request);
      return refuse(404, 'Not Found');
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { status: error.status, body: { message: error.message } };
    }
  });
  return {
    ...server,
    collections,
    aliases,
    sets,
    /** What readers search under a name. */
    searched: (name: string) => [...(collections.get(aliases.get(name) ?? '')?.documents ?? [])],
  };
}
