import { useEffect, useRef } from 'react';

/**
 * Warns once in development if an object that should be kept is created again and again, such as in each render. Pass the warning only in
 * development, so that bundlers leave it out otherwise.
 */
export const useNewObjectWarning: typeof useWarning = process.env.NODE_ENV === 'production' ? () => {} : useWarning;

function useWarning(object: object | undefined, warning: string | undefined): void {
  const changes = useRef<Changes>({ object, times: [], isReported: false });
  useEffect(() => {
    const { current } = changes;
    if (warning === undefined || current.object === object) return;
    const now = performance.now();
    current.object = object;
    current.times = [...current.times.filter((time) => now - time < windowMs), now];
    if (current.times.length < suspiciousChanges || current.isReported) return;
    current.isReported = true;
    console.warn(warning);
  }, [object, warning]);
}

interface Changes {
  object: object | undefined;
  times: readonly number[];
  isReported: boolean;
}

/** People do not sign in and out, or change conversations in code, this often. */
const suspiciousChanges = 4;
const windowMs = 10_000;
