import { useState } from 'react';

/** Returns the number of openings so far: a key for state that resets with each opening. */
export function useOpenings(isOpen: boolean): number {
  const [seen, setSeen] = useState({ isOpen, count: 0 });
  if (seen.isOpen !== isOpen) setSeen({ isOpen, count: seen.count + Number(isOpen) });
  return seen.count;
}
