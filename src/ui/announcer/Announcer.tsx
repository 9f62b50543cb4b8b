'use client';

import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react';

export interface AnnouncerProps {
  children?: ReactNode;
}

/**
 * Provides the only live region of a panel. Each announcement is spoken once, even if the text was announced before, and is removed after
 * seven seconds. Inside another announcer it only renders its children.
 */
export function Announcer({ children }: AnnouncerProps) {
  const outer = useContext(AnnounceContext);
  return outer === undefined ? <LiveRegion>{children}</LiveRegion> : children;
}

/** Returns a function that announces a sentence to screen readers. It does nothing outside an `<Announcer>`. */
export function useAnnounce(): Announce {
  return useContext(AnnounceContext) ?? announceNothing;
}

export type Announce = (text: string) => void;

function LiveRegion({ children }: AnnouncerProps) {
  const [announcements, setAnnouncements] = useState<readonly Announcement[]>([]);
  const last = useRef({ id: 0, text: '', atMs: Number.NEGATIVE_INFINITY });

  const announce = useCallback((text: string) => {
    const { id, text: lastText, atMs } = last.current;
    const now = performance.now();
    if (text === '' || (text === lastText && now - atMs < sameEffectMs)) return;
    last.current = { id: id + 1, text, atMs: now };
    setAnnouncements((current) => [...current, { id, text }]);
  }, []);
  const dropOldest = useCallback(() => setAnnouncements((current) => current.slice(1)), []);

  return (
    <AnnounceContext value={announce}>
      {children}
      <div role="status" aria-atomic="false" aria-relevant="additions" data-slot="announcer" className="parley-visually-hidden">
        {announcements.map(({ id, text }) => (
          <PassingText key={id} text={text} onOver={dropOldest} />
        ))}
      </div>
    </AnnounceContext>
  );
}

/** A new element each time, so that a repeated text is announced again. */
function PassingText({ text, onOver }: { text: string; onOver: () => void }) {
  useEffect(() => {
    const timer = setTimeout(onOver, lifetimeMs);
    return () => clearTimeout(timer);
  }, [onOver]);
  return <p>{text}</p>;
}

interface Announcement {
  readonly id: number;
  readonly text: string;
}

const AnnounceContext = createContext<Announce | undefined>(undefined);

const announceNothing: Announce = () => undefined;

const lifetimeMs = 7000;

/** StrictMode runs an effect twice in a row; the same text within this time counts as one announcement. */
const sameEffectMs = 50;
