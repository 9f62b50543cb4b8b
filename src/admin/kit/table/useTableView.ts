'use client';
import { use, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { ServiceContext } from '../../../data/provider/ServiceContext.js';
import { createTableViews, tableViewsOf } from './createTableViews.js';
import type { TableView } from './TableView.js';

/**
 * Returns how the person who is signed in has arranged a table, and a function that changes it. Without a name, or without a provider, it
 * is forgotten with the table.
 */
export function useTableView(name: string | undefined): [view: TableView, change: (view: TableView) => void] {
  const memory = use(ServiceContext)?.memory;
  const [own] = useState(() => createTableViews(undefined));
  const views = memory === undefined || name === undefined ? own : tableViewsOf(memory);
  const key = name ?? '';
  const read = () => views.read(key);
  const view = useSyncExternalStore(views.subscribe, read, read);
  useEffect(() => {
    if (name !== undefined) void memory?.identify();
  }, [memory, name]);
  return [view, useCallback((next) => views.write(key, next), [views, key])];
}
