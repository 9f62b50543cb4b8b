import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { useChatSelector } from '../../src/chat/hooks/useChatSelector.js';
import { ChatError } from '../../src/chat/panel/ChatError.js';
import { ChatPanel } from '../../src/chat/panel/ChatPanel.js';
import { ChatRoot } from '../../src/chat/panel/ChatRoot.js';
import { Composer } from '../../src/chat/panel/composer/Composer.js';
import { Starters } from '../../src/chat/panel/starters/Starters.js';
import { Steps } from '../../src/chat/panel/steps/Steps.js';
import { Answer } from '../../src/chat/panel/turn/Answer.js';
import { Question } from '../../src/chat/panel/turn/Question.js';
import { Turn } from '../../src/chat/panel/turn/Turn.js';
import { TurnList } from '../../src/chat/panel/turn/TurnList.js';
import { TurnNotice } from '../../src/chat/panel/turn/TurnNotice.js';
import { TurnResults } from '../../src/chat/panel/turn/TurnResults.js';
import { createRecorder } from '../../src/chat/store/transcript/recorder.js';
import { parseTranscript } from '../../src/chat/store/transcript/transcript.js';
import { Button } from '../../src/ui/button/Button.js';
import { salesQuestion } from '../../test/chat/panel/support/salesSteps.js';
import { ChatStage } from './ChatStage.js';
import { createReplayStore } from './createReplayStore.js';
import { ask, lastTurn, slot } from './playing.js';
import recorded from './revenue.transcript.ndjson?raw';

/** The parts inside `ChatRoot`, for custom layouts. */
const meta = { title: 'Chat/Parts', component: ChatRoot } satisfies Meta<typeof ChatRoot>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Results next to the conversation instead of inside it, or below it where that is too narrow. */
export const CustomLayout: Story = {
  render: () => (
    <ChatStage width={960}>
      <ChatRoot>
        <div style={besideOrBelow}>
          <div style={{ display: 'flex', flexDirection: 'column', minBlockSize: 0 }}>
            <TurnList empty={<Starters questions={[salesQuestion]} action="fill" />}>
              <Turn>
                <Question />
                <Steps />
                <Answer />
                <TurnNotice />
              </Turn>
            </TurnList>
            <ChatError />
            <Composer />
          </div>
          <TurnList aria-label="Results" style={{ background: 'var(--parley-surface-sunken)' }}>
            <Turn>
              <TurnResults />
            </Turn>
          </TurnList>
        </div>
      </ChatRoot>
    </ChatStage>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: salesQuestion }));
    await expect(canvasElement.querySelector('textarea')).toHaveValue(salesQuestion);
    await userEvent.keyboard('{Enter}');
    await lastTurn(canvasElement, 'done');
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-slot="sql-result"]')).toHaveLength(1));
  },
};

const besideOrBelow = {
  display: 'grid',
  flex: 1,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(22rem, 100%), 1fr))',
  gridAutoRows: 'minmax(0, 1fr)',
  minBlockSize: 0,
};

/** Part of the chat state anywhere inside the root, with `useChatSelector`. */
export const SelectedState: Story = {
  render: () => (
    <ChatStage height={420}>
      <ChatRoot>
        <QuestionCount />
        <TurnList />
        <Composer />
      </ChatRoot>
    </ChatStage>
  ),
  play: async ({ canvasElement }) => {
    await ask(canvasElement, salesQuestion);
    await lastTurn(canvasElement, 'done');
    await expect(canvasElement).toHaveTextContent('Questions so far: 1');
  },
};

function QuestionCount() {
  const count = useChatSelector(({ turns }) => turns.length);
  return <p style={{ margin: 0, padding: '12px 16px' }}>Questions so far: {count}</p>;
}

/** A recorded conversation, replayed through the same fold and parts. */
export const ReplayedTranscript: Story = {
  render: function Replay() {
    const [store] = useState(() => createReplayStore(parseTranscript(recorded)));
    return (
      <ChatStage>
        <ChatRoot store={store}>
          <div style={{ display: 'flex', gap: 8, padding: '10px 16px' }}>
            <Button size="small" onClick={() => store.play(1)}>
              Play as recorded
            </Button>
            <Button size="small" onClick={() => store.play(Number.POSITIVE_INFINITY)}>
              Play at once
            </Button>
          </div>
          <TurnList />
        </ChatRoot>
      </ChatStage>
    );
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Play at once' }));
    const turn = await lastTurn(canvasElement, 'done');
    await expect(slot(turn, 'answer')).toHaveTextContent('Revenue grew through 2025');
    await expect(slot(turn, 'sql-result')).toBeVisible();
  },
};

/** Records every line of a conversation, with its time and without tokens, for a bug report. */
export const Recorder: Story = {
  render: function Recording() {
    const [recorder] = useState(createRecorder);
    const [count, setCount] = useState(0);
    return (
      <ChatStage height={520}>
        <ChatPanel recorder={recorder} onLine={() => setCount(recorder.transcript.length)} heading={`${count} lines recorded`} />
      </ChatStage>
    );
  },
  play: async ({ canvasElement }) => {
    await ask(canvasElement, salesQuestion);
    await lastTurn(canvasElement, 'done');
    await waitFor(() => expect(canvasElement.querySelector('h2')).toHaveTextContent(/^[1-9]\d* lines recorded$/));
  },
};
