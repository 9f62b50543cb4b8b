'use client';

import { useFormats } from '../../../react/language/useFormats.js';
import type { JobDetailLabels } from './labels/JobLabels.js';
import { useJobLabels } from './useJobLabels.js';

type Count = keyof JobDetailLabels['counts'];

/** Counts with their labels in one line. Renders a `<dl>`. */
export function JobCounts<Of extends Count>({ of, counts }: { of: readonly Of[]; counts: Readonly<Record<Of, number>> }) {
  const words = useJobLabels().details.counts;
  const { number } = useFormats();
  return (
    <dl className="parley-words">
      {of.map((name) => (
        <div key={name} className="parley-line parley-gap-s">
          <dt className="parley-muted">{words[name]}</dt>
          <dd className="parley-words parley-digits">{number(counts[name])}</dd>
        </div>
      ))}
    </dl>
  );
}
