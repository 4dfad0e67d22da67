/** Serializes a value for an inline script. The result contains no `</script>` and no comment. */
export function toScriptValue(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c');
}

/** Escapes a value for an attribute in double quotes. */
export function toAttribute(value: string): string {
  return value
    .replace(/&/g, '&amp;')
    .replace(/"/g, '&quot;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;');
}

/** Wraps statements in a function, and puts them on one line. */
export function toInlineScript(statements: string): string {
  const line = statements
    .split('\n')
    .map((part) => part.trim())
    .join('');
  return `(function(){${line}})();`;
}
