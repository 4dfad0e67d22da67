import path from 'node:path';
import { defaultDatabase, EARLIER_DATABASE } from './store/defaultPlace';
import type { DatabasePlace } from './store/openDatabase';

/** A language model behind an endpoint that speaks OpenAI's protocol. */
export interface ModelSettings {
  /** Up to `/v1`. */
  baseUrl: string;
  model: string;
  apiKey?: string;
  /** Whether the model may search by itself; some local servers cannot call tools. */
  canSearch: boolean;
}

/** Secrets and places, which differ from machine to machine and never stand in the config. */
export interface AskEnvironment {
  /** Without one, answers are quotes. */
  model?: ModelSettings;
  /** `file:…`, `libsql://…`, `http(s)://…`; nothing is stored without one. */
  database?: DatabasePlace;
  /** Signs tokens, so that they survive a restart; random if not set. */
  tokenKey?: string;
}

const MIN_KEY = 16;
const EXAMPLES = 'libsql://docs.example.com, the path of a file, or "off"';

type Environment = Record<string, string | undefined>;

function readUrl(
  env: Environment,
  name: string,
  protocols: RegExp,
  example: string,
): string | undefined {
  const value = env[name];
  if (!value) return undefined;
  if (!URL.canParse(value) || !protocols.test(new URL(value).protocol)) {
    throw new Error(`[ask-ai] ${name} is "${value}" → write a full address such as ${example}`);
  }
  return value;
}

function readModel(env: Environment): ModelSettings | undefined {
  const baseUrl = readUrl(env, 'ASK_AI_MODEL_URL', /^https?:$/, 'http://127.0.0.1:8080/v1');
  const model = env.ASK_AI_MODEL;
  if (!baseUrl && !model) return undefined;
  if (!baseUrl || !model) {
    const missing = baseUrl ? 'ASK_AI_MODEL' : 'ASK_AI_MODEL_URL';
    throw new Error(`[ask-ai] ${missing} is not set → set both, or neither for quotes only`);
  }
  const tools = env.ASK_AI_MODEL_TOOLS || 'on';
  if (tools !== 'on' && tools !== 'off') {
    throw new Error(`[ask-ai] ASK_AI_MODEL_TOOLS is "${tools}" → write "on" or "off"`);
  }
  const apiKey = env.ASK_AI_MODEL_KEY || undefined;
  return { baseUrl: baseUrl.replace(/\/+$/, ''), model, apiKey, canSearch: tools === 'on' };
}

function readDatabase(env: Environment, title: string): AskEnvironment['database'] {
  const value = env.ASK_AI_DATABASE;
  if (!value) {
    return {
      url: `file:${defaultDatabase(title, env)}`,
      earlier: path.resolve(EARLIER_DATABASE),
    };
  }
  if (value === 'off') return undefined;
  if (!value.includes('://')) return { url: `file:${path.resolve(value.replace(/^file:/, ''))}` };
  const url = readUrl(env, 'ASK_AI_DATABASE', /^(libsql|https?|wss?):$/, EXAMPLES) ?? value;
  return { url, authToken: env.ASK_AI_DATABASE_TOKEN || undefined };
}

/**
 * What the environment says about Ask AI.
 *
 * @param title of the site, by which its database is found where none is named
 * @throws an error that names the variable, its value and what to write
 */
export function readAskEnvironment(env: Environment, title: string): AskEnvironment {
  const tokenKey = env.ASK_AI_TOKEN_KEY || undefined;
  if (tokenKey !== undefined && tokenKey.length < MIN_KEY) {
    throw new Error(
      `[ask-ai] ASK_AI_TOKEN_KEY has ${tokenKey.length} characters → write at least ${MIN_KEY}, such as the output of "openssl rand -hex 32"`,
    );
  }
  return {
    model: readModel(env),
    database: readDatabase(env, title),
    tokenKey,
  };
}
