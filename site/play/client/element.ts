type Attributes = Record<string, string | boolean | undefined | ((event: Event) => void)>;

/** Creates an element. Functions are event listeners, and attributes that are `false` or `undefined` are omitted. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const created = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === 'function') created.addEventListener(key, value);
    else if (value !== undefined && value !== false)
      created.setAttribute(key, value === true ? '' : value);
  }
  created.append(...children);
  return created;
}
