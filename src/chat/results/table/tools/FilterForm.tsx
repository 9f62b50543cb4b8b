import { type ComponentProps, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useFormats } from '../../../../react/language/useFormats.js';
import { Button } from '../../../../ui/button/Button.js';
import { onEscape } from '../../../../ui/layers/takeEscape.js';
import { shortText } from '../../../../ui/text/shortText.js';
import { type ColumnFilter, filterChoice, isOpenFilter, valueKey } from '../columnFilter.js';
import { setFilter } from '../TableView.js';
import type { TableToolProps } from './TableToolProps.js';

export interface FilterFormProps extends TableToolProps {
  column: number;
}

/** The fields of a column's filter, which apply at once. Renders a `<fieldset>`. */
export function FilterForm({ columns, rows, names, view, onView, formatOf, words, onEdit, column }: FilterFormProps) {
  const { locale } = useFormats();
  const form = useRef<HTMLFieldSetElement>(null);
  const definition = columns[column];
  const choice = useMemo(
    () => definition && sortedChoice(filterChoice(definition, column, rows), locale),
    [definition, column, rows, locale],
  );
  const filter = view.filters?.[column];

  useEffect(() => {
    form.current?.querySelector('input')?.focus();
  }, []);

  if (choice === undefined) return null;
  const change = (next: ColumnFilter) => onView(setFilter(view, column, isOpenFilter(next) ? undefined : next));
  const { format } = formatOf(column);
  return (
    <fieldset ref={form} className="parley-table-filter" {...onEscape(() => onEdit(undefined))}>
      <legend className="parley-table-filter-name">{words.filterBy(names[column] ?? '')}</legend>
      {choice.kind === 'text' && (
        <Field
          label={words.contains}
          type="text"
          value={filter?.kind === 'text' ? filter.text : ''}
          onText={(text) => change({ kind: 'text', text })}
        />
      )}
      {choice.kind === 'range' && <RangeFields filter={filter} words={words} onChange={change} />}
      {choice.kind === 'days' && (
        <>
          <Field
            label={words.from}
            type="date"
            value={(filter?.kind === 'days' && filter.from) || ''}
            onText={(from) => change({ ...(filter?.kind === 'days' && filter), kind: 'days', from: from === '' ? undefined : from })}
          />
          <Field
            label={words.to}
            type="date"
            value={(filter?.kind === 'days' && filter.to) || ''}
            onText={(to) => change({ ...(filter?.kind === 'days' && filter), kind: 'days', to: to === '' ? undefined : to })}
          />
        </>
      )}
      <Button variant="quiet" size="small" onClick={() => onEdit(undefined)}>
        {words.done}
      </Button>
      {choice.values.length > 0 && (
        <div className="parley-table-values">
          {choice.values.map((value) => {
            const key = valueKey(value);
            const chosen = filter?.kind === 'values' ? filter.values : [];
            const isChosen = chosen.includes(key);
            return (
              <label key={key} className="parley-table-value">
                <input
                  type="checkbox"
                  checked={isChosen}
                  onChange={() => change({ kind: 'values', values: isChosen ? chosen.filter((other) => other !== key) : [...chosen, key] })}
                />
                <bdi>{shortText(format(value), maxValueCharacters)}</bdi>
              </label>
            );
          })}
        </div>
      )}
    </fieldset>
  );
}

function sortedChoice(choice: ReturnType<typeof filterChoice>, locale: string) {
  const collator = new Intl.Collator(locale, { numeric: true });
  return { ...choice, values: choice.values.toSorted((left, right) => collator.compare(valueKey(left), valueKey(right))) };
}

interface RangeFieldsProps extends Pick<FilterFormProps, 'words'> {
  filter: ColumnFilter | undefined;
  onChange: (filter: ColumnFilter) => void;
}

/** Two numbers. What is typed is kept as typed, because `1.` on the way to `1.5` would be lost otherwise. */
function RangeFields({ filter, words, onChange }: RangeFieldsProps) {
  const limits = filter?.kind === 'range' ? filter : undefined;
  const [typed, setTyped] = useState({ from: String(limits?.from ?? ''), to: String(limits?.to ?? '') });
  const change = (next: Partial<typeof typed>) => {
    const both = { ...typed, ...next };
    setTyped(both);
    onChange({ kind: 'range', from: readLimit(both.from), to: readLimit(both.to) });
  };
  return (
    <>
      <Field label={words.from} type="number" step="any" value={typed.from} onText={(from) => change({ from })} />
      <Field label={words.to} type="number" step="any" value={typed.to} onText={(to) => change({ to })} />
    </>
  );
}

function readLimit(text: string): number | undefined {
  const number = text.trim() === '' ? Number.NaN : Number(text);
  return Number.isFinite(number) ? number : undefined;
}

interface FieldProps extends Omit<ComponentProps<'input'>, 'onChange'> {
  label: string;
  onText: (text: string) => void;
}

function Field({ label, onText, ...props }: FieldProps) {
  const id = useId();
  return (
    <div className="parley-table-field">
      <label htmlFor={id}>{label}</label>
      <input id={id} className="parley-table-input" onChange={({ currentTarget }) => onText(currentTarget.value)} {...props} />
    </div>
  );
}

const maxValueCharacters = 60;
