'use client';
import { FolderOpen, Play, Square } from 'lucide-react';
import { type ChangeEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { ChatError } from '../../chat/panel/ChatError.js';
import { ChatRoot } from '../../chat/panel/ChatRoot.js';
import { TurnList } from '../../chat/panel/turn/TurnList.js';
import { asChatError } from '../../chat/store/session/connectionLoss.js';
import type { Transcript } from '../../chat/store/transcript/transcript.js';
import type { ServiceError } from '../../client/errors/ServiceError.js';
import { Button } from '../../ui/button/Button.js';
import { EmptyState } from '../../ui/empty-state/EmptyState.js';
import { ErrorNotice } from '../../ui/errors/ErrorNotice.js';
import { SelectField } from '../../ui/fields/SelectField.js';
import { ConversationSelect } from '../ConversationSelect.js';
import { devtoolsWords as words } from '../devtoolsWords.js';
import { transcriptOf } from '../recording/conversations.js';
import type { Conversations } from '../useConversations.js';
import { createReplayStore, type ReplayStore } from './createReplayStore.js';
import { readTranscriptFile } from './readTranscriptFile.js';

/** Plays a transcript, from a file or the recording, in a separate chat. */
export function ReplayView({ chats }: { chats: Conversations }) {
  const { current } = chats;
  const [opened, setOpened] = useState<Opened>();
  const [speed, setSpeed] = useState(Number.POSITIVE_INFINITY);
  const fileInput = useRef<HTMLInputElement>(null);

  function open(name: string, transcript: Transcript) {
    opened?.store?.stop();
    const store = createReplayStore(transcript);
    setOpened({ name, store });
    void store.play(speed);
  }

  async function openFile({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    if (file === undefined) return;
    try {
      open(file.name, await readTranscriptFile(file));
    } catch (thrown) {
      setOpened({ name: file.name, error: asChatError(thrown) });
    }
    // Allows choosing the same file again after it was fixed.
    target.value = '';
  }

  return (
    <>
      <div className="parley-devtools-tools">
        <ConversationSelect {...chats} />
        {current !== undefined && (
          <Button size="small" onClick={() => open(current.firstQuestion ?? current.id, transcriptOf(current))}>
            {words.replayRecording}
          </Button>
        )}
        <Button icon={FolderOpen} size="small" onClick={() => fileInput.current?.click()}>
          {words.openFile}
        </Button>
        <input ref={fileInput} type="file" accept=".ndjson,.jsonl,.txt" aria-label={words.openFile} hidden onChange={openFile} />
        <SelectField
          label={words.speed}
          isLabelHidden
          className="parley-devtools-choice"
          value={speed}
          onChange={({ target }) => setSpeed(Number(target.value))}
        >
          {speeds.map((each) => (
            <option key={each} value={each}>
              {words.speedOf(each)}
            </option>
          ))}
        </SelectField>
        {opened?.store !== undefined && <PlayButton store={opened.store} speed={speed} />}
        {opened !== undefined && <span className="parley-devtools-count">{opened.name}</span>}
      </div>
      {opened === undefined && <EmptyState {...words.empty.replay} />}
      {opened?.error !== undefined && <ErrorNotice kind={opened.error.kind} title={words.badFile} advice={opened.error.message} />}
      {opened?.store !== undefined && (
        <ChatRoot key={opened.name} store={opened.store} heading={words.replayed} className="parley-devtools-replay">
          <TurnList />
          <ChatError />
        </ChatRoot>
      )}
    </>
  );
}

interface Opened {
  readonly name: string;
  readonly store?: ReplayStore;
  readonly error?: ServiceError;
}

function PlayButton({ store, speed }: { store: ReplayStore; speed: number }) {
  const { status } = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot);
  useEffect(() => () => void store.stop(), [store]);
  const isPlaying = status === 'streaming';
  const icon = isPlaying ? Square : Play;
  return (
    <Button icon={icon} size="small" onClick={() => void (isPlaying ? store.stop() : store.play(speed))}>
      {isPlaying ? words.stop : words.play}
    </Button>
  );
}

const speeds = [0.25, 1, 2, 4, 16, Number.POSITIVE_INFINITY];
