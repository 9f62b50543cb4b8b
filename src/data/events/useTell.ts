'use client';
import { use, useEffect, useRef, useState } from 'react';
import { useLatest } from '../../react/state/useLatest.js';
import type { EventOptions, ParleyEvent } from './ParleyEvent.js';
import { type Tell, TellContext, type Untold } from './TellContext.js';

/** Returns a function that reports events to this listener and to those further out; `undefined` if there are none. */
export function useTell({ onEvent, includeText, includeValues }: EventOptions): Tell | undefined {
  const outer = use(TellContext);
  const latest = useLatest({ onEvent, includeText, includeValues, outer });
  const [tell] = useState(
    (): Tell => (event, details) => {
      const { onEvent, includeText, includeValues, outer } = latest.current;
      const timed: ParleyEvent = { at: Date.now(), ...event };
      try {
        onEvent?.({
          ...timed,
          ...(includeText === true && details?.text !== undefined && { text: details.text }),
          ...(includeValues === true && details?.values),
        });
      } catch (error) {
        console.error('Parley: onEvent has thrown an error.', error);
      }
      outer?.(timed, details);
    },
  );
  return onEvent === undefined ? outer : tell;
}

/** Reports once that a component is shown, also if React mounts it twice as in development. */
export function useTellShown(tell: Tell | undefined, event: Untold): void {
  const isTold = useRef(false);
  useEffect(() => {
    if (tell === undefined || isTold.current) return;
    isTold.current = true;
    tell(event);
  });
}
