'use client';
import { use, useEffect, useRef, useState } from 'react';
import { useLatest } from '../../react/state/useLatest.js';
import { type Emit, EmitContext, type EmittedEvent } from './EmitContext.js';
import type { EventOptions, ParleyEvent } from './ParleyEvent.js';

/** Returns a function that emits events to this listener and to all surrounding ones; `undefined` if there are none. */
export function useEmit({ onEvent, includeText, includeValues }: EventOptions): Emit | undefined {
  const outer = use(EmitContext);
  const latest = useLatest({ onEvent, includeText, includeValues, outer });
  const [emit] = useState(
    (): Emit => (event, details) => {
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
  return onEvent === undefined ? outer : emit;
}

/** Emits an event once per mounted component, even if React runs effects twice in development. */
export function useEmitOnce(emit: Emit | undefined, event: EmittedEvent): void {
  const isEmitted = useRef(false);
  useEffect(() => {
    if (emit === undefined || isEmitted.current) return;
    isEmitted.current = true;
    emit(event);
  });
}
