'use client';

import type { RefObject } from 'react';
import { useLayer } from '../layers/useLayer.js';

/** The details that Base UI passes when an overlay opens or closes. */
interface ChangeDetails {
  readonly reason: string;
  readonly event: Event;
  cancel(): void;
  allowPropagation(): void;
}

/**
 * Makes a Base UI overlay a layer. Returns its `onOpenChange`, which ignores an Escape meant for another layer: Base UI closes every
 * overlay that receives the key, even if something inside has handled it.
 */
export function useOverlayLayer<Details extends ChangeDetails>(
  box: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onOpenChange: (isOpen: boolean, details?: Details) => void,
): (isOpen: boolean, details: Details) => void {
  const layer = useLayer(box, isOpen, () => onOpenChange(false));
  return (next, details) => {
    const { event } = details;
    const isForOthers = details.reason === 'escape-key' && (event.defaultPrevented || !layer.isInnermost(event as KeyboardEvent));
    if (!isForOthers) return onOpenChange(next, details);
    details.cancel();
    details.allowPropagation();
  };
}
