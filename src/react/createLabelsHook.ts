'use client';
import { use } from 'react';
import type { AdminLabels } from '../labels/admin/AdminLabels.js';
import { AdminLabelsContext } from './AdminLabelsContext.js';

/** Makes the hook that returns one widget's labels from the nearest provider, or `english`. So a widget loads no other's labels. */
export function createLabelsHook<Key extends keyof AdminLabels>(key: Key, english: AdminLabels[Key]): () => AdminLabels[Key] {
  return () => use(AdminLabelsContext)?.[key] ?? english;
}
