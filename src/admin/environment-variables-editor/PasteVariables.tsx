'use client';
import { ClipboardPaste } from 'lucide-react';
import { Button, type ButtonProps } from '../../ui/button/Button.js';
import { environmentVariablesWidget } from './environmentVariablesWidget.js';
import { useVariableLabels } from './useVariableLabels.js';

export type PasteVariablesProps = Omit<ButtonProps, 'onClick'>;

/** Opens the form that imports a whole `.env` text into the draft. Renders a `<button>`. */
export function PasteVariables(props: PasteVariablesProps) {
  const { paste } = useVariableLabels();
  const show = environmentVariablesWidget.use(({ dialogs }) => dialogs.show);
  return (
    <Button icon={ClipboardPaste} onClick={() => show({ kind: 'paste' })} {...props}>
      {paste}
    </Button>
  );
}
