'use client';

import { type KeyboardEvent as ReactKeyboardEvent, type RefObject, useLayoutEffect, useState } from 'react';
import { takesEscape } from '../../react/keys/useEscapeFirst.js';
import { useLatest } from '../../react/state/useLatest.js';
import { takeEscape } from './takeEscape.js';

/** A menu, popover or dialog that is open above the page. */
export interface Layer {
  /** True if this Escape is meant for this layer, not for one inside or above it. */
  readonly isInnermost: (event: KeyboardEvent) => boolean;
  /** Closes the layer on Escape. Attach it to the outermost element of the layer. */
  readonly onKeyDown: (event: ReactKeyboardEvent) => void;
}

/**
 * Closes a layer on Escape and consumes the key. If nothing has the focus, for example because the focused button was removed, the
 * innermost layer closes. Popovers and modal dialogs that the page has opened above a layer close first.
 */
export function useLayer(box: RefObject<HTMLElement | null>, isOpen: boolean, close: () => void): Layer {
  const latest = useLatest(close);
  const [layer] = useState(() => {
    const own: OpenLayer = {
      box,
      under: [],
      open() {
        own.under = layersOfPage(box.current);
        openLayers.push(own);
      },
      isInnermost: (event) =>
        (event.composedPath().includes(box.current as EventTarget) || own === innermost()) &&
        layersOfPage(box.current).every((one) => own.under.includes(one)),
      onKeyDown(event) {
        if (own.isInnermost('nativeEvent' in event ? event.nativeEvent : event) && takeEscape(event)) latest.current();
      },
    };
    return own;
  });

  useLayoutEffect(() => {
    if (!isOpen) return;
    layer.open();
    const element = box.current;
    element?.setAttribute(takesEscape, '');
    window.addEventListener('keydown', closeWithoutFocus, true);
    return () => {
      element?.removeAttribute(takesEscape);
      openLayers.splice(openLayers.indexOf(layer), 1);
      if (openLayers.length === 0) window.removeEventListener('keydown', closeWithoutFocus, true);
    };
  }, [isOpen, layer, box]);
  return layer;
}

interface OpenLayer extends Layer {
  readonly box: RefObject<HTMLElement | null>;
  /** The popovers and dialogs of the page that were open before the layer. */
  under: readonly Element[];
  readonly open: () => void;
  readonly onKeyDown: (event: KeyboardEvent | ReactKeyboardEvent) => void;
}

/** In opening order. */
const openLayers: OpenLayer[] = [];

/** Returns the last opened layer that contains no other. When layers open together, the inner one comes first. */
function innermost(): OpenLayer | undefined {
  const hasNoneInside = ({ box }: OpenLayer) =>
    !openLayers.some((other) => other.box !== box && box.current?.contains(other.box.current) === true);
  return openLayers.filter(hasNoneInside).at(-1);
}

function closeWithoutFocus(event: KeyboardEvent): void {
  if (event.target === document.body) innermost()?.onKeyDown(event);
}

/** Returns the popovers and modal dialogs of the page that the browser closes on Escape, except those around this element. */
function layersOfPage(place: Element | null): Element[] {
  const found: Element[] = [];
  if (place === null || !('showPopover' in place)) return found;
  for (let within: Element | undefined = place; within !== undefined; ) {
    const inner: Element = within;
    const root = inner.getRootNode() as Document | ShadowRoot;
    found.push(...[...root.querySelectorAll(closedByBrowser)].filter((one) => !one.contains(inner)));
    within = 'host' in root ? root.host : undefined;
  }
  return found;
}

const closedByBrowser = 'dialog:modal, :popover-open:not([popover="manual"])';
