'use client';

import { type ComponentProps, cloneElement, type ReactElement, type Ref, useRef } from 'react';
import { Dialog } from '../dialog/Dialog.js';
import { useFocusKept } from '../overlay-loader/useFocusKept.js';
import { useOverlays } from '../overlay-loader/useOverlays.js';
import { partClass } from '../partClass.js';
import { useMergedRef } from '../useMergedRef.js';
import type { PopoverProps } from './PopoverProps.js';
import { useIsNarrow } from './useIsNarrow.js';

/**
 * A panel beside a button that leaves the page usable. On narrow screens it is a dialog. Renders the button, and a `<div role="dialog">`
 * while open.
 */
export function Popover({ open, onOpenChange, trigger, align = 'end', ...panel }: PopoverProps) {
  const isNarrow = useIsNarrow();
  const overlays = useOverlays(open);
  const button = useRef<HTMLElement>(null);
  useFocusKept(button, overlays !== undefined);
  return (
    <>
      {overlays === undefined ? (
        <EarlyTrigger ref={button} open={open} onOpenChange={onOpenChange} trigger={trigger} />
      ) : (
        <overlays.PopoverBeside
          buttonRef={button}
          open={open}
          isBeside={open && !isNarrow}
          onOpenChange={onOpenChange}
          trigger={trigger}
          align={align}
          {...panel}
        />
      )}
      {isNarrow && <PopoverDialog open={open} onOpenChange={onOpenChange} {...panel} />}
    </>
  );
}

type EarlyTriggerProps = Pick<PopoverProps, 'open' | 'onOpenChange' | 'trigger'> & { ref: Ref<HTMLElement> };

/** The button, until its panel is loaded. */
function EarlyTrigger({ ref, open, onOpenChange, trigger }: EarlyTriggerProps) {
  const { ref: own, onClick } = (trigger as ReactElement<ComponentProps<'button'>>).props;
  const mergedRef = useMergedRef<HTMLElement>(ref, own as Ref<HTMLElement>);
  return cloneElement(trigger as ReactElement<ComponentProps<'button'>>, {
    ref: mergedRef,
    'aria-haspopup': 'dialog',
    'aria-expanded': open,
    onClick(event) {
      onClick?.(event);
      if (!event.defaultPrevented) onOpenChange(!open);
    },
  });
}

type PanelProps = Omit<PopoverProps, 'open' | 'onOpenChange' | 'trigger' | 'align'>;

function PopoverDialog({ className, ref, children, ...props }: PanelProps & Pick<PopoverProps, 'open' | 'onOpenChange'>) {
  const popup = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRef(popup, ref);
  return (
    <Dialog ref={mergedRef} initialFocus={popup} className={partClass('popover-dialog', className)} {...props}>
      <div className="parley-popover-body">{children}</div>
    </Dialog>
  );
}
