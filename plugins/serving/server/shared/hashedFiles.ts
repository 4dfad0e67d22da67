/** Matches files in the bundler's folder with a hash of at least eight digits: `static/js/i.5134e21e54.js` */
const HASHED = /^static\/.*[./][0-9a-f]{8,32}\.[\w.]+$/;

/** Whether the name of an output file contains a hash of its content, so that it never changes. */
export function isHashedFile(file: string): boolean {
  return HASHED.test(file);
}

export const IMMUTABLE = 'public, max-age=31536000, immutable';
