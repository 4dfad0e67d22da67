import { createContext, type ReactNode } from 'react';

/**
 * The content directly below the title of a page. It is a context because the page's MDX, which
 * contains the title, takes no properties.
 */
export const AfterTitle = createContext<ReactNode>(undefined);
