import { expect, test } from 'vitest';
import { breadcrumbList } from './breadcrumbList';

test('[SEO-1] steps are numbered, and the page at the end has no address', () => {
  const json = breadcrumbList([{ name: 'Guide', item: 'https://a.example/guide/' }, { name: 'x' }]);
  expect(JSON.parse(json)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Guide', item: 'https://a.example/guide/' },
      { '@type': 'ListItem', position: 2, name: 'x' },
    ],
  });
});

test('[SEO-1] a name cannot close the script element', () => {
  const json = breadcrumbList([{ name: '</script><script>alert(1)</script>' }]);
  expect(json).not.toContain('<');
  expect(JSON.parse(json).itemListElement[0].name).toBe('</script><script>alert(1)</script>');
});
