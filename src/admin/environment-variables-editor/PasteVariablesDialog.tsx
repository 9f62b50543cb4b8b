'use client';
import { useFormats } from '../../react/useFormats.js';
import { ActDialog } from '../kit/ActDialog.js';
import type { OpenProps } from '../kit/createWidget.js';
import { useActForm } from '../kit/useActForm.js';
import { EnvTextFindings } from './EnvTextFindings.js';
import { environmentVariablesWidget } from './environmentVariablesWidget.js';
import { parseEnvText } from './model/parseEnvText.js';
import { summarizeEnvText } from './model/summarizeEnvText.js';
import { useUnfinishedField } from './useUnfinishedField.js';
import { useVariableLabels } from './useVariableLabels.js';
import { ValueField } from './ValueField.js';

/** Asks for a `.env` text, shows the changes it would make, and imports it into the draft. Renders a dialog with a form. */
export function PasteVariablesDialog(open: OpenProps) {
  const { paste, text: words } = useVariableLabels();
  const { number } = useFormats();
  const get = environmentVariablesWidget.useGet();
  const allRows = environmentVariablesWidget.use(({ model }) => model.allRows);
  const unfinished = useUnfinishedField('.env');
  const read = (text: string) => parseEnvText(text, (name) => allRows.some((row) => row.name === name));
  const form = useActForm({
    ...open,
    initial: { text: unfinished.text ?? '' },
    onChange: ({ text }) => unfinished.keep(text),
    act({ text }) {
      get().model.setValues(read(text).variables);
      unfinished.forget();
      return undefined;
    },
  });
  function cancel() {
    unfinished.forget();
    open.onOpenChange(false);
  }
  const { text } = form.values;
  const found = text.trim() === '' ? undefined : read(text);
  const count = found?.variables.length ?? 0;
  return (
    <ActDialog
      form={form}
      onCancel={cancel}
      size="wide"
      title={words.title}
      description={words.description}
      submitLabel={count === 0 ? paste : words.submit(count, number(count))}
      canSubmit={count > 0}
    >
      <ValueField label={words.field} hint={words.fieldHint} rows={9} wrap="off" {...form.field('text')} />
      {found !== undefined && <EnvTextFindings text={found} summary={summarizeEnvText(found, allRows)} />}
    </ActDialog>
  );
}
