'use client';
import { useFormats } from '../../../react/useFormats.js';
import { useCommonAdminLabels } from '../../../ui/useCommonAdminLabels.js';

/** Lists why lines of a pasted list are left out. Renders a `<ul>`, or nothing if there are none. */
export function UnreadLines({ problems }: { problems: readonly string[] }) {
  const { andMore } = useCommonAdminLabels();
  const { number } = useFormats();
  const rest = problems.length - shownLines;
  if (problems.length === 0) return null;
  return (
    <ul className="parley-plain-list parley-note">
      {problems.slice(0, shownLines).map((problem, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may have the same problem
        <li key={index}>{problem}</li>
      ))}
      {rest > 0 && <li>{andMore(rest, number(rest))}</li>}
    </ul>
  );
}

/** More lines than anyone corrects in a text field. */
const shownLines = 200;
