import { useLang, usePage } from '@rspress/core/runtime';
import type { LayoutProps } from '@rspress/core/theme-original';
import type { ComponentType } from 'react';
import { type PluginStrings, type SlotProps, translator } from '../shared';

type SlotName = Extract<keyof LayoutProps, string>;

/** A layout in whose slots the components of a plugin stand, behind what is there already. */
export function fillSlots(
  Below: ComponentType<LayoutProps>,
  name: string,
  strings: PluginStrings,
  slots: Readonly<Record<string, ComponentType<SlotProps>>>,
): ComponentType<LayoutProps> {
  return function FilledLayout(props: LayoutProps) {
    const lang = useLang();
    const { page } = usePage() as { page: { pluginData?: Record<string, unknown> } };
    const said = { t: translator(strings, lang), data: page.pluginData?.[name], lang };
    const filled = Object.entries(slots).map(([slot, Component]) => [
      slot,
      <>
        {props[slot as SlotName]}
        <Component {...said} />
      </>,
    ]);
    return <Below {...props} {...Object.fromEntries(filled)} />;
  };
}
