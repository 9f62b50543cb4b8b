'use client';

import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isEscape } from '../../react/keys/isEscape.js';
import { partClass } from '../partClass.js';
import { placeBeside } from '../popup/placeBeside.js';
import { showOnTop } from '../popup/showOnTop.js';

interface LightTooltipProps {
  /** The words, only visual. */
  text: string;
}

/**
 * Shows a text beside its parent element on hover and keyboard focus. Escape, a press and leaving hide it. It is in the browser's top layer,
 * so that no scrolling box clips it.
 */
export function LightTooltip({ text }: LightTooltipProps) {
  const [isShown, setShown] = useState(false);
  const bubble = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const owner = bubble.current?.parentElement;
    return owner ? watchInterest(owner, setShown) : undefined;
  }, []);

  useLayoutEffect(() => {
    const element = bubble.current;
    if (!isShown || element?.parentElement == null) return;
    const takeBack = showOnTop(element);
    placeBeside(element, element.parentElement, { side: 'above', align: 'center' });
    return takeBack;
  }, [isShown]);

  return (
    <span
      ref={bubble}
      hidden={!isShown}
      aria-hidden="true"
      data-slot="tooltip"
      data-text={isShown ? text : undefined}
      className={partClass('tooltip')}
    />
  );
}

/** Calls back with true while the pointer is over the element or it has the keyboard focus. */
function watchInterest(owner: HTMLElement, onInterest: (isInterested: boolean) => void): () => void {
  const listening = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const lose = () => {
    clearTimeout(timer);
    onInterest(false);
  };
  const listen = <Name extends keyof HTMLElementEventMap>(name: Name, listener: (event: HTMLElementEventMap[Name]) => void) =>
    owner.addEventListener(name, listener, { signal: listening.signal });

  listen('pointerenter', ({ pointerType }) => {
    if (pointerType === 'mouse') timer = setTimeout(() => onInterest(true), restMs);
  });
  listen('focus', () => onInterest(owner.matches(':focus-visible')));
  listen('keydown', (event) => isEscape(event) && lose());
  for (const name of ['pointerleave', 'pointerdown', 'blur', 'click'] as const) listen(name, lose);
  return () => {
    listening.abort();
    clearTimeout(timer);
  };
}

const restMs = 450;
