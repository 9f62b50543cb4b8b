'use client';
import { ClipboardPaste } from 'lucide-react';
import { useAdminLabels } from '../../react/useAdminLabels.js';
import { useFormats } from '../../react/useFormats.js';
import { Button, type ButtonProps } from '../../ui/button/Button.js';
import { FormDialog } from '../../ui/dialog/FormDialog.js';
import { EnvTextFindings } from './EnvTextFindings.js';
import { parseEnvText } from './model/parseEnvText.js';
import { summarizeEnvText } from './model/summarizeEnvText.js';
import { ValueField } from './ValueField.js';
import { useVariablesEditorContext } from './VariablesEditorContext.js';
import { noTask } from './VariablesTask.js';

export type PasteVariablesProps = Omit<ButtonProps, 'onClick'>;

/** Takes over a whole `.env` text into the draft, by a form in a dialog. Renders a `<button>`. */
export function PasteVariables(props: PasteVariablesProps) {
  const { paste, text: words } = useAdminLabels().variables;
  const { number } = useFormats();
  const { editor, task, setTask, unfinished } = useVariablesEditorContext();
  const text = unfinished.read('.env') ?? '';
  const found = text.trim() === '' ? undefined : parseEnvText(text, (name) => editor.allRows.some((row) => row.name === name));
  const count = found?.variables.length ?? 0;

  function close() {
    setTask(noTask);
  }
  function forget() {
    unfinished.forget('.env');
    close();
  }
  return (
    <>
      <Button icon={ClipboardPaste} onClick={() => setTask({ kind: 'paste' })} {...props}>
        {paste}
      </Button>
      <FormDialog
        open={task.kind === 'paste'}
        onOpenChange={close}
        onCancel={forget}
        size="wide"
        title={words.title}
        description={words.description}
        submitLabel={count === 0 ? paste : words.submit(count, number(count))}
        canSubmit={count > 0}
        onSubmit={() => {
          editor.setValues(found?.variables ?? []);
          forget();
        }}
      >
        <ValueField
          label={words.field}
          hint={words.fieldHint}
          rows={9}
          wrap="off"
          startValue={text}
          onChange={({ currentTarget }) => unfinished.write('.env', currentTarget.value)}
        />
        {found !== undefined && <EnvTextFindings text={found} summary={summarizeEnvText(found, editor.allRows)} />}
      </FormDialog>
    </>
  );
}
