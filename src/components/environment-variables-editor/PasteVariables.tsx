'use client';
import { ClipboardPaste } from 'lucide-react';
import { useState } from 'react';
import { type EnvText, parseEnvText } from '../../hooks/environment-variables-editor/parseEnvText.js';
import { summarizeEnvText } from '../../hooks/environment-variables-editor/summarizeEnvText.js';
import { useAdminLabels } from '../../hooks/useAdminLabels.js';
import { useFormats } from '../../hooks/useFormats.js';
import { Button, type ButtonProps } from '../primitives/Button.js';
import { FormDialog } from '../primitives/dialog/FormDialog.js';
import { useControllable } from '../primitives/useControllable.js';
import { EnvTextFindings } from './EnvTextFindings.js';
import { ValueField } from './ValueField.js';
import { useVariablesEditorContext } from './VariablesEditorContext.js';

export interface PasteVariablesProps extends Omit<ButtonProps, 'onClick'> {
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

/** Takes over a whole `.env` text into the draft, by a form in a dialog. Renders a `<button>`. */
export function PasteVariables({ open, defaultOpen = false, onOpenChange, ...props }: PasteVariablesProps) {
  const { paste, text: words } = useAdminLabels().variables;
  const { number } = useFormats();
  const { editor } = useVariablesEditorContext();
  const [isOpen, setOpen] = useControllable(open, defaultOpen, onOpenChange);
  const [found, setFound] = useState<EnvText>();
  const count = found?.variables.length ?? 0;

  function changeOpen(next: boolean) {
    setFound(undefined);
    setOpen(next);
  }
  function read(text: string) {
    setFound(text.trim() === '' ? undefined : parseEnvText(text, (name) => editor.allRows.some((row) => row.name === name)));
  }
  return (
    <>
      <Button onClick={() => changeOpen(true)} {...props}>
        <ClipboardPaste aria-hidden="true" size={16} strokeWidth={1.5} />
        {paste}
      </Button>
      <FormDialog
        open={isOpen}
        onOpenChange={changeOpen}
        size="wide"
        title={words.title}
        description={words.description}
        submitLabel={count === 0 ? paste : words.submit(count, number(count))}
        canSubmit={count > 0}
        onSubmit={() => {
          editor.setValues(found?.variables ?? []);
          changeOpen(false);
        }}
      >
        <ValueField
          label={words.field}
          hint={words.fieldHint}
          rows={9}
          wrap="off"
          onChange={({ currentTarget }) => read(currentTarget.value)}
        />
        {found !== undefined && <EnvTextFindings text={found} summary={summarizeEnvText(found, editor.allRows)} />}
      </FormDialog>
    </>
  );
}
