const KB = 1000;

/** `820 B`, `1.4 kB` */
export function sizeText(bytes: number): string {
  return bytes < KB ? `${bytes} B` : `${(bytes / KB).toFixed(1)} kB`;
}
