'use client';

import { Tooltip as BaseTooltip } from '@base-ui/react/tooltip';
import { useRef, useState } from 'react';
import { TopLayer } from '../dialog/TopLayer.js';
import { partClass } from '../partClass.js';
import type { TooltipProps } from '../tooltip/Tooltip.js';

/** Returns the tooltip of a widget, and the trigger around each element that has one. */
export function createTooltips() {
  const handle = BaseTooltip.createHandle<string>();

  function Trigger({ text, children }: TooltipProps) {
    return <BaseTooltip.Trigger handle={handle} delay={restMs} payload={text} render={children} />;
  }

  function Bubble() {
    const [isOpen, setOpen] = useState(false);
    const layer = useRef<HTMLDivElement>(null);
    return (
      <BaseTooltip.Root
        handle={handle}
        open={isOpen}
        onOpenChange={(next, details) => {
          setOpen(next);
          // A tooltip hides without keeping the key from what it belongs to.
          if (details.reason !== 'escape-key') return;
          details.cancel();
          details.allowPropagation();
        }}
        disableHoverablePopup
      >
        {({ payload }) =>
          isOpen && (
            <>
              <TopLayer ref={layer} isShown className="parley-popover-layer" />
              <BaseTooltip.Portal container={layer}>
                <BaseTooltip.Positioner side="top" sideOffset={6} collisionPadding={8}>
                  <BaseTooltip.Popup aria-hidden="true" data-slot="tooltip" data-text={payload} className={partClass('tooltip')} />
                </BaseTooltip.Positioner>
              </BaseTooltip.Portal>
            </>
          )
        }
      </BaseTooltip.Root>
    );
  }

  return { Trigger, Bubble };
}

const restMs = 450;
