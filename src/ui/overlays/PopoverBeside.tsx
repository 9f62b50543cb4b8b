'use client';

import { Popover as BasePopover } from '@base-ui/react/popover';
import { type Ref, useRef } from 'react';
import { TopLayer } from '../dialog/TopLayer.js';
import { partClass } from '../partClass.js';
import type { PopoverProps } from '../popover/PopoverProps.js';
import { useMergedRef } from '../useMergedRef.js';
import { useOverlayLayer } from './useOverlayLayer.js';

interface PopoverBesideProps extends PopoverProps {
  /** The button. */
  buttonRef: Ref<HTMLElement>;
  /** True if the panel is shown beside the button, not as a dialog. */
  isBeside: boolean;
}

/** The button of a `<Popover>` and the panel beside it. */
export function PopoverBeside({ buttonRef, open, isBeside, onOpenChange, trigger, align, ...panel }: PopoverBesideProps) {
  const layer = useRef<HTMLDivElement>(null);
  const changeLayer = useOverlayLayer(layer, isBeside, (next) => onOpenChange(next));
  return (
    <>
      <TopLayer ref={layer} isShown={isBeside} className="parley-popover-layer" />
      <BasePopover.Root open={isBeside} onOpenChange={changeLayer}>
        <BasePopover.Trigger ref={buttonRef as Ref<HTMLButtonElement>} render={trigger} aria-expanded={open} />
        <BasePopover.Portal container={layer}>
          <BasePopover.Positioner side="bottom" align={align} sideOffset={6} collisionPadding={8} className="parley-popover-place">
            <PopoverPanel {...panel} />
          </BasePopover.Positioner>
        </BasePopover.Portal>
      </BasePopover.Root>
    </>
  );
}

type PanelProps = Omit<PopoverProps, 'open' | 'onOpenChange' | 'trigger' | 'align'>;

function PopoverPanel({ title, titleAction, className, ref, children, ...props }: PanelProps) {
  const popup = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRef(popup, ref);
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
