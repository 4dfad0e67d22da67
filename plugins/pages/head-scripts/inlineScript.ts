/** A value as it may stand in an inline script: no `</script>` and no comment can begin in it. */
export function toScriptValue(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c');
}

/** A value as it may stand in an attribute between double quotes. */
export function toAttribute(value: string): string {
  return value
    .replace(/&/g, '&amp;')
    .replace(/"/g, '&quot;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;');
}

/** Wraps statements in a function of their own and puts them on one line. */
export function toInlineScript(statements: string): string {
  const line = statements
    .split('\n')
    .map((part) => part.trim())
    .join('');
  return `(function(){${line}})();`;
}
