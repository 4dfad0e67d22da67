import { getCustomMDXComponent, PageActions } from '@rspress/core/theme';
import { type ComponentProps, use } from 'react';
import { AfterTitle } from '../../layouts/AfterTitle';

/** The title in the text of a page, followed by the site's content and the page's actions. */
export function TitleWithActions(props: ComponentProps<'h1'>) {
  const { h1: Heading = 'h1' } = getCustomMDXComponent();
  return (
    <>
      <Heading {...props} />
      {use(AfterTitle)}
      <PageActions />
    </>
  );
}
