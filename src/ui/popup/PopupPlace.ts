import { createContext } from 'react';

/**
 * The element that menus render into, if not beside their buttons. Used inside elements that are named by their content, such as the row of
 * a tree.
 */
export const PopupPlace = createContext<HTMLElement | null>(null);
