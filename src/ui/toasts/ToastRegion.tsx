'use client';

import { Toast } from '@base-ui/react/toast';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../button/Button.js';
import { IconButton } from '../button/IconButton.js';
import { TopLayer } from '../dialog/TopLayer.js';
import { Icon } from '../icon/Icon.js';
import { partClass } from '../partClass.js';
import { useCommonAdminLabels } from '../useCommonAdminLabels.js';
import type { ToastDetails } from './ToastContext.js';

/** The only place where toasts are shown, above everything. */
export function ToastRegion() {
  const { toasts, close } = Toast.useToastManager<ToastDetails>();
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
              <Toast.Root key={toast.id} toast={toast} data-slot="toast" data-tone={toast.type} className={partClass('toast')}>
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
