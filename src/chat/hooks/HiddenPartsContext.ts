import { createContext, use, useMemo } from 'react';
import { useSame } from '../../react/equality/useSame.js';
import type { ChatPart } from './chatParts.js';

/** A part that is not rendered. `copy` covers all copying of data; `ask` covers everything that asks, edits or changes a thread. */
export type HiddenPart = ChatPart | 'copy' | 'ask';

/** The hidden parts of the surrounding chat. */
export const HiddenPartsContext = createContext<ReadonlySet<HiddenPart>>(new Set());

/** Returns true if a part is hidden here. */
export function useHidden(part: HiddenPart): boolean {
  return use(HiddenPartsContext).has(part);
}

/** Returns the given parts together with those of the context, as a set that is stable while the parts are. */
export function useAlsoHidden(parts: readonly HiddenPart[]): ReadonlySet<HiddenPart> {
  const around = use(HiddenPartsContext);
  const same = useSame(parts);
  return useMemo(() => new Set([...around, ...same]), [around, same]);
}

/** Returns the parts to hide if downloads are restricted. */
export function restrictedParts(isRestricted: boolean): readonly HiddenPart[] {
  return isRestricted ? ['copy', 'download', 'export'] : [];
}
