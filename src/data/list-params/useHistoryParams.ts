'use client';
import { useCallback, useMemo, useSyncExternalStore } from 'react';

/** The parameters of the address as `URLSearchParams`, and a function that replaces them. Default of `replace`: a new entry in the history. */
export type HistoryParams = readonly [
  params: URLSearchParams,
  setParams: (params: URLSearchParams, options?: { readonly replace?: boolean }) => void,
];

/**
 * The parameters of the page's address, for pages without a router: `useListParams(reportListParams, useHistoryParams())`. Follows the back
 * button, and all that this hook changes. On a server there are no parameters.
 */
export function useHistoryParams(): HistoryParams {
  const search = useSyncExternalStore(subscribe, readSearch, () => '');
  const set = useCallback((params: URLSearchParams, { replace = false }: { readonly replace?: boolean } = {}) => {
    const { pathname, hash } = window.location;
    const address = `${pathname}${params.size === 0 ? '' : `?${params}`}${hash}`;
    if (replace) window.history.replaceState(window.history.state, '', address);
    else window.history.pushState(null, '', address);
    for (const listener of [...listeners]) listener();
  }, []);
  return useMemo(() => [new URLSearchParams(search), set], [search, set]);
}

/** The browser reports the back button, but not the changes of the page itself. */
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}

function readSearch(): string {
  return window.location.search;
}
