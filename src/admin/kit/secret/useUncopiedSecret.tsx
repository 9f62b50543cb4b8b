'use client';
import { type ReactNode, useState } from 'react';
import { useBaseLabels } from '../../../react/language/useBaseLabels.js';
import { useCommonAdminLabels } from '../../../ui/useCommonAdminLabels.js';
import { FormDialog } from '../dialog/FormDialog.js';
import { useActionForm } from '../dialog/useActionForm.js';

/** What a dialog needs to confirm closing without the secret having been copied. */
interface UncopiedSecret {
  /** Pass this to `SecretOnce`. */
  readonly onCopied: () => void;
  /** Pass this to the dialog. `undefined` if closing would lose nothing. */
  readonly onDismiss: (() => void) | undefined;
  /** The confirmation dialog. */
  readonly question: ReactNode;
}

/** Asks for confirmation before closing a dialog whose one-time secret has not been copied. */
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
