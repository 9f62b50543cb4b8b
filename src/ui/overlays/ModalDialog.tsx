'use client';

import { AlertDialog as BaseAlertDialog } from '@base-ui/react/alert-dialog';
import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { type MouseEvent, type RefObject, useRef } from 'react';
import { useBaseLabels } from '../../react/language/useBaseLabels.js';
import { IconButton } from '../button/IconButton.js';
import type { DialogProps } from '../dialog/DialogProps.js';
import { focusedBeside, TopLayer } from '../dialog/TopLayer.js';
import type { Opener } from '../dialog/useOpener.js';
import { isFocusKept } from '../layers/keptFocus.js';
import { partClass } from '../partClass.js';
import { useMergedRef } from '../useMergedRef.js';
import { useOverlayLayer } from './useOverlayLayer.js';

interface ModalDialogProps extends DialogProps {
  /** What opened it. */
  opener: RefObject<Opener>;
}

/** The dialog of `<Dialog>`. */
export function ModalDialog({ opener, open, onOpenChange, title, titleAction, description, size = 'normal', ...props }: ModalDialogProps) {
  const { isAlert = false, isKept = false, isBusy = false, initialFocus, className, ref, children, ...popupProps } = props;
  const { common } = useBaseLabels();
  const layer = useRef<HTMLDivElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRef(popup, ref);
  const Base = isAlert ? BaseAlertDialog : BaseDialog;
  const changeOpen = (isOpen: boolean) => {
    if (isOpen || !isBusy) onOpenChange(isOpen);
  };
  const changeLayer = useOverlayLayer(layer, open, changeOpen);
  return (
    <>
      <TopLayer ref={layer} isShown={open} className="parley-dialog-layer" />
      <Base.Root open={open} onOpenChange={changeLayer} {...(isKept && { disablePointerDismissal: true })}>
        <Base.Portal container={layer}>
          <Base.Backdrop className="parley-dialog-backdrop" onMouseDown={keepFocus} />
          <Base.Popup
            ref={mergedRef}
            data-slot="dialog"
            data-size={size}
            aria-busy={isBusy || undefined}
            className={partClass('dialog', className)}
            initialFocus={initialFocus ?? (() => firstFocusOf(popup.current))}
            finalFocus={() => focusAfter(opener.current, layer.current)}
            {...popupProps}
          >
            <div className="parley-dialog-header">
              <Base.Title className="parley-dialog-title">{title}</Base.Title>
              {titleAction}
              {!isAlert && (
                <IconButton
                  icon={X}
                  label={common.close}
                  size="small"
                  className="parley-dialog-close"
                  disabled={isBusy}
                  onClick={() => changeOpen(false)}
                />
              )}
            </div>
            {description !== undefined && <Base.Description className="parley-dialog-description">{description}</Base.Description>}
            {children}
          </Base.Popup>
        </Base.Portal>
      </Base.Root>
    </>
  );
}

/** Keeps the focus where it is after a press outside that does not close the dialog. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}

/** Skips the close button, whose tooltip would cover the title. */
function firstFocusOf(popup: HTMLElement | null): HTMLElement | true {
  const isUsable = (element: HTMLElement) => !element.matches(':disabled, [readonly], [type="hidden"]') && element.tabIndex >= 0;
  const find = (selector: string) => [...(popup?.querySelectorAll<HTMLElement>(selector) ?? [])].find(isUsable);
  return (
    find('[data-slot="dialog-body"] :is(input, select, textarea, [role="combobox"])') ??
    find('[data-slot="dialog-actions"] button') ??
    popup ??
    true
  );
}

/** The menu's button may have been removed together with its row, and the focus may be elsewhere by the time the dialog has faded out. */
function focusAfter(opener: Opener, layer: HTMLElement | null): HTMLElement | boolean {
  const focused = layer === null ? null : focusedBeside(layer);
  if (focused !== null && focused !== document.body && layer?.contains(focused) === false) return false;
  if (opener === 'focused') return true;
  if (opener?.isConnected === true) return opener;
  return opener !== undefined && isFocusKept(layer) ? false : focusBeside(layer);
}

/** Returns the button beside the dialog that opens it, or else the surrounding part, whose first control is focused. */
function focusBeside(layer: HTMLElement | null): HTMLElement | true {
  return (
    layer?.parentElement?.querySelector<HTMLElement>(':scope > [aria-haspopup="dialog"]') ??
    layer?.closest<HTMLElement>('[data-slot]') ??
    true
  );
}
