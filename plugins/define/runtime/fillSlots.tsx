import { useLang, usePage } from '@rspress/core/runtime';
import type { LayoutProps } from '@rspress/core/theme-original';
import type { ComponentType } from 'react';
import { addToSlots } from '../../../theme/layouts/filledSlots';
import { type PluginStrings, type SlotProps, translator } from '../shared';

type SlotName = Extract<keyof LayoutProps, string>;

interface FilledProps {
  /** The name of the plugin. */
  name: string;
  strings: PluginStrings;
  Component: ComponentType<SlotProps>;
}

/** A component of a plugin, with the plugin's data about the page. */
function Filled({ name, strings, Component }: FilledProps) {
  const lang = useLang();
  const { page } = usePage() as { page: { pluginData?: Record<string, unknown> } };
  return <Component t={translator(strings, lang)} data={page.pluginData?.[name]} lang={lang} />;
}

/** Adds the components of a plugin to slots of the layout, after the existing content. */
export function fillSlots(
  name: string,
  strings: PluginStrings,
  slots: Readonly<Record<string, ComponentType<SlotProps>>>,
): void {
  addToSlots(name, (props) => {
    const filled = Object.entries(slots).map(([slot, Component]) => [
      slot,
      <>
        {props[slot as SlotName]}
        <Filled name={name} strings={strings} Component={Component} />
      </>,
    ]);
    return { ...props, ...Object.fromEntries(filled) };
  });
}
