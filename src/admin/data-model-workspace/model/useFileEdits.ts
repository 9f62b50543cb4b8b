'use client';
import { useEffect, useRef, useState } from 'react';
import { usePersonalMemory } from '../../../data/provider/usePersonalMemory.js';
import { useLatest } from '../../../react/state/useLatest.js';
import { fileDraftsOf } from './fileDrafts.js';
import { editAt, type FileEdit } from './fileEdits.js';

/** Returns the unsaved edits of a deployment, and a function that changes them. They survive a reload of the page. */
export function useFileEdits(
  deploymentId: number,
): readonly [edits: readonly FileEdit[], change: (update: (edits: readonly FileEdit[]) => readonly FileEdit[]) => void] {
  const memory = usePersonalMemory();
  const drafts = fileDraftsOf(memory);
  const [edits, change] = useState(() => drafts.read(deploymentId));
  const latest = useLatest(edits);
  const stored = useRef<readonly FileEdit[]>(edits);
  const isKnown = useRef(false);

  useEffect(() => {
    let isGone = false;
    void memory.identify().then(() => {
      if (isGone) return;
      const found = drafts.read(deploymentId);
      isKnown.current = true;
      stored.current = found;
      change((typed) => (found.length === 0 ? typed : [...typed, ...found.filter((edit) => editAt(typed, edit) === undefined)]));
    });
    return () => {
      isGone = true;
    };
  }, [memory, drafts, deploymentId]);

  useEffect(() => {
    function store(): void {
      // Until the user is known, the stored edits are unknown.
      if (!isKnown.current || stored.current === latest.current) return;
      drafts.write(deploymentId, stored.current, latest.current);
      stored.current = latest.current;
    }
    const timer = setInterval(store, storedEveryMs);
    window.addEventListener('pagehide', store);
    return () => {
      store();
      clearInterval(timer);
      window.removeEventListener('pagehide', store);
    };
  }, [drafts, deploymentId, latest]);

  return [edits, change];
}

/** Storing on each keystroke would slow down typing in long files. */
const storedEveryMs = 1_000;
