'use client';

import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react';

export interface AnnouncerProps {
  children?: ReactNode;
}

/**
 * Provides the one live region of a panel. What is announced is spoken once, even if the same was said before, and is gone
 * after seven seconds. Inside another announcer it renders its children only.
 */
export function Announcer({ children }: AnnouncerProps) {
  const outer = useContext(AnnounceContext);
  return outer === undefined ? <LiveRegion>{children}</LiveRegion> : children;
}

/** Speaks a sentence to those who listen. Does nothing outside an `<Announcer>`. */
export function useAnnounce(): Announce {
  return useContext(AnnounceContext) ?? saysNothing;
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

/** A new element each time, so that a text said before is an addition again. */
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

const saysNothing: Announce = () => undefined;

const lifetimeMs = 7000;

/** StrictMode runs an effect twice at once; what is said again so soon is the same announcement. */
const sameEffectMs = 50;
