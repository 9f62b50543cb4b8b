'use client';
import { use } from 'react';
import { type DeepPartial, mergeLabels } from '../labels/mergeLabels.js';
import { AdminLabelsContext } from './AdminLabelsContext.js';

/**
 * Makes the hook that returns one widget's labels: those of the nearest provider under `key`, and `english` for the rest. So a widget loads
 * no other's labels.
 */
/* @__NO_SIDE_EFFECTS__ */
export function createLabelsHook<Labels extends object>(key: string, english: Labels): () => Labels {
  // The provider's own type makes sure that the labels under a key are those of its widget.
  return () => mergeLabels<Labels>(english, use(AdminLabelsContext)?.[key] as DeepPartial<Labels> | undefined);
}
