/** A step of a breadcrumb as programs read it. */
export interface ListedStep {
  name: string;
  /** Where its page is; the last step is the page itself and needs none. */
  item?: string;
}

/** A breadcrumb as JSON-LD of schema.org, fit to stand in a script element. */
export function breadcrumbList(steps: readonly ListedStep[]): string {
  const list = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...step,
    })),
  };
  return JSON.stringify(list).replaceAll('<', '\\u003c');
}
