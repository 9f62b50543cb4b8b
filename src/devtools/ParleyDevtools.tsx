'use client';
import { Bug } from 'lucide-react';
import { lazy, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useServiceClient } from '../data/provider/useServiceClient.js';
import { useControllable } from '../react/useControllable.js';
import { IconButton } from '../ui/button/IconButton.js';
import { partClass } from '../ui/partClass.js';
import { DevtoolsBoundary } from './DevtoolsBoundary.js';
import type { FaultSource } from './faults/FaultSource.js';
import { launcherWords as words } from './launcherWords.js';
import { createRecording } from './recording/createRecording.js';

export interface ParleyDevtoolsProps {
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** Switches for the faults of a local service: `localFaults(service)`, or `remoteFaults(address)` where it runs elsewhere. */
  faults?: FaultSource | undefined;
}

/**
 * Records what the client of the nearest provider sends and receives, and shows it in a panel at the foot of the page,
 * which is loaded when it is first opened. Without `open` it brings a button that opens it. Nothing is recorded before it
 * is mounted, nor is any credential.
 */
export function ParleyDevtools({ open, defaultOpen = false, onOpenChange, faults }: ParleyDevtoolsProps) {
  const client = useServiceClient();
  const [recording] = useState(() => createRecording());
  const [isOpen, setOpen] = useControllable(open, defaultOpen, onOpenChange);
  const [hasSwitched, setSwitched] = useState(false);

  // Before the effects in which widgets send their first requests.
  useLayoutEffect(() => client.tap(recording.tap), [client, recording]);

  function switchTo(next: boolean) {
    setSwitched(true);
    setOpen(next);
  }

  if (!isOpen) return open === undefined ? <Launcher takesFocus={hasSwitched} onOpen={() => switchTo(true)} /> : null;
  const onClose = () => switchTo(false);
  return (
    <DevtoolsBoundary onClose={onClose}>
      <Suspense>
        <DevtoolsPanel recording={recording} faults={faults} takesFocus={hasSwitched} onClose={onClose} />
      </Suspense>
    </DevtoolsBoundary>
  );
}

/** Button and panel take each other's place, and hand the focus over. */
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

const DevtoolsPanel = lazy(async () => ({ default: (await import('./DevtoolsPanel.js')).DevtoolsPanel }));
