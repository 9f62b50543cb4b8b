'use client';

import { Toast } from '@base-ui/react/toast';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../button/Button.js';
import { IconButton } from '../button/IconButton.js';
import { TopLayer } from '../dialog/TopLayer.js';
import { Icon } from '../icon/Icon.js';
import { onEscape } from '../layers/takeEscape.js';
import { partClass } from '../partClass.js';
import type { ToastQueue } from '../toasts/createToastQueue.js';
import type { ToastDetails } from '../toasts/ToastContext.js';
import { useCommonAdminLabels } from '../useCommonAdminLabels.js';

interface ToastRegionProps {
  /** The toasts to show. */
  queue: ToastQueue;
}

/** The only place where toasts are shown, above everything. */
export function ToastRegion(props: ToastRegionProps) {
  return (
    <Toast.Provider limit={3}>
      <Region {...props} />
    </Toast.Provider>
  );
}

function Region({ queue }: ToastRegionProps) {
  const { toasts, add, close } = Toast.useToastManager<ToastDetails>();
  useEffect(
    () =>
      queue.attach(({ tone, title, text, action }) => {
        const timeout = tone === 'error' ? 0 : action === undefined ? shortMs : longMs;
        add({ title, type: tone, timeout, data: { text, action } });
      }),
    [queue, add],
  );
  const common = useCommonAdminLabels();
  const layer = useRef<HTMLDivElement>(null);
  return (
    <>
      <TopLayer ref={layer} isShown={toasts.length > 0} className="parley-toast-layer" />
      <Toast.Portal container={layer}>
        <Toast.Viewport aria-label={common.notifications} data-slot="toasts" className={partClass('toasts')}>
          {toasts.map((toast) => {
            const icon = toast.type === 'error' ? CircleAlert : CircleCheck;
            const { text, action } = toast.data ?? {};
            return (
              <Toast.Root
                key={toast.id}
                toast={toast}
                data-slot="toast"
                data-tone={toast.type}
                className={partClass('toast')}
                {...onEscape()}
              >
                <Icon of={icon} className="parley-toast-icon" />
                <div className="parley-toast-words">
                  <Toast.Title render={<p />} className="parley-toast-title" />
                  {text !== undefined && <Toast.Description className="parley-toast-text">{text}</Toast.Description>}
                </div>
                {action !== undefined && (
                  <Button
                    size="small"
                    variant="quiet"
                    className="parley-toast-action"
                    onClick={() => {
                      action.onPress();
                      close(toast.id);
                    }}
                  >
                    {action.label}
                  </Button>
                )}
                <IconButton label={common.dismiss} size="small" onClick={() => close(toast.id)}>
                  <Icon of={X} size={14} />
                </IconButton>
              </Toast.Root>
            );
          })}
        </Toast.Viewport>
      </Toast.Portal>
    </>
  );
}

const shortMs = 4_000;
/** Long enough to undo something. */
const longMs = 10_000;
