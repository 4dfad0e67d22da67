const NAME = /^(?:[a-z_$@-][\w$@/.:-]*[\w$]|[A-Z]\w*(?:\.(?!js$)[\w$]+)+)$/;

/**
 * Whether a heading is a name in code: `entry`, `output.path`, `Rule.test`, `builtin:swc-loader`,
 * `--config`, but not `Overview`, which is a word, nor `Node.js`.
 */
export function isName(text: string): boolean {
  return NAME.test(text);
}
