'use client';

import { Popover as BasePopover } from '@base-ui/react/popover';
import { type ComponentProps, type ReactElement, type ReactNode, useMemo, useRef } from 'react';
import { Dialog } from '../dialog/Dialog.js';
import { TopLayer } from '../dialog/TopLayer.js';
import { mergeRefs } from '../mergeRefs.js';
import { partClass } from '../partClass.js';
import { useIsNarrow } from './useIsNarrow.js';

export interface PopoverProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** True if the panel is shown. */
  open: boolean;
  /** Called when the user opens or closes the panel. */
  onOpenChange: (isOpen: boolean) => void;
  /** A `Button` or `IconButton`; pressing it opens and closes the panel. */
  trigger: ReactElement;
  /** The heading of the panel. */
  title: ReactNode;
  /** Shown beside the title. */
  titleAction?: ReactNode;
  /** The edges that are aligned, in reading direction. Default `end`. */
  align?: 'start' | 'end' | undefined;
}

/**
 * A panel beside a button that leaves the page usable. On narrow screens it is a dialog. Renders the button, and a `<div role="dialog">`
 * while open.
 */
export function Popover({ open, onOpenChange, trigger, align = 'end', ...panel }: PopoverProps) {
  const layer = useRef<HTMLDivElement>(null);
  const isNarrow = useIsNarrow();
  const isBeside = open && !isNarrow;
  return (
    <>
      <TopLayer ref={layer} isShown={isBeside} className="parley-popover-layer" />
      <BasePopover.Root open={isBeside} onOpenChange={onOpenChange}>
        <BasePopover.Trigger render={trigger} aria-expanded={open} />
        <BasePopover.Portal container={layer}>
          <BasePopover.Positioner side="bottom" align={align} sideOffset={6} collisionPadding={8} className="parley-popover-place">
            <PopoverPanel {...panel} />
          </BasePopover.Positioner>
        </BasePopover.Portal>
      </BasePopover.Root>
      {isNarrow && <PopoverDialog open={open} onOpenChange={onOpenChange} {...panel} />}
    </>
  );
}

type PanelProps = Omit<PopoverProps, 'open' | 'onOpenChange' | 'trigger' | 'align'>;

function PopoverPanel({ title, titleAction, className, ref, children, ...props }: PanelProps) {
  const popup = useRef<HTMLDivElement>(null);
  const mergedRef = useMemo(() => mergeRefs(popup, ref), [ref]);
  return (
    // The panel itself gets the focus, because the tooltip of its first button would cover it.
    <BasePopover.Popup ref={mergedRef} initialFocus={popup} data-slot="popover" className={partClass('popover', className)} {...props}>
      <div className="parley-popover-header">
        <BasePopover.Title className="parley-popover-title">{title}</BasePopover.Title>
        {titleAction}
      </div>
      <div className="parley-popover-body">{children}</div>
    </BasePopover.Popup>
  );
}

function PopoverDialog({ className, ref, children, ...props }: PanelProps & Pick<PopoverProps, 'open' | 'onOpenChange'>) {
  const popup = useRef<HTMLDivElement>(null);
  const mergedRef = useMemo(() => mergeRefs(popup, ref), [ref]);
  return (
    <Dialog ref={mergedRef} initialFocus={popup} className={partClass('popover-dialog', className)} {...props}>
      <div className="parley-popover-body">{children}</div>
    </Dialog>
  );
}
