'use client';
import { use, useEffect } from 'react';
import { useAnnounce } from '../../ui/announcer/Announcer.js';
import { HiddenPartsContext } from '../hooks/HiddenPartsContext.js';
import { useChatActions } from '../hooks/useChatActions.js';
import { useFirstLabels } from '../hooks/useFirstLabels.js';
import { useLaterParts } from './lazy/lazyParts.js';
import { announcementFor } from './model/announcementFor.js';

/** Announces changes of the conversation to screen readers, and notifies of answers in a hidden tab. Renders nothing. */
export function ChatAnnouncer() {
  const store = useChatActions();
  const announce = useAnnounce();
  const labels = useFirstLabels();
  const hidden = use(HiddenPartsContext);
  const { spokenAnswer, AnswerNotice } = useLaterParts() ?? {};
  useEffect(() => {
    let before = store.getSnapshot();
    return store.subscribe(() => {
      const after = store.getSnapshot();
      const text = announcementFor(before, after, labels, { hidden, spokenAnswer });
      before = after;
      if (text !== undefined) announce(text);
    });
  }, [store, announce, labels, hidden, spokenAnswer]);
  return AnswerNotice ? <AnswerNotice /> : null;
}
