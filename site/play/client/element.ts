type Attributes = Record<string, string | boolean | undefined | ((event: Event) => void)>;

/** Makes an element: attributes that are functions listen, `false` and `undefined` are left out. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === 'function') made.addEventListener(key, value);
    else if (value !== undefined && value !== false)
      made.setAttribute(key, value === true ? '' : value);
  }
  made.append(...children);
  return made;
}
