import { type FakeAnswer, type FakeRequest, startFakeServer } from './fakeServer';

type Fields = Record<string, unknown>;

interface Index {
  primaryKey?: string;
  settings: Fields;
  documents: Map<string, Fields>;
}

interface Failed {
  message: string;
  code: string;
}

interface Task {
  uid: number;
  indexUid: string | null;
  type: string;
  status: string;
  error: Failed | null;
  /** Says why it fails. */
  run: () => Failed | undefined;
  asked: number;
}

const SETTINGS =
  'searchableAttributes filterableAttributes sortableAttributes displayedAttributes rankingRules distinctAttribute typoTolerance synonyms localizedAttributes stopWords pagination faceting'.split(
    ' ',
  );
const RULES =
  /^(words|typo|proximity|attribute|attributeRank|wordPosition|sort|exactness|[\w.-]+:(asc|desc))$/;
const LOCALES = 'ar bg cs de el en es fr he hi it ja ko nl pl pt ro ru sv th tr uk vi zh'.split(
  ' ',
);

class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

function refuse(status: number, code: string, message: string): never {
  throw new Refusal(status, code, message);
}

function checkSettings(settings: Fields): void {
  const unknown = Object.keys(settings).find((name) => !SETTINGS.includes(name));
  if (unknown) refuse(400, 'bad_request', `Unknown field \`${unknown}\`.`);
  for (const rule of (settings.rankingRules ?? []) as string[]) {
    if (!RULES.test(rule)) {
      refuse(400, 'invalid_settings_ranking_rules', `\`${rule}\` ranking rule is invalid.`);
    }
  }
  const localized = (settings.localizedAttributes ?? []) as { locales: string[] }[];
  const locale = localized.flatMap(({ locales }) => locales).find((one) => !LOCALES.includes(one));
  if (locale) {
    refuse(400, 'invalid_settings_localized_attributes', `Unknown value \`${locale}\`.`);
  }
}

function checkHeaders({ headers, text }: FakeRequest): void {
  if (!headers.authorization) {
    refuse(401, 'missing_authorization_header', 'The Authorization header is missing.');
  }
  if (headers.authorization !== 'Bearer admin') {
    refuse(403, 'invalid_api_key', 'The provided API key is invalid.');
  }
  if (text && !headers['content-type']?.startsWith('application/json')) {
    refuse(415, 'invalid_content_type', 'The Content-Type is invalid.');
  }
}

const noIndex = (uid: string): Failed => ({
  message: `Index \`${uid}\` not found.`,
  code: 'index_not_found',
});

/** The indexes of the server, as its tasks change them. */
class Indexes extends Map<string, Index> {
  at(uid: string): Index {
    const index = this.get(uid) ?? { settings: {}, documents: new Map() };
    this.set(uid, index);
    return index;
  }

  addDocuments(uid: string, primaryKey: string, documents: Fields[]): Failed | undefined {
    const bad = documents.find(
      (document) => !/^[A-Za-z0-9_-]{1,511}$/.test(String(document[primaryKey])),
    );
    if (bad) {
      return {
        message: `Document identifier \`${JSON.stringify(bad[primaryKey])}\` is invalid. A document identifier can be of type integer or string, only composed of alphanumeric characters (a-z A-Z 0-9), hyphens (-) and underscores (_), and can not be more than 511 bytes.`,
        code: 'invalid_document_id',
      };
    }
    const index = this.at(uid);
    index.primaryKey = primaryKey;
    for (const document of documents) index.documents.set(String(document[primaryKey]), document);
    return undefined;
  }

  swap([a = '', b = '']: string[]): Failed | undefined {
    const [first, second] = [this.get(a), this.get(b)];
    if (!first) return noIndex(a);
    if (!second) return noIndex(b);
    this.set(a, second).set(b, first);
    return undefined;
  }
}

/**
 * Creates a queue of tasks, which are done in their order.
 *
 * @param polls the number of requests for a task until it is done
 */
