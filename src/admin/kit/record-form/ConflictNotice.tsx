'use client';
import { useEffect, useId, useRef } from 'react';
import { Button } from '../../../ui/button/Button.js';
import { useCommonAdminLabels } from '../../../ui/useCommonAdminLabels.js';
import { Facts, Line, Note } from '../layout/layout.js';
import type { RecordConflict } from './useRecordEdit.js';

export interface ConflictNoticeProps<Values> {
  /** The fields with two values. */
  conflicts: readonly RecordConflict<Values>[];
  /** The labels of the widget, with those of its fields under `fields`. */
  labels: object;
  /** Returns the label of a field that is not under `fields`. Default: every field is. */
  labelOf?: ((field: keyof Values & string) => string | undefined) | undefined;
  /** Returns the text of a value; `undefined` for the default. */
  textOf?: ((field: keyof Values & string, value: unknown) => string | undefined) | undefined;
  /** The fields whose values are never shown. Default: none. */
  secrets?: readonly string[] | undefined;
}

/** Shows both values of each field that someone else has changed as well, to choose one. Renders a `<section>`, or nothing without conflicts. */
export function ConflictNotice<Values>({ conflicts, labels, labelOf, textOf, secrets }: ConflictNoticeProps<Values>) {
  const { conflict: words } = useCommonAdminLabels();
  const headingId = useId();
  const notice = useRef<HTMLElement>(null);
  const isShown = conflicts.length > 0;
  useEffect(() => {
    if (isShown) notice.current?.focus();
  }, [isShown]);
  if (!isShown) return null;
  // A form declares a label for each of its fields, unless it is one of a dynamic set.
  const { fields } = labels as { readonly fields: Readonly<Record<string, string>> };
  const shown = (field: keyof Values & string, value: unknown) =>
    secrets?.includes(field) ? words.hidden : <ConflictValue value={textOf?.(field, value) ?? value} />;
  return (
    <section ref={notice} tabIndex={-1} aria-labelledby={headingId} className="parley-box parley-stack parley-gap-l">
      <h3 id={headingId} className="parley-heading">
        {words.title}
      </h3>
      <Note>{words.advice}</Note>
      {conflicts.map(({ field, mine, theirs, keepMine, takeTheirs }) => (
        <fieldset key={field} className="parley-fieldset parley-stack">
          <legend className="parley-small parley-strong">
            <bdi>{labelOf?.(field) ?? fields[field]}</bdi>
          </legend>
          <Facts
            facts={[
              [words.mine, shown(field, mine)],
              [words.theirs, shown(field, theirs)],
            ]}
          />
          <Line>
            <Button size="small" onClick={keepMine}>
              {words.keepMine}
            </Button>
            <Button size="small" onClick={takeTheirs}>
              {words.takeTheirs}
            </Button>
          </Line>
        </fieldset>
      ))}
    </section>
  );
}

function ConflictValue({ value }: { value: unknown }) {
  const { conflict: words } = useCommonAdminLabels();
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text === '' || text === undefined ? (
    <span className="parley-note">{words.none}</span>
  ) : (
    <bdi className="parley-preserved">{text}</bdi>
  );
}
