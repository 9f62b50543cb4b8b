'use client';

import { type KeyboardEvent as ReactKeyboardEvent, type RefObject, useLayoutEffect, useState } from 'react';
import { useLatest } from '../../react/useLatest.js';
import { takeEscape } from './takeEscape.js';

/** What is open above the page: a menu, a popover or a dialog. */
export interface Layer {
  /** True if Escape, pressed now, belongs to this layer and to none inside or above it. */
  readonly isInnermost: (event: KeyboardEvent) => boolean;
  /** Closes the layer with Escape. For its outermost element. */
  readonly onKeyDown: (event: ReactKeyboardEvent) => void;
}

/**
 * Closes a layer with Escape, which then does nothing else. Pressed while nothing has the focus, as after the focused button has gone, the
 * key closes the innermost layer. What the page shows above a layer, in a popover or a modal dialog, closes first.
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
    window.addEventListener('keydown', closeWithoutFocus, true);
    return () => {
      openLayers.splice(openLayers.indexOf(layer), 1);
      if (openLayers.length === 0) window.removeEventListener('keydown', closeWithoutFocus, true);
    };
  }, [isOpen, layer]);
  return layer;
}

interface OpenLayer extends Layer {
  readonly box: RefObject<HTMLElement | null>;
  /** What the page had open when the layer opened. */
  under: readonly Element[];
  readonly open: () => void;
  readonly onKeyDown: (event: KeyboardEvent | ReactKeyboardEvent) => void;
}

/** In the order in which they opened. */
const openLayers: OpenLayer[] = [];

/** The last one that has none inside. Of layers that open together, the inner one is first. */
function innermost(): OpenLayer | undefined {
  const hasNoneInside = ({ box }: OpenLayer) =>
    !openLayers.some((other) => other.box !== box && box.current?.contains(other.box.current) === true);
  return openLayers.filter(hasNoneInside).at(-1);
}

function closeWithoutFocus(event: KeyboardEvent): void {
  if (event.target === document.body) innermost()?.onKeyDown(event);
}

/** Returns what the browser itself closes with Escape, except around this place: popovers and modal dialogs of the page. */
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
