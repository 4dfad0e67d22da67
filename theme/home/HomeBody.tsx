import { MDXProvider } from '@mdx-js/react';
import { Content } from '@rspress/core/runtime';
import { mdxComponents } from '../components/DocContent/mdxComponents';
import './HomeBody.css';

/** The Markdown of a home page, between its hero and its features. Renders nothing without it. */
export function HomeBody() {
  return (
    <div className="lt-home__body lt-prose">
      <MDXProvider components={mdxComponents()}>
        <Content />
      </MDXProvider>
    </div>
  );
}
