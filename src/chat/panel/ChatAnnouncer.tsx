'use client';
import { useEffect } from 'react';
import { useAnnounce } from '../../ui/announcer/Announcer.js';
import { useChatActions } from '../hooks/useChatActions.js';
import { useFirstLabels } from '../hooks/useFirstLabels.js';
import { announcementFor } from './model/announcementFor.js';

/** Announces changes of the conversation to screen readers. Renders nothing. */
export function ChatAnnouncer() {
  const store = useChatActions();
  const announce = useAnnounce();
  const labels = useFirstLabels();
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
