import { createHash } from 'node:crypto';

/**
 * Returns the name of a data file of a version and language, with a hash of its content:
 * `static/routes/v2.en.0123456789.json`
 */
export function hashedFile(kind: string, section: string, content: string): string {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
  const place = section.split('/').filter(Boolean).join('.');
  return `static/${kind}/${place || 'all'}.${hash}.json`;
}
