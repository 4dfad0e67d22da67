import { createContext, type ReactNode } from 'react';

/** What stands directly below the title of a page: the text of the page, in which the title is, takes no properties. */
export const AfterTitle = createContext<ReactNode>(undefined);
