'use client';
import { useEffect, useState } from 'react';

/** Returns the time in milliseconds since 1970, renewed every few seconds while it is needed. */
export function useNow(isNeeded: boolean): number {
  const [nowMs, setNow] = useState(Date.now);
  useEffect(() => {
    if (!isNeeded) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), stepMs);
    return () => clearInterval(timer);
  }, [isNeeded]);
  return nowMs;
}

const stepMs = 5_000;
