import { createContext, use, useMemo } from 'react';
import { useSame } from '../../react/equality/useSame.js';
import type { ChatPart } from './chatParts.js';

/** Besides the parts that hosts name: `copy` is all copying of data, and `ask` is all that asks, answers or changes a thread. */
export type HiddenPart = ChatPart | 'copy' | 'ask';

/** The parts that are not rendered here. */
export const HiddenPartsContext = createContext<ReadonlySet<HiddenPart>>(new Set());

/** Returns true if a part is not rendered here. */
export function useHidden(part: HiddenPart): boolean {
  return use(HiddenPartsContext).has(part);
}

/** Returns these parts with those that are hidden around. The set stays the same while the parts do. */
export function useAlsoHidden(parts: readonly HiddenPart[]): ReadonlySet<HiddenPart> {
  const around = use(HiddenPartsContext);
  const same = useSame(parts);
  return useMemo(() => new Set([...around, ...same]), [around, same]);
}

/** Returns what is hidden where downloads are restricted. */
export function restrictedParts(isRestricted: boolean): readonly HiddenPart[] {
  return isRestricted ? ['copy', 'download', 'export'] : [];
}
