import { createContext } from 'react';

/**
 * Where menus stand in the document, if not beside their buttons: outside of an element whose name comes from what stands in
 * it, such as the row of a tree.
 */
export const PopupPlace = createContext<HTMLElement | null>(null);
