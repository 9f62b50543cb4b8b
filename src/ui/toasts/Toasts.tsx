'use client';

import { type ReactNode, use, useEffect, useState, useSyncExternalStore } from 'react';
import { useOverlays } from '../overlay-loader/useOverlays.js';
import { createToastQueue } from './createToastQueue.js';
import { type ShowToast, ToastContext } from './ToastContext.js';
import { addScope, onShownQueue, shownQueue } from './toastScopes.js';

/**
 * Shows the toasts of all widgets on the page here, including widgets outside. Inside another `<Toasts>`, it only renders its children, so
 * that a page has one region.
 */
export function Toasts({ children }: { children?: ReactNode }) {
  return <ToastsBy isOfHost>{children}</ToastsBy>;
}

/** The toasts of a widget, shown in the page's `<Toasts>`, or in the first widget if there is none. */
export function WidgetToasts({ children }: { children?: ReactNode }) {
  return <ToastsBy isOfHost={false}>{children}</ToastsBy>;
}

function ToastsBy({ isOfHost, children }: ToastScopeProps) {
  const outer = use(ToastContext);
  return outer === undefined ? <ToastScope isOfHost={isOfHost}>{children}</ToastScope> : children;
}

interface ToastScopeProps {
  isOfHost: boolean;
  children: ReactNode;
}

function ToastScope({ isOfHost, children }: ToastScopeProps) {
  const [queue] = useState(createToastQueue);
  const [show] = useState((): ShowToast => (toast) => (shownQueue() ?? queue).show(toast));
  const isShown = useSyncExternalStore(onShownQueue, shownQueue, () => undefined) === queue;
  // Screen readers announce a toast only if its region was there before.
  const overlays = useOverlays(true);
  useEffect(() => addScope({ queue, isOfHost }), [queue, isOfHost]);
  return (
    <ToastContext value={show}>
      {children}
      {isShown && overlays && <overlays.ToastRegion queue={queue} />}
    </ToastContext>
  );
}
