'use client';
import { TextAreaField } from '../../ui/fields/TextAreaField.js';
import { TextField } from '../../ui/fields/TextField.js';
import { TokenField } from '../../ui/fields/TokenField.js';
import { Select } from '../../ui/select/Select.js';
import type { ActionForm } from '../kit/dialog/useActionForm.js';
import { type ViewChoiceValues, wordOf } from './model/metricViewForm.js';
import { useMetricViewLabels } from './useMetricViewLabels.js';

export interface ViewChoiceFieldsProps {
  /** A form with the values of the views. */
  form: Pick<ActionForm<ViewChoiceValues>, 'values' | 'change' | 'field'>;
}

/** The views to convert, with the names of their metric views and tables. */
export function ViewChoiceFields({ form }: ViewChoiceFieldsProps) {
  const { fields, hints, modes } = useMetricViewLabels();
  const { selectionMode, viewNames } = form.values;
  const written = { dir: 'ltr', spellCheck: false } as const;
  return (
    <>
      <Select
        label={fields.selectionMode}
        value={selectionMode}
        options={wordOptions(modes, selectionMode)}
        onValueChange={(mode) => mode && form.change({ selectionMode: mode })}
      />
      {selectionMode === 'selected' && (
        <TokenField
          name="viewNames"
          label={fields.viewNames}
          hint={hints.viewNames}
          error={form.field('viewNames').error}
          spellCheck={false}
          tokens={viewNames}
          onTokensChange={(names) => form.change({ viewNames: [...new Set(names)] })}
        />
      )}
      {selectionMode === 'pattern' && (
        <TextField label={fields.viewNameRegex} hint={hints.viewNameRegex} {...written} {...form.field('viewNameRegex')} />
      )}
      <TextAreaField label={fields.targetNames} hint={hints.targetNames} rows={2} {...written} {...form.field('targetNames')} />
      <TextAreaField label={fields.sourceOverrides} hint={hints.sourceOverrides} rows={2} {...written} {...form.field('sourceOverrides')} />
    </>
  );
}

/** Returns options for the known values, and for the current one if it is unknown. */
export function wordOptions(words: Readonly<Record<string, string>>, current: string) {
  const known = Object.keys(words);
  return (known.includes(current) ? known : [...known, current]).map((value) => ({ value, label: wordOf(words, value) }));
}
