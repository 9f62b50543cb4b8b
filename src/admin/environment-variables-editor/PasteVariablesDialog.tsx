'use client';
import { Info, TriangleAlert } from 'lucide-react';
import { useFormats } from '../../react/language/useFormats.js';
import { Icon } from '../../ui/icon/Icon.js';
import { isolate } from '../../ui/text/isolate.js';
import { ActionDialog } from '../kit/dialog/ActionDialog.js';
import { useActionForm } from '../kit/dialog/useActionForm.js';
import { ValueField } from '../kit/secret/ValueField.js';
import type { OpenProps } from '../kit/widget/createWidget.js';
import { environmentVariables, useVariableLabels } from './environmentVariablesWidget.js';
import { type EnvText, type EnvTextSummary, parseEnvText, summarizeEnvText } from './model/parseEnvText.js';

/** Asks for a `.env` text, shows the changes it would make, and imports it into the draft. Renders a dialog with a form. */
export function PasteVariablesDialog(open: OpenProps) {
  const { paste, text: words } = useVariableLabels();
  const { number } = useFormats();
  const get = environmentVariables.useGet();
  const allRows = environmentVariables.useSelector(({ model }) => model.allRows);
  const read = (text: string) => parseEnvText(text, (name) => allRows.some((row) => row.name === name));
  const form = useActionForm({
    ...open,
    initial: { text: '' },
    memory: environmentVariables.useFormMemory('paste'),
    action({ text }) {
      get().model.setValues(read(text).variables);
      return undefined;
    },
  });
  const { text } = form.values;
  const found = text.trim() === '' ? undefined : read(text);
  const count = found?.variables.length ?? 0;
  return (
    <ActionDialog
      form={form}
      size="wide"
      title={words.title}
      description={words.description}
      submitLabel={count === 0 ? paste : words.submit(count, number(count))}
      canSubmit={count > 0}
    >
      <ValueField label={words.field} hint={words.fieldHint} rows={9} wrap="off" {...form.field('text')} />
      {found !== undefined && <EnvTextFindings text={found} summary={summarizeEnvText(found, allRows)} />}
    </ActionDialog>
  );
}

/** The changes that a `.env` text would make, and the lines that could not be read. Does not show values. */
function EnvTextFindings({ text: { variables, problems }, summary }: { text: EnvText; summary: EnvTextSummary }) {
  const { text: words } = useVariableLabels();
  const { number } = useFormats();
  const counts = (['added', 'changed', 'unchanged', 'leftOut'] as const).filter((key) => summary[key] > 0);
  const hidden = problems.length - maxProblems;
  return (
    <div className="parley-stack parley-small">
      <p role="status" className="parley-words parley-medium parley-digits">
        {variables.length === 0
          ? words.nothing
          : counts.map((key) => <span key={key}>{words[key](summary[key], number(summary[key]))}</span>)}
      </p>
      {problems.length > 0 && (
        <ul className="parley-plain-list parley-stack parley-gap-s">
          {problems.slice(0, maxProblems).map(({ line, kind, name }) => {
            const isNote = kind === 'duplicate';
            return (
              <li key={line} className="parley-remark">
                <Icon of={isNote ? Info : TriangleAlert} className={isNote ? 'parley-muted' : 'parley-warning'} />
                <span>{words.line(number(line), words.problems[kind](isolate(name.slice(0, longestName))))}</span>
              </li>
            );
          })}
          {hidden > 0 && <li className="parley-muted">{words.moreProblems(hidden, number(hidden))}</li>}
        </ul>
      )}
    </div>
  );
}

const maxProblems = 8;
const longestName = 60;
