'use client';

import { type ReactNode, use, useState } from 'react';
import { useOverlays } from '../overlay-loader/useOverlays.js';
import { createToastQueue } from './createToastQueue.js';
import { ToastContext } from './ToastContext.js';

/** Shows the outcomes of actions. Inside another `<Toasts>` it only renders its children, so that a page has one region. */
export function Toasts({ children }: { children?: ReactNode }) {
  const outer = use(ToastContext);
  return outer === undefined ? <ToastScope>{children}</ToastScope> : children;
}

function ToastScope({ children }: { children?: ReactNode }) {
  const [queue] = useState(createToastQueue);
  // Screen readers announce a toast only if its region was there before.
  const overlays = useOverlays(true);
  return (
    <ToastContext value={queue.show}>
      {children}
      {overlays && <overlays.ToastRegion queue={queue} />}
    </ToastContext>
  );
}
