/** Whether the name of a file matches a pattern. `*` matches anything except `/`. */
export function isNamed(pattern: string, file: string): boolean {
  const parts = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('[^/]*')}$`).test(file);
}
