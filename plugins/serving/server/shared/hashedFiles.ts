/** `static/js/i.5134e21e54.js`: the bundler's folder and a hash of at least eight digits. */
const HASHED = /^static\/.*[./][0-9a-f]{8,32}\.[\w.]+$/;

/** Whether a file of the output has its content's hash in its name, so that it never changes. */
export function isHashedFile(file: string): boolean {
  return HASHED.test(file);
}

export const IMMUTABLE = 'public, max-age=31536000, immutable';
