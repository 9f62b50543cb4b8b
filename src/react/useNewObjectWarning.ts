import { useEffect, useRef } from 'react';

/**
 * Warns once in development if an object that should be kept is created again and again, such as in each render. Pass the warning only in
 * development, so that bundlers leave it out otherwise.
 */
export function useNewObjectWarning(object: object, warning: string | undefined): void {
  const changes = useRef<Changes>({ object, times: [] });
  useEffect(() => {
    const { current } = changes;
    if (warning === undefined || current.object === object) return;
    const now = performance.now();
    current.object = object;
    current.times = [...current.times.filter((time) => now - time < windowMs), now];
    if (current.times.length < suspiciousChanges || warned.has(warning)) return;
    warned.add(warning);
    console.warn(warning);
  }, [object, warning]);
}

interface Changes {
  object: object;
  times: readonly number[];
}

const warned = new Set<string>();

/** People do not sign in and out, or change conversations in code, this often. */
const suspiciousChanges = 4;
const windowMs = 10_000;
