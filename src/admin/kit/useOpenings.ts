import { useState } from 'react';

/** Counts how many times it was opened: a key for state that resets each time. */
export function useOpenings(isOpen: boolean): number {
  const [seen, setSeen] = useState({ isOpen, count: 0 });
  if (seen.isOpen !== isOpen) setSeen({ isOpen, count: seen.count + Number(isOpen) });
  return seen.count;
}
