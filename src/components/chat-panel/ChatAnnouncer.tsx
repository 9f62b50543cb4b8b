'use client';
import { useEffect } from 'react';
import { useChatActions } from '../../hooks/useChatActions.js';
import { useLabels } from '../../hooks/useLabels.js';
import { useAnnounce } from '../primitives/Announcer.js';
import { announcementFor } from './announcementFor.js';

/** Speaks what changes in the conversation. Renders nothing. */
export function ChatAnnouncer() {
  const store = useChatActions();
  const announce = useAnnounce();
  const labels = useLabels();
  useEffect(() => {
    let before = store.getSnapshot();
    return store.subscribe(() => {
      const after = store.getSnapshot();
      const text = announcementFor(before, after, labels);
      before = after;
      if (text !== undefined) announce(text);
    });
  }, [store, announce, labels]);
  return null;
}
