'use client';
import { type ReactNode, useRef } from 'react';
import type { ServiceError } from '../../../client/errors/ServiceError.js';
import { Dialog, DialogBody } from '../../../ui/dialog/Dialog.js';
import type { DialogProps } from '../../../ui/dialog/DialogProps.js';
import { partClass } from '../../../ui/partClass.js';
import { Skeleton } from '../../../ui/skeleton/Skeleton.js';
import { WidgetToasts } from '../../../ui/toasts/Toasts.js';
import { ReadFailure } from '../list/ListStates.js';

/** The props that every drawer with a record takes from its host. */
export type DrawerProps = Omit<DialogProps, 'open' | 'onOpenChange' | 'title' | 'description' | 'size' | 'isAlert' | 'isBusy' | 'children'>;

export interface RecordDrawerProps<Item> extends DrawerProps {
  /** True if the drawer is open. */
  open: boolean;
  /** Called when the user closes the drawer. */
  onClose: () => void;
  /** The name of the record. */
  title: ReactNode;
  /** The read of the record. */
  read: RecordRead<Item>;
  /** Renders the record once it is loaded. */
  children: (item: Item) => ReactNode;
  /** True if the content has its own `DialogBody` and buttons, such as a form. Default false. */
  hasBody?: boolean | undefined;
}

/** One record as it was read. */
export interface RecordRead<Item> {
  /** `undefined` until it is loaded. */
  readonly data: Item | undefined;
  /** The reason why the last read failed. What was read before stays. */
  readonly error: ServiceError | null | undefined;
  /** True while it is being read. */
  readonly isFetching: boolean;
  /** Refetches the record. */
  refetch(): unknown;
}

/** Returns the read of a record that the list already has in full, for `RecordDrawer`. */
export function readOfItem<Item>(item: Item): RecordRead<Item> {
  return { data: item, error: undefined, isFetching: false, refetch() {} };
}

/** A drawer with one record: loading, the reason of a failure with a retry, or the record. Renders a `<div role="dialog">`. */
export function RecordDrawer<Item>({
  open,
  onClose,
  title,
  read,
  children,
  hasBody = false,
  className,
  ...props
}: RecordDrawerProps<Item>) {
  // Without a form, focus the content itself: none of its buttons is an obvious first choice.
  const body = useRef<HTMLDivElement>(null);
  const { data, error, isFetching, refetch } = read;
  const hasForm = hasBody && data !== undefined;
  return (
    <div className="parley-record-drawer-root">
      <Dialog
        size="drawer"
        initialFocus={hasForm ? undefined : body}
        open={open}
        onOpenChange={onClose}
        title={title}
        className={className}
        {...props}
      >
        <WidgetToasts>
          {hasForm ? (
            children(data)
          ) : (
            <DialogBody ref={body} tabIndex={-1} className={partClass('record-drawer', undefined)}>
              {data !== undefined && children(data)}
              {data === undefined && error != null && <ReadFailure error={error} onRetry={() => void refetch()} isBusy={isFetching} />}
              {data === undefined && error == null && <Skeleton lines={3} />}
            </DialogBody>
          )}
        </WidgetToasts>
      </Dialog>
    </div>
  );
}
