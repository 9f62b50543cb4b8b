/** `push` makes room for a sidebar beside the page; `cover` puts it over the page. */
export type SidebarLayout = 'push' | 'cover';
