/** An error in a file of the index. The message says what is wrong, where, and what to do. */
export class IndexFormatError extends Error {
  override name = 'IndexFormatError';

  constructor(file: string, problem: string) {
    super(`Search index, ${file} file: ${problem}. Build the site again and deploy all its files.`);
  }
}

/** The FNV-1a hash of bytes from an offset on. */
export function checksum(bytes: Uint8Array, from: number): number {
  let hash = 0x811c9dc5;
  for (let at = from; at < bytes.length; at++) {
    hash = Math.imul(hash ^ (bytes[at] ?? 0), 0x01000193);
  }
  return hash >>> 0;
}

/** A growing byte array. */
export class ByteWriter {
  #bytes = new Uint8Array(256);
  #length = 0;

  /** The number of bytes written. */
  get length(): number {
    return this.#length;
  }

  #reserve(more: number): void {
    if (this.#length + more <= this.#bytes.length) return;
    const larger = new Uint8Array(Math.max(this.#length + more, this.#bytes.length * 2));
    larger.set(this.#bytes.subarray(0, this.#length));
    this.#bytes = larger;
  }

  byte(value: number): void {
    this.#reserve(1);
    this.#bytes[this.#length++] = value;
  }

  /** A non-negative integer, with seven bits per byte. */
  number(value: number): void {
    let rest = value;
    while (rest > 127) {
      this.byte((rest % 128) | 128);
      rest = Math.floor(rest / 128);
    }
    this.byte(rest);
  }

  /** Bytes, preceded by their number. */
  block(bytes: Uint8Array): void {
    this.number(bytes.length);
    this.#reserve(bytes.length);
    this.#bytes.set(bytes, this.#length);
    this.#length += bytes.length;
  }

  text(value: string): void {
    this.block(new TextEncoder().encode(value));
  }

  toBytes(): Uint8Array {
    return this.#bytes.slice(0, this.#length);
  }
}

/** Reads the output of a `ByteWriter`. If the data ends too early, the error names the file. */
export class ByteReader {
  readonly #bytes: Uint8Array;
  readonly #file: string;
  #at: number;

  constructor(bytes: Uint8Array, file: string, at = 0) {
    this.#bytes = bytes;
    this.#file = file;
    this.#at = at;
  }

  byte(): number {
    const value = this.#bytes[this.#at];
    if (value === undefined) {
      throw new IndexFormatError(this.#file, `ends early, after ${this.#bytes.length} bytes`);
    }
    this.#at++;
    return value;
  }

  number(): number {
    let value = 0;
    let factor = 1;
    let byte: number;
    do {
      byte = this.byte();
      value += (byte & 127) * factor;
      factor *= 128;
    } while (byte > 127);
    return value;
  }

  /** The bytes themselves, not a copy. */
  block(): Uint8Array {
    const length = this.number();
    const end = this.#at + length;
    if (end > this.#bytes.length) {
      const problem = `has ${this.#bytes.length} bytes, but at least ${end} were expected`;
      throw new IndexFormatError(this.#file, problem);
    }
    const block = this.#bytes.subarray(this.#at, end);
    this.#at = end;
    return block;
  }

  text(): string {
    return new TextDecoder().decode(this.block());
  }
}
