import { PageActions } from '@rspress/core/theme';
import { getCustomMDXComponent } from '@rspress/core/theme-original';
import type { ComponentProps } from 'react';

/** The title in the text of a page, with the page's actions below it. */
export function TitleWithActions(props: ComponentProps<'h1'>) {
  const { h1: Heading = 'h1' } = getCustomMDXComponent();
  return (
    <>
      <Heading {...props} />
      <PageActions />
    </>
  );
}
