'use client';
import { useFormats } from '../../../react/language/useFormats.js';
import { useCommonAdminLabels } from '../../../ui/useCommonAdminLabels.js';

export interface UnreadLinesProps {
  /** Why lines are left out, one problem per line. */
  problems: readonly string[];
  /** The problem that the field itself shows. */
  shown: string | undefined;
}

/** Lists why lines of a pasted list are left out. Renders a `<ul>`, or nothing if there are none. */
export function UnreadLines({ problems: all, shown }: UnreadLinesProps) {
  const { andMore } = useCommonAdminLabels();
  const { number } = useFormats();
  const problems = all.filter((problem) => problem !== shown);
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
