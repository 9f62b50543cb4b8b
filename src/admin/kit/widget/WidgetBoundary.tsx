'use client';
import { type ComponentProps, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { asServiceError } from '../../../data/asServiceError.js';
import { type Recovery, useRecovery } from '../../../data/useRecovery.js';
import { useBaseLabels } from '../../../react/useBaseLabels.js';
import { useLatest } from '../../../react/useLatest.js';
import { Dialog, DialogBody } from '../../../ui/dialog/Dialog.js';
import { type FailedPart, RenderFailuresContext, RenderGuard } from '../../../ui/errors/RenderGuard.js';
import { partClass } from '../../../ui/partClass.js';
import { Skeleton } from '../../../ui/skeleton/Skeleton.js';
import { useCommonAdminLabels } from '../../../ui/useCommonAdminLabels.js';
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
 * Keeps what its children throw while rendering away from the page, calls `onError` once, and reads everything again on a retry. Each
 * widget has one; put it around components of your own that use Parley’s hooks. Renders nothing of its own until something is thrown,
 * then a `<div data-state="failed">`.
 */
export function WidgetBoundary({ name, subject, renderFailure, onError, children, ...props }: WidgetBoundaryProps) {
  const recovery = useRecovery();
  const latest = useLatest({ onError, renderFailure });
  const reported = useRef(new WeakSet<object>());
  const hasSlot = renderFailure !== undefined;
  const failures = useMemo(
    () => ({
      report(error: unknown, record: unknown) {
        if (typeof record === 'object' && record !== null) {
          if (reported.current.has(record)) return;
          reported.current.add(record);
        }
        latest.current.onError?.(asServiceError(error, renderOperation), { widget: name, operation: renderOperation });
      },
      renderFailure: hasSlot ? (failure: FailedPart) => latest.current.renderFailure?.(failure) : undefined,
    }),
    [hasSlot, latest, name],
  );
  // A missing provider is a mistake of the application, which must not look like one of the service.
  if (recovery === undefined) return children;
  return (
    <RenderFailuresContext value={failures}>
      <RenderGuard
        part="widget"
        subject={subject}
        onRetry={recovery.refetch}
        wrap={(notice, retry) => (
          <div data-slot={name} data-state="failed" {...props} className={partClass(`${name} parley-widget`, props.className)}>
            <SecondTry recovery={recovery} retry={retry}>
              {notice}
            </SecondTry>
          </div>
        )}
      >
        {children}
      </RenderGuard>
    </RenderFailuresContext>
  );
}

interface SecondTryProps {
  recovery: Recovery | undefined;
  retry: FailedPart['retry'];
  children: ReactNode;
}

/** Tries once more with answers that fit their types, and shows the notice if that does not help. */
function SecondTry({ recovery, retry, children }: SecondTryProps) {
  const { common } = useBaseLabels();
  const latest = useLatest({ recovery, retry });
  const [isTrying, setTrying] = useState(recovery?.isRepaired() === false);
  useEffect(() => {
    if (!isTrying) return;
    const { current } = latest;
    void current.recovery?.repair().then(
      () => void latest.current.retry(),
      () => setTrying(false),
    );
  }, [isTrying, latest]);
  if (!isTrying) return children;
  return (
    <>
      <p role="status" className="parley-visually-hidden">
        {common.loading}
      </p>
      <Skeleton lines={4} />
    </>
  );
}

interface DialogGuardProps {
  open: boolean;
  onClose: () => void;
  children: () => ReactNode;
}

/** Shows a dialog with a notice in place of one that throws while rendering. */
export function DialogGuard({ open, onClose, children }: DialogGuardProps) {
  const recovery = useRecovery();
  return (
    <RenderGuard
      part="dialog"
      subject={undefined}
      onRetry={recovery?.refetch}
      wrap={(notice, retry) => (
        <FailedDialog
          open={open}
          onClose={onClose}
          notice={
            <SecondTry recovery={recovery} retry={retry}>
              {notice}
            </SecondTry>
          }
        />
      )}
    >
      {children}
    </RenderGuard>
  );
}

function FailedDialog({ open, onClose, notice }: Omit<DialogGuardProps, 'children'> & { notice: ReactNode }) {
  const { undisplayed } = useCommonAdminLabels();
  return (
    <Dialog open={open} onOpenChange={(isOpen) => isOpen || onClose()} title={undisplayed.dialog}>
      <DialogBody>{notice}</DialogBody>
    </Dialog>
  );
}

/** What failed, for `onError`: no operation of the service. */
const renderOperation = 'render';
