/** Returns the address to link to for a path of the host's site, such as `/dashboards/7?tab=2`; `undefined` for no link. */
export type LinkResolver = (path: string) => string | undefined;
