'use client';
import { type ReactNode, useState } from 'react';
import { useBaseLabels } from '../../../react/useBaseLabels.js';
import { useCommonAdminLabels } from '../../../ui/useCommonAdminLabels.js';
import { FormDialog } from '../dialog/FormDialog.js';
import { useActionForm } from '../form/useActionForm.js';

/** What a dialog with a secret needs to ask before it closes. */
interface UncopiedSecret {
  /** For `SecretOnce`. */
  readonly onCopied: () => void;
  /** For the dialog; `undefined` if nothing would be lost. */
  readonly onDismiss: (() => void) | undefined;
  /** The question. */
  readonly question: ReactNode;
}

/** Asks before a dialog closes with a secret that is shown only once and was not copied. */
export function useUncopiedSecret(secret: string | undefined, close: () => void): UncopiedSecret {
  const { secret: words } = useCommonAdminLabels();
  const { common } = useBaseLabels();
  const [isCopied, setCopied] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const form = useActionForm({
    open: isAsking,
    onOpenChange: setAsking,
    initial: {},
    action() {
      close();
      return undefined;
    },
  });
  return {
    onCopied: () => setCopied(true),
    onDismiss: secret === undefined || isCopied ? undefined : () => setAsking(true),
    question: (
      <FormDialog
        form={form}
        isDestructive
        title={words.closeTitle}
        description={words.closeEffect}
        cancelLabel={words.keepOpen}
        submitLabel={common.close}
      />
    ),
  };
}
