/** Whether a file's name is what a pattern says; `*` stands for anything within a name, not for `/`. */
export function isNamed(pattern: string, file: string): boolean {
  const parts = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('[^/]*')}$`).test(file);
}