function createTasks(polls: number) {
  const tasks: Task[] = [];
  /** The reasons why tasks of a type fail. */
  const failing = new Map<string, Failed>();

  function finish(task: Task): void {
    if (task.status !== 'enqueued') return;
    task.error = failing.get(task.type) ?? task.run() ?? null;
    task.status = task.error ? 'failed' : 'succeeded';
  }

  return {
    tasks,
    failing,
    enqueue(type: string, indexUid: string | null, run: Task['run']): FakeAnswer {
      const uid = tasks.length;
      tasks.push({ uid, indexUid, type, status: 'enqueued', error: null, run, asked: 0 });
      const enqueuedAt = new Date(0).toISOString();
      const body = { taskUid: uid, indexUid, type, status: 'enqueued', enqueuedAt };
      return { status: 202, body };
    },
    answer(uid: number): FakeAnswer {
      const task = tasks[uid] ?? refuse(404, 'task_not_found', `Task \`${uid}\` not found.`);
      task.asked += 1;
      if (task.asked >= polls) for (const one of tasks.slice(0, uid + 1)) finish(one);
      const { indexUid, type, status, error } = task;
      return { status: 200, body: { uid, indexUid, type, status, error, details: {} } };
    },
  };
}

/**
 * A server that speaks the part of Meilisearch's documented API that a push uses. Tasks are done in
 * their order.
 *
 * @param polls how often a task is asked for until it is done
 */
export async function startFakeMeilisearch(polls = 1) {
  const indexes = new Indexes();
  const { tasks, failing, enqueue, answer } = createTasks(polls);

  function ofIndexes({ method, path, query, text }: FakeRequest): FakeAnswer {
    const [, uid = '', part] = path;
    if (!/^[\w-]{1,400}$/.test(uid)) refuse(400, 'invalid_index_uid', `\`${uid}\` is not valid.`);
    const call = `${method} ${part ?? ''}`;
    if (call === 'GET stats') {
      const index = indexes.get(uid) ?? refuse(404, 'index_not_found', noIndex(uid).message);
      return { status: 200, body: { numberOfDocuments: index.documents.size, isIndexing: false } };
    }
    if (call === 'PATCH settings') {
      const settings = JSON.parse(text);
      checkSettings(settings);
      return enqueue('settingsUpdate', uid, () => {
        Object.assign(indexes.at(uid).settings, settings);
        return undefined;
      });
    }
    if (call === 'POST documents') {
      const documents = JSON.parse(text);
      return enqueue('documentAdditionOrUpdate', uid, () =>
        indexes.addDocuments(uid, query.get('primaryKey') ?? '', documents),
      );
    }
    if (call === 'DELETE ') {
      return enqueue('indexDeletion', uid, () => (indexes.delete(uid) ? undefined : noIndex(uid)));
    }
    return refuse(404, 'not_found', 'Not Found');
  }

  function ofSwaps(text: string): FakeAnswer {
    const pairs = JSON.parse(text) as { indexes: string[] }[];
    for (const pair of pairs) {
      const unknown = Object.keys(pair).find((key) => key !== 'indexes');
      if (unknown) refuse(400, 'bad_request', `Unknown field \`${unknown}\`: expected \`indexes\``);
      if (pair.indexes.length !== 2)
        refuse(400, 'invalid_swap_indexes', 'Two indexes must be given');
    }
    return enqueue('indexSwap', null, () =>
      pairs.map((pair) => indexes.swap(pair.indexes)).find((failed) => failed),
    );
  }

  const server = await startFakeServer((request) => {
    const { method, path, text } = request;
    try {
      checkHeaders(request);
      if (path[0] === 'indexes') return ofIndexes(request);
      if (path[0] === 'swap-indexes' && method === 'POST') return ofSwaps(text);
      if (path[0] === 'tasks' && method === 'GET') return answer(Number(path[1]));
      return refuse(404, 'not_found', 'Not Found');
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { status, message, code } = error;
      return { status, body: { message, code, type: 'invalid_request', link: '' } };
    }
  });
  return {
    ...server,
    indexes,
    tasks,
    failing,
    /** What readers search under a name. */
    searched: (name: string) => [...(indexes.get(name)?.documents ?? [])],
  };
}
