'use client';
import { use } from 'react';
import type { AdminLabels } from '../labels/admin/AdminLabels.js';
import { type DeepPartial, mergeLabels } from '../labels/mergeLabels.js';
import { AdminLabelsContext } from './AdminLabelsContext.js';

/**
 * Makes the hook that returns one widget's labels: those of the nearest provider, and `english` for the rest. So a widget loads no other's
 * labels.
 */
/* @__NO_SIDE_EFFECTS__ */
export function createLabelsHook<Key extends keyof AdminLabels>(key: Key, english: AdminLabels[Key]): () => AdminLabels[Key] {
  return () => mergeLabels<AdminLabels[Key]>(english, use(AdminLabelsContext)?.[key] as DeepPartial<AdminLabels[Key]> | undefined);
}
