'use client';

import type { RefObject } from 'react';
import { useLayer } from '../layers/useLayer.js';

/** What Base UI says about an opening or a closing. */
interface ChangeDetails {
  readonly reason: string;
  readonly event: Event;
  cancel(): void;
  allowPropagation(): void;
}

/**
 * Makes an overlay of Base UI one of the layers. Returns the `onOpenChange` to give it, which leaves alone an Escape that is not for this
 * overlay: Base UI closes everything that hears the key, also if something inside has handled it.
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
