'use client';
import { CircleAlert, ClockAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react';
import { useExpiry } from '../../../data/jobs/useExpiry.js';
import { useFormats } from '../../../react/language/useFormats.js';
import { CopyButton } from '../../../ui/button/CopyButton.js';
import { partClass } from '../../../ui/partClass.js';
import { useCommonAdminLabels } from '../../../ui/useCommonAdminLabels.js';
import { Line, Remark } from '../layout/layout.js';
import { clockTime } from './clockTime.js';

export interface SecretOnceProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The secret. Keep it only in the state of a component, and clear it when the secret is no longer shown. */
  secret: string;
  /** The label of the field: “API key”. */
  label: string;
  /** The note below the field. Default: “Copy it now. You won’t see it again.” */
  note?: ReactNode;
  /** The time the secret expires, in milliseconds since 1970. Shows a countdown, and removes the secret when it ends. Default: no countdown. */
  expiresAtMs?: number | undefined;
  /** Called when the user copies the secret, with the button or from the field. */
  onCopied?: (() => void) | undefined;
}

/**
 * Shows a secret that the service returns only once, such as a new API key, with a copy button, which gets the focus. Renders a `<div>`.
 */
export function SecretOnce({ secret, label, note, expiresAtMs, onCopied, className, ...props }: SecretOnceProps) {
  const { secret: words } = useCommonAdminLabels();
  const { locale } = useFormats();
  const id = useId();
  const copy = useRef<HTMLButtonElement>(null);
  const { remainingMs, isExpired } = useExpiry(expiresAtMs);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new secret moves the focus as well
  useEffect(() => copy.current?.focus(), [secret]);
  if (isExpired) {
    return (
      <div data-slot="secret-once" data-state="expired" className={partClass('secret-once', className)} {...props}>
        <Remark icon={ClockAlert} tone="warning" role="status">
          {words.expired}
        </Remark>
      </div>
    );
  }
  return (
    <div data-slot="secret-once" data-state="shown" className={partClass('secret-once parley-stack', className)} {...props}>
      <Line className="parley-spread parley-one-line">
        <label id={`${id}-label`} htmlFor={id} className="parley-field-label">
          {label}
        </label>
        {remainingMs !== undefined && (
          <span role="timer" className="parley-caption parley-digits parley-unbroken">
            {words.expiresIn(clockTime(remainingMs, locale))}
          </span>
        )}
      </Line>
      <Line className="parley-one-line">
        <input
          id={id}
          readOnly
          dir="ltr"
          spellCheck={false}
          autoComplete="off"
          className="parley-input parley-code parley-fill"
          value={secret}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onCopy={onCopied}
        />
        <CopyButton ref={copy} text={secret} onCopied={onCopied} variant="outline" aria-describedby={`${id}-label ${id}-note`} />
      </Line>
      <Remark id={`${id}-note`} icon={CircleAlert} tone="warning">
        {note ?? words.once}
      </Remark>
    </div>
  );
}
