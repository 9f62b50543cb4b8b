'use client';

import { AlertDialog as BaseAlertDialog } from '@base-ui/react/alert-dialog';
import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { type ComponentProps, type MouseEvent, type ReactNode, type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import { useLabels } from '../../react/useLabels.js';
import { IconButton } from '../button/IconButton.js';
import { mergeRefs } from '../mergeRefs.js';
import { partClass } from '../partClass.js';
import { TopLayer } from './TopLayer.js';

export interface DialogProps extends Omit<ComponentProps<'div'>, 'title'> {
  open: boolean;
  /** Not asked to close while `isBusy`. */
  onOpenChange: (isOpen: boolean) => void;
  /** Names the act: “Promote ‘Sales overview’”. */
  title: ReactNode;
  /** Stands beside the title, before the button that closes. */
  titleAction?: ReactNode;
  /** Says the effect. */
  description?: ReactNode;
  /** `wide` for a dialog with a preview; `drawer` stands at the end of the page over its full height, and fills it under 480 pixels. */
  size?: 'normal' | 'wide' | 'drawer' | undefined;
  /** Asks before something is lost: it has no close button, and a press beside it does nothing. */
  isAlert?: boolean | undefined;
  isBusy?: boolean | undefined;
  /** Where the focus goes at first: by default into the first field, else on the first button at the end. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
}

/**
 * A modal dialog in the browser's top layer, over the page but still inside its theme. Keeps the focus inside and gives it back;
 * Escape closes it. One that nobody opened gives the focus to its button, else to the first control of its part. Put `DialogBody`
 * and `DialogActions` inside. Renders a `<div role="dialog">`.
 */
export function Dialog({ open, onOpenChange, title, titleAction, description, size = 'normal', ...props }: DialogProps) {
  const { isAlert = false, isBusy = false, initialFocus, className, ref, children, ...popupProps } = props;
  const { common } = useLabels();
  const layer = useRef<HTMLDivElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const mergedRef = useMemo(() => mergeRefs(popup, ref), [ref]);
  const isFromNowhere = useIsFromNowhere(open);
  const Base = isAlert ? BaseAlertDialog : BaseDialog;
  const changeOpen = (isOpen: boolean) => {
    if (isOpen || !isBusy) onOpenChange(isOpen);
  };
  return (
    <>
      <TopLayer ref={layer} isShown={open} className="parley-dialog-layer" />
      <Base.Root open={open} onOpenChange={changeOpen}>
        <Base.Portal container={layer}>
          <Base.Backdrop className="parley-dialog-backdrop" onMouseDown={keepFocus} />
          <Base.Popup
            ref={mergedRef}
            data-slot="dialog"
            data-size={size}
            aria-busy={isBusy || undefined}
            className={partClass('dialog', className)}
            initialFocus={initialFocus ?? (() => firstFocusOf(popup.current))}
            finalFocus={() => (isFromNowhere.current ? focusBeside(layer.current) : true)}
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

/** A press beside the dialog that does not close it leaves the focus where it is. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}

/** What stands between title and buttons; it alone scrolls when there is much of it. Renders a `<div>`. */
export function DialogBody({ className, ...props }: ComponentProps<'div'>) {
  return <div data-slot="dialog-body" className={partClass('dialog-body', className)} {...props} />;
}

/** The buttons at the end, the one that acts last. Renders a `<div>`. */
export function DialogActions({ className, ...props }: ComponentProps<'div'>) {
  return <div data-slot="dialog-actions" className={partClass('dialog-actions', className)} {...props} />;
}

/** What the dialog is there for: not the button that closes it, whose tooltip would cover the title. */
function firstFocusOf(popup: HTMLElement | null): HTMLElement | true {
  const isUsable = (element: HTMLElement) => !element.matches(':disabled, [readonly], [type="hidden"]') && element.tabIndex >= 0;
  const find = (selector: string) => [...(popup?.querySelectorAll<HTMLElement>(selector) ?? [])].find(isUsable);
  return find('[data-slot="dialog-body"] :is(input, select, textarea)') ?? find('[data-slot="dialog-actions"] button') ?? true;
}

/** True if nothing had the focus when the dialog opened, as on a page that starts with it open. */
function useIsFromNowhere(isOpen: boolean): RefObject<boolean> {
  const isFromNowhere = useRef(false);
  useLayoutEffect(() => {
    if (isOpen) isFromNowhere.current = document.activeElement === null || document.activeElement === document.body;
  }, [isOpen]);
  return isFromNowhere;
}

/** The button that stands beside the dialog to open it, else the part around them, in which the first control is focused. */
function focusBeside(layer: HTMLElement | null): HTMLElement | true {
  return (
    layer?.parentElement?.querySelector<HTMLElement>(':scope > [aria-haspopup="dialog"]') ??
    layer?.closest<HTMLElement>('[data-slot]') ??
    true
  );
}
