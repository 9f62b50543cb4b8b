import { devtoolsWords as words } from '../devtoolsWords.js';
import type { FieldChange } from './compareThreads.js';
import { splitChange } from './splitChange.js';

export interface ThreadComparisonProps {
  changes: readonly FieldChange[];
  showsUnchanged: boolean;
}

/** The fields of a thread before and after a line, with additions and removals marked. Renders a `<section>` around a `<table>`. */
export function ThreadComparison({ changes, showsUnchanged }: ThreadComparisonProps) {
  const shown = showsUnchanged ? changes : changes.filter(({ isChanged }) => isChanged);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard
    <section aria-label={words.comparison} tabIndex={0} className="parley-devtools-scroll">
      {changes.every(({ isChanged }) => !isChanged) && <p className="parley-devtools-note">{words.nothingChanged}</p>}
      {shown.length > 0 && (
        <table className="parley-devtools-table">
          <thead>
            <tr>
              <th scope="col">{words.field}</th>
              <th scope="col">{words.before}</th>
              <th scope="col">{words.after}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((change) => (
              <ComparedField key={change.path} {...change} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function ComparedField({ path, before, after, isChanged }: FieldChange) {
  const { start, removed, added, end } = splitChange(before ?? '', after ?? '');
  return (
    <tr data-changed={isChanged || undefined}>
      <th scope="row">{path}</th>
      <td>
        {before === undefined ? (
          '–'
        ) : (
          <>
            {start}
            {removed !== '' && <del>{removed}</del>}
            {end}
          </>
        )}
      </td>
      <td>
        {after === undefined ? (
          '–'
        ) : (
          <>
            {start}
            {added !== '' && <ins>{added}</ins>}
            {end}
          </>
        )}
      </td>
    </tr>
  );
}
