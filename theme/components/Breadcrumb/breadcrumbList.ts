/** A step of a breadcrumb in structured data. */
export interface ListedStep {
  name: string;
  /** The URL of the step. The last step is the page itself and needs none. */
  item?: string;
}

/** Returns a breadcrumb as JSON-LD of schema.org, escaped for a script element. */
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
