'use client';
import { Bug } from 'lucide-react';
import { type ComponentType, lazy, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useServiceClient } from '../data/provider/useServiceClient.js';
import { useControllable } from '../react/state/useControllable.js';
import { IconButton } from '../ui/button/IconButton.js';
import { partClass } from '../ui/partClass.js';
import { DevtoolsFailure } from './DevtoolsFailure.js';
import type { DevtoolsPanelProps } from './DevtoolsPanel.js';
import type { FaultSource } from './faults/FaultSource.js';
import { launcherWords as words } from './launcherWords.js';
import { loadRecording } from './recording/loadRecording.js';

export interface ParleyDevtoolsProps {
  /** Controls whether the panel is open. Without it the tools render a button that opens the panel. */
  open?: boolean | undefined;
  /** True to open the panel at first. Default false. */
  defaultOpen?: boolean | undefined;
  /** Called with the new state when the panel is opened or closed. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** Switches for the faults of a local service: `localFaults(service)`, or `remoteFaults(address)` if it runs elsewhere. */
  faults?: FaultSource | undefined;
}

/**
 * Records what the client of the nearest provider sends and receives, and shows it in a panel at the bottom of the page. The panel is
 * loaded when it is first opened. Without `open`, a button opens it. Nothing is recorded before it is mounted, and credentials never are.
 */
export function ParleyDevtools({ open, defaultOpen = false, onOpenChange, faults }: ParleyDevtoolsProps) {
  const client = useServiceClient();
  const [recording] = useState(loadRecording);
  const [isOpen, setOpen] = useControllable(open, defaultOpen, onOpenChange);
  const [hasSwitched, setSwitched] = useState(false);

  // Runs before the effects in which widgets send their first requests.
  useLayoutEffect(() => client.tap(recording.tap), [client, recording]);

  function switchTo(next: boolean) {
    setSwitched(true);
    setOpen(next);
  }

  if (!isOpen) return open === undefined ? <Launcher takesFocus={hasSwitched} onOpen={() => switchTo(true)} /> : null;
  return (
    <Suspense>
      <DevtoolsPanel recording={recording} faults={faults} takesFocus={hasSwitched} onClose={() => switchTo(false)} />
    </Suspense>
  );
}

/** The button and the panel replace each other and pass on the focus. */
function Launcher({ takesFocus, onOpen }: { takesFocus: boolean; onOpen: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);
  return (
    <div dir="ltr" lang="en" data-slot="devtools-launcher" className={partClass('devtools-launcher')}>
      <IconButton icon={Bug} ref={button} label={words.open} variant="outline" size="large" onClick={onOpen} />
    </div>
  );
}

const DevtoolsPanel = lazy<ComponentType<DevtoolsPanelProps>>(() =>
  import('./DevtoolsPanel.js').then(
    ({ DevtoolsPanel }) => ({ default: DevtoolsPanel }),
    () => ({ default: DevtoolsFailure }),
  ),
);
