'use client';

import { Tooltip as BaseTooltip } from '@base-ui/react/tooltip';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { TopLayer } from '../dialog/TopLayer.js';
import { partClass } from '../partClass.js';
import { SharedTooltip, type TooltipProps } from './Tooltip.js';

/** One tooltip for all the buttons inside, in the browser's top layer. From button to button it moves without delay. */
export function Tooltips({ children }: { children?: ReactNode }) {
  const handle = useMemo(() => BaseTooltip.createHandle<string>(), []);
  const Trigger = useMemo(() => triggerOf(handle), [handle]);
  return (
    <BaseTooltip.Provider delay={restMs}>
      <SharedTooltip value={Trigger}>{children}</SharedTooltip>
      <Bubble handle={handle} />
    </BaseTooltip.Provider>
  );
}

type Handle = ReturnType<typeof BaseTooltip.createHandle<string>>;

function triggerOf(handle: Handle) {
  return function Trigger({ text, children }: TooltipProps) {
    return <BaseTooltip.Trigger handle={handle} payload={text} render={children} />;
  };
}

function Bubble({ handle }: { handle: Handle }) {
  const [isOpen, setOpen] = useState(false);
  const layer = useRef<HTMLDivElement>(null);
  return (
    <BaseTooltip.Root handle={handle} open={isOpen} onOpenChange={setOpen} disableHoverablePopup>
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

const restMs = 450;
