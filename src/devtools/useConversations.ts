'use client';
import { useMemo, useState } from 'react';
import { type Conversation, listConversations } from './recording/conversations.js';
import type { Recording } from './recording/createRecording.js';
import { useRecordingSnapshot } from './useRecordingSnapshot.js';

/** The recorded chats and the selected one, by default the newest. */
export interface Conversations {
  readonly all: readonly Conversation[];
  readonly current: Conversation | undefined;
  choose(id: string): void;
}

export function useConversations(recording: Recording): Conversations {
  const snapshot = useRecordingSnapshot(recording);
  const all = useMemo(() => listConversations(snapshot), [snapshot]);
  const [chosen, setChosen] = useState<string>();
  return { all, current: all.find(({ id }) => id === chosen) ?? all.findLast(({ lines }) => lines.length > 0), choose: setChosen };
}
