'use client';
import { Download, Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { formatTranscript } from '../../chat/store/transcript/transcript.js';
import { Button } from '../../ui/button/Button.js';
import { CopyButton } from '../../ui/button/CopyButton.js';
import { downloadFile, fileName } from '../../ui/download.js';
import { EmptyState } from '../../ui/empty-state/EmptyState.js';
import { SelectField } from '../../ui/fields/SelectField.js';
import { ConversationSelect } from '../ConversationSelect.js';
import { devtoolsWords as words } from '../devtoolsWords.js';
import { RowList } from '../RowList.js';
import { type Conversation, transcriptOf } from '../recording/conversations.js';
import type { Conversations } from '../useConversations.js';
import { LineDetails } from './LineDetails.js';
import { LineRow } from './LineRow.js';
import { timeLines } from './timeLines.js';

export interface LinesViewProps {
  chats: Conversations;
  lineNumber: number | undefined;
  onLineNumberChange: (number: number) => void;
  onShowStep: (number: number) => void;
  onClear: () => void;
}

/** The raw lines of a chat with their times, which can be searched, copied and saved. */
export function LinesView({ chats, lineNumber, onLineNumberChange, onShowStep, onClear }: LinesViewProps) {
  const { current } = chats;
  const [search, setSearch] = useState('');
  const [requestId, setRequestId] = useState<number>();
  const timed = useMemo(() => (current === undefined ? [] : timeLines(current.lines, current.exchanges)), [current]);
  const request = current?.exchanges.find(({ id }) => id === requestId);
  const shown = useMemo(() => {
    const wanted = search.toLowerCase();
    return timed.filter(
      ({ exchangeId, line }) =>
        (request === undefined || exchangeId === request.id) && (wanted === '' || line.toLowerCase().includes(wanted)),
    );
  }, [timed, request, search]);
  if (current === undefined) return <EmptyState {...words.empty.lines} />;

  const selected = shown.findIndex(({ number }) => number === lineNumber);
  const line = shown[selected];
  return (
    <>
      <div className="parley-devtools-tools">
        <ConversationSelect {...chats} />
        <SelectField
          label={words.request}
          isLabelHidden
          className="parley-devtools-choice"
          value={request?.id ?? ''}
          onChange={({ target }) => setRequestId(target.value === '' ? undefined : Number(target.value))}
        >
          <option value="">{words.allRequests}</option>
          {current.exchanges.map(({ id, input, status, state }) => (
            <option key={id} value={id}>
              #{id} · {status ?? words.states[state]} · {input ?? words.untitled}
            </option>
          ))}
        </SelectField>
        <input
          type="search"
          aria-label={words.search}
          placeholder={words.search}
          className="parley-input parley-devtools-search"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <span role="status" className="parley-devtools-count">
          {words.lineCount(shown.length, timed.length)}
        </span>
        <CopyButton text={() => shown.map((each) => each.line).join('\n')} label={words.copyAll} size="small" />
        <Button icon={Download} size="small" variant="quiet" onClick={() => save(current)}>
          {words.save}
        </Button>
        <Button icon={Trash2} size="small" variant="quiet" onClick={onClear}>
          {words.clear}
        </Button>
      </div>
      {shown.length === 0 ? (
        <EmptyState {...words.nothingFound} />
      ) : (
        <div className="parley-devtools-split">
          <RowList
            label={words.lines}
            kind="lines"
            count={shown.length}
            selected={selected === -1 ? undefined : selected}
            onSelect={(index) => onLineNumberChange(shown[index]?.number ?? 0)}
            followsEnd
          >
            {(index) => <LineRow line={shown[index]} search={search} />}
          </RowList>
          {line !== undefined && <LineDetails line={line} onShowStep={() => onShowStep(line.number)} />}
        </div>
      )}
    </>
  );
}

function save(conversation: Conversation): void {
  const { id, firstQuestion } = conversation;
  const file = new Blob([formatTranscript(transcriptOf(conversation))], { type: 'application/x-ndjson' });
  downloadFile(file, fileName(firstQuestion ?? id, 'transcript.ndjson'));
}
