'use client';

import { AlertDialog as BaseAlertDialog } from '@base-ui/react/alert-dialog';
import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { type ComponentProps, type MouseEvent, type ReactNode, type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import { useBaseLabels } from '../../react/useBaseLabels.js';
import { IconButton } from '../button/IconButton.js';
import { currentOpener } from '../menu/opener.js';
import { mergeRefs } from '../mergeRefs.js';
import { partClass } from '../partClass.js';
import { TopLayer } from './TopLayer.js';

export interface DialogProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** True if the dialog is shown. */
  open: boolean;
  /** Called when the user closes the dialog; not while `isBusy`. */
  onOpenChange: (isOpen: boolean) => void;
  /** The action: “Promote ‘Sales overview’”. */
  title: ReactNode;
  /** Shown beside the title, before the close button. */
  titleAction?: ReactNode;
  /** Explains the effect. */
  description?: ReactNode;
  /**
   * `wide` for a dialog with a preview. `drawer` is at the end of the page over its full height, and fills the page below 480 pixels.
   * Default `normal`.
   */
  size?: 'normal' | 'wide' | 'drawer' | undefined;
  /** True for a dialog that prevents data loss: it has no close button, and a press outside does nothing. */
  isAlert?: boolean | undefined;
  /** True if a press outside does not close it, because its content cannot be shown again. */
  isKept?: boolean | undefined;
  /** True while an action runs. The dialog cannot be closed then. */
  isBusy?: boolean | undefined;
  /** The element that gets the focus first. Default: the first field, or else the first button at the end. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
}

/**
 * A modal dialog in the browser's top layer, with the theme of its place in the document. It keeps the focus inside and returns it on
 * close; Escape closes it. If no element opened it, the focus goes to the button beside it, or else to the first control of its part. Put
 * `DialogBody` and `DialogActions` inside. Renders a `<div role="dialog">`.
 */
export function Dialog({ open, onOpenChange, title, titleAction, description, size = 'normal', ...props }: DialogProps) {
  const { isAlert = false, isKept = false, isBusy = false, initialFocus, className, ref, children, ...popupProps } = props;
  const { common } = useBaseLabels();
  const layer = useRef<HTMLDivElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const mergedRef = useMemo(() => mergeRefs(popup, ref), [ref]);
  const opener = useOpener(open);
  const Base = isAlert ? BaseAlertDialog : BaseDialog;
  const changeOpen = (isOpen: boolean) => {
    if (isOpen || !isBusy) onOpenChange(isOpen);
  };
  return (
    <>
      <TopLayer ref={layer} isShown={open} className="parley-dialog-layer" />
      <Base.Root open={open} onOpenChange={changeOpen} {...(isKept && { disablePointerDismissal: true })}>
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

/** The content between title and buttons, which scrolls if it is long. Renders a `<div>`. */
export function DialogBody({ className, ...props }: ComponentProps<'div'>) {
  return <div data-slot="dialog-body" className={partClass('dialog-body', className)} {...props} />;
}

/** The buttons at the end, the main action last. Renders a `<div>`. */
export function DialogActions({ className, ...props }: ComponentProps<'div'>) {
  return <div data-slot="dialog-actions" className={partClass('dialog-actions', className)} {...props} />;
}

/** Skips the close button, whose tooltip would cover the title. */
function firstFocusOf(popup: HTMLElement | null): HTMLElement | true {
  const isUsable = (element: HTMLElement) => !element.matches(':disabled, [readonly], [type="hidden"]') && element.tabIndex >= 0;
  const find = (selector: string) => [...(popup?.querySelectorAll<HTMLElement>(selector) ?? [])].find(isUsable);
  return find('[data-slot="dialog-body"] :is(input, select, textarea)') ?? find('[data-slot="dialog-actions"] button') ?? true;
}

/** What opened the dialog: the focused element, the button of a menu, or nothing, as on a page that starts with an open dialog. */
type Opener = 'focused' | HTMLElement | undefined;

function useOpener(isOpen: boolean): RefObject<Opener> {
  const opener = useRef<Opener>('focused');
  useLayoutEffect(() => {
    if (!isOpen) return;
    const isFromNowhere = document.activeElement === null || document.activeElement === document.body;
    opener.current = currentOpener() ?? (isFromNowhere ? undefined : 'focused');
  }, [isOpen]);
  return opener;
}

/** The menu's button may have been removed together with its row. */
function focusAfter(opener: Opener, layer: HTMLElement | null): HTMLElement | true {
  if (opener === 'focused') return true;
  return opener?.isConnected === true ? opener : focusBeside(layer);
}

/** Returns the button beside the dialog that opens it, or else the part around them, whose first control is focused. */
function focusBeside(layer: HTMLElement | null): HTMLElement | true {
  return (
    layer?.parentElement?.querySelector<HTMLElement>(':scope > [aria-haspopup="dialog"]') ??
    layer?.closest<HTMLElement>('[data-slot]') ??
    true
  );
}
