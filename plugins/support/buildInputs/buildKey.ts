import { createHash } from 'node:crypto';
import type { UserConfig } from '@rspress/core';
import { configText } from './configText';
import { filesDigest, toolsDigest } from './digest';
import { readVariables } from './environment';
import { declaredInputs } from './inputs';

/** Returns a key of everything except the pages that a build depends on. */
export function buildKey(config: UserConfig, cwd: string): string {
  return createHash('sha256')
    .update(configText(config))
    .update(JSON.stringify(readVariables()))
    .update(filesDigest(declaredInputs(), cwd))
    .update(toolsDigest(cwd))
    .digest('hex');
}
