'use client';

import { Toast } from '@base-ui/react/toast';
import { type ReactNode, use, useMemo } from 'react';
import { type ShowToast, ToastContext, type ToastDetails } from './ToastContext.js';
import { ToastRegion } from './ToastRegion.js';

/** Shows the outcomes of actions. Inside another `<Toasts>` it only renders its children, so that a page has one region. */
export function Toasts({ children }: { children?: ReactNode }) {
  const outer = use(ToastContext);
  if (outer !== undefined) return children;
  return (
    <Toast.Provider limit={3}>
      <ToastScope>{children}</ToastScope>
    </Toast.Provider>
  );
}

function ToastScope({ children }: { children?: ReactNode }) {
  const { add } = Toast.useToastManager<ToastDetails>();
  const show = useMemo<ShowToast>(
    () =>
      ({ tone, title, text, action }) => {
        const timeout = tone === 'error' ? 0 : action === undefined ? shortMs : longMs;
        add({ title, type: tone, timeout, data: { text, action } });
      },
    [add],
  );
  return (
    <ToastContext value={show}>
      {children}
      <ToastRegion />
    </ToastContext>
  );
}

const shortMs = 4_000;
/** Long enough to undo something. */
const longMs = 10_000;
