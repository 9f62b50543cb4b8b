'use client';
import { type ComponentProps, type ReactNode, useMemo, useRef } from 'react';
import { asServiceError } from '../../../data/asServiceError.js';
import { useRecovery } from '../../../data/useRecovery.js';
import { useLatest } from '../../../react/state/useLatest.js';
import { Dialog, DialogBody } from '../../../ui/dialog/Dialog.js';
import { type FailedPart, RenderFailuresContext } from '../../../ui/errors/RenderFailures.js';
import { RenderGuard } from '../../../ui/errors/RenderGuard.js';
import { partClass } from '../../../ui/partClass.js';
import { useCommonAdminLabels } from '../../../ui/useCommonAdminLabels.js';
import { useErrorEvents } from '../events/useErrorEvents.js';
import type { WidgetErrorEvents } from '../events/WidgetEvents.js';

/** What is shown in place of a part that could not be rendered. */
export interface FailureOptions {
  /**
   * Renders what is shown in place of the widget, a dialog, a record or a value that threw while rendering, such as a record of a kind
   * that this version does not know. Default: a notice, with a button that retries for the widget and its dialogs.
   */
  readonly renderFailure?: ((failure: FailedPart) => ReactNode) | undefined;
}

export interface WidgetBoundaryProps extends FailureOptions, WidgetErrorEvents, Omit<ComponentProps<'div'>, 'onError'> {
  /** The name of the part, as `onError` tells it: `report-list`. */
  name: string;
  /** What the part is about, such as its deployment. A failure is forgotten when it changes. */
  subject?: unknown;
}

/**
 * Catches errors thrown while its children render, so that the rest of the page stays. Calls `onError` once and reads everything again
 * on a retry. Every widget has one; use it around your own components that call Parley’s hooks. Adds no element until something is
 * thrown, then renders a `<div data-state="failed">`.
 */
export function WidgetBoundary({ name, subject, renderFailure, onError, children, ...props }: WidgetBoundaryProps) {
  const recovery = useRecovery();
  const reportError = useErrorEvents({ onError });
  const latest = useLatest(renderFailure);
  const reported = useRef(new WeakSet<object>());
  const hasSlot = renderFailure !== undefined;
  const failures = useMemo(
    () => ({
      report(error: unknown, record: unknown) {
        if (typeof record === 'object' && record !== null) {
          if (reported.current.has(record)) return;
          reported.current.add(record);
        }
        reportError(asServiceError(error, renderOperation), { widget: name, operation: renderOperation });
      },
      renderFailure: hasSlot ? (failure: FailedPart) => latest.current?.(failure) : undefined,
      recovery,
    }),
    [hasSlot, latest, name, recovery, reportError],
  );
  // A missing provider is a mistake of the application, which must not look like one of the service.
  if (recovery === undefined) return children;
  return (
    <RenderFailuresContext value={failures}>
      <RenderGuard
        part="widget"
        subject={subject}
        wrap={(notice) => (
          <div data-slot={name} data-state="failed" {...props} className={partClass(`${name} parley-widget`, props.className)}>
            {notice}
          </div>
        )}
      >
        {children}
      </RenderGuard>
    </RenderFailuresContext>
  );
}

interface DialogGuardProps {
  open: boolean;
  onClose: () => void;
  children: () => ReactNode;
}

/** Shows a dialog with a notice in place of one that throws while rendering. */
export function DialogGuard({ open, onClose, children }: DialogGuardProps) {
  const { undisplayed } = useCommonAdminLabels();
  return (
    <RenderGuard
      part="dialog"
      wrap={(notice) => (
        <Dialog open={open} onOpenChange={(isOpen) => isOpen || onClose()} title={undisplayed.dialog}>
          <DialogBody>{notice}</DialogBody>
        </Dialog>
      )}
    >
      {children}
    </RenderGuard>
  );
}

/** What failed, for `onError`: no operation of the service. */
const renderOperation = 'render';
