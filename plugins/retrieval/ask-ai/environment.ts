import path from 'node:path';
import {
  type CheckedEnvironment,
  checkedEnvironment,
  type Environment,
} from '../../support/checkedEnvironment';
import { defaultDatabase, EARLIER_DATABASE } from './store/defaultPlace';
import type { DatabasePlace } from './store/openDatabase';

/** A language model behind an OpenAI-compatible endpoint. */
export interface ModelSettings {
  /** The URL of the endpoint, including `/v1`. */
  baseUrl: string;
  model: string;
  apiKey?: string;
  /** Whether the model may call tools, which some local servers do not support. */
  canSearch: boolean;
}

/** Secrets and locations, which differ between machines and do not belong in the configuration. */
export interface AskEnvironment {
  /** If not set, answers are quotes. */
  model?: ModelSettings;
  /** `file:…`, `libsql://…`, `http(s)://…`. If not set, nothing is stored. */
  database?: DatabasePlace;
  /** The key that signs tokens, so that they survive a restart. Random if not set. */
  tokenKey?: string;
}

const MIN_KEY = 16;
/** Values that other programs use for "off", and the in-memory database of SQLite. */
const NOT_A_PLACE = /^(?:off|no|none|false|null|0|disabled|:memory:)$/i;
const EXAMPLES = 'libsql://docs.example.com, the path of a file, or "off"';

/**
 * Reads a secret that is sent in a header.
 *
 * @throws without the secret in the message, if it contains characters that headers cannot have: the error of the
 * request would log it
 */
function readSecret(read: CheckedEnvironment, name: string): string | undefined {
  const secret = read.text(name);
  if (secret === undefined || /^[\x21-\x7e]+$/.test(secret)) return secret;
  throw new Error(
    `[ask-ai] ${name} contains a space, a line break or another invalid character → copy it again`,
  );
}

/** Returns whether paths can be appended to a URL. A user name and password in it would not be sent. */
function isPlainAddress(address: string): boolean {
  const { username, password, search, hash } = new URL(address);
  return [username, password, search, hash].every((part) => part === '');
}

function readModel(read: CheckedEnvironment): ModelSettings | undefined {
  const baseUrl = read.address('ASK_AI_MODEL_URL', ['http:', 'https:'], 'http://127.0.0.1:8080/v1');
  if (baseUrl && !isPlainAddress(baseUrl)) {
    read.refuse(
      'ASK_AI_MODEL_URL',
      'a URL that ends with /v1, without a user name, password or query (a key belongs in ASK_AI_MODEL_KEY)',
    );
  }
  const model = read.text('ASK_AI_MODEL');
  const canSearch = read.choice('ASK_AI_MODEL_TOOLS', ['on', 'off'], 'on') === 'on';
  if (!baseUrl && !model) return undefined;
  if (!baseUrl || !model) {
    const missing = baseUrl ? 'ASK_AI_MODEL' : 'ASK_AI_MODEL_URL';
    throw new Error(`[ask-ai] ${missing} is not set → set both, or neither for quotes only`);
  }
  const apiKey = readSecret(read, 'ASK_AI_MODEL_KEY');
  return { baseUrl: baseUrl.replace(/\/+$/, ''), model, apiKey, canSearch };
}

function readDatabase(
  read: CheckedEnvironment,
  env: Environment,
  title: string,
): AskEnvironment['database'] {
  const value = read.text('ASK_AI_DATABASE');
  if (!value) {
    return {
      url: `file:${defaultDatabase(title, env)}`,
      earlier: path.resolve(EARLIER_DATABASE),
    };
  }
  if (value === 'off') return undefined;
  // As a file name, such a value would store what the administrator wants not to be stored.
  if (NOT_A_PLACE.test(value)) read.refuse('ASK_AI_DATABASE', EXAMPLES);
  if (!value.includes('://')) return { url: `file:${path.resolve(value.replace(/^file:/, ''))}` };
  const protocols = ['libsql:', 'http:', 'https:', 'ws:', 'wss:'];
  const url = read.address('ASK_AI_DATABASE', protocols, EXAMPLES) ?? value;
  return { url, authToken: readSecret(read, 'ASK_AI_DATABASE_TOKEN') };
}

/**
 * Reads the settings of Ask AI from the environment.
 *
 * @param title the name of the site, which determines the default location of its database
 * @throws an error with the variable, its value and a valid value
 */
export function readAskEnvironment(env: Environment, title: string): AskEnvironment {
  const read = checkedEnvironment('ask-ai', env);
  const tokenKey = read.text('ASK_AI_TOKEN_KEY');
  if (tokenKey !== undefined && tokenKey.length < MIN_KEY) {
    throw new Error(
      `[ask-ai] ASK_AI_TOKEN_KEY has ${tokenKey.length} characters → write at least ${MIN_KEY}, such as the output of "openssl rand -hex 32"`,
    );
  }
  return {
    model: readModel(read),
    database: readDatabase(read, env, title),
    tokenKey,
  };
}
