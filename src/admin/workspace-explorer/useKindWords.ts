'use client';
import { useFormats } from '../../react/useFormats.js';
import type { KindCounts } from './model/workspaceItem.js';
import { useWorkspaceLabels } from './useWorkspaceLabels.js';

/** Describes the number of items of each kind: “2 folders and 1 workbook”. Empty if there are none. */
export function useKindWords(): (counts: KindCounts) => string {
  const { counts: words } = useWorkspaceLabels();
  const { number, locale } = useFormats();
  return (counts) => {
    const parts = (['FOLDER', 'WORKBOOK', 'REPORT'] as const).filter((kind) => counts[kind] > 0);
    return new Intl.ListFormat(locale, { type: 'conjunction' }).format(
      parts.map((kind) => words[kind](counts[kind], number(counts[kind]))),
    );
  };
}
