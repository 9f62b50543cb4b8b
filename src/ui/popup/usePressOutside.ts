import { type RefObject, useEffect } from 'react';
import { useLatest } from '../../react/state/useLatest.js';

/** Calls `onPress` when the pointer is pressed outside these elements. */
export function usePressOutside(one: RefObject<Element | null>, other: RefObject<Element | null>, onPress: () => void): void {
  const latest = useLatest(onPress);
  useEffect(() => {
    const press = (event: Event) => {
      const path = event.composedPath();
      const isInside = [one.current, other.current].some((element) => element !== null && path.includes(element));
      if (!isInside) latest.current();
    };
    document.addEventListener('pointerdown', press, true);
    return () => document.removeEventListener('pointerdown', press, true);
  }, [one, other, latest]);
}
