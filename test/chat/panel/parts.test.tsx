import { waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useChatActions } from '../../../src/chat/hooks/useChatActions.js';
import { ChatError } from '../../../src/chat/panel/ChatError.js';
import { ChatPanel } from '../../../src/chat/panel/ChatPanel.js';
import { ChatRoot } from '../../../src/chat/panel/ChatRoot.js';
import { Composer } from '../../../src/chat/panel/composer/Composer.js';
import { ComposerField } from '../../../src/chat/panel/composer/ComposerField.js';
import { ComposerInput } from '../../../src/chat/panel/composer/ComposerInput.js';
import { SendButton } from '../../../src/chat/panel/composer/SendButton.js';
import { Starters } from '../../../src/chat/panel/starters/Starters.js';
import { Steps } from '../../../src/chat/panel/steps/Steps.js';
import { StepsLine } from '../../../src/chat/panel/steps/StepsLine.js';
import { BranchBadge } from '../../../src/chat/panel/threads/BranchBadge.js';
import { NewChatButton } from '../../../src/chat/panel/threads/NewChatButton.js';
import { ThreadHeader } from '../../../src/chat/panel/threads/ThreadHeader.js';
import { ThreadMenu } from '../../../src/chat/panel/threads/ThreadMenu.js';
import { Answer } from '../../../src/chat/panel/turn/Answer.js';
import { Question } from '../../../src/chat/panel/turn/Question.js';
import { Turn } from '../../../src/chat/panel/turn/Turn.js';
import { TurnActions } from '../../../src/chat/panel/turn/TurnActions.js';
import { TurnList } from '../../../src/chat/panel/turn/TurnList.js';
import { TurnResults } from '../../../src/chat/panel/turn/TurnResults.js';
import { Welcome } from '../../../src/chat/panel/Welcome.js';
import { ServiceProvider } from '../../../src/provider/ServiceProvider.js';
import { describePart, type PartProps } from '../../support/conformance.js';
import { salesQuestion } from './support/salesSteps.js';
import { turnStates } from './support/showPanel.js';
import { startService } from './support/startService.js';

const inProvider = ({ children }: { children: ReactNode }) => (
  <ServiceProvider client={startService({ branches: ['dev-anna'] }).client} storage={null}>
    {children}
  </ServiceProvider>
);

const inChat = ({ children }: { children: ReactNode }) => inProvider({ children: <ChatRoot branch="dev-anna">{children}</ChatRoot> });

describePart('ChatRoot', (props) => <ChatRoot {...props} />, { slot: 'chat-panel', wrapper: inProvider });
describePart('ChatPanel', (props) => <ChatPanel starters={[salesQuestion]} {...props} />, { slot: 'chat-panel', wrapper: inProvider });
describePart('ThreadHeader', (props) => <ThreadHeader {...props} />, { slot: 'thread-header', wrapper: inChat });
describePart('ThreadMenu', (props) => <ThreadMenu {...props} />, { slot: 'thread-menu', wrapper: inChat });
describePart('NewChatButton', (props) => <NewChatButton {...props} />, { slot: 'new-chat', wrapper: inChat });
describePart('BranchBadge', (props) => <BranchBadge {...props} />, { slot: 'branch-badge', wrapper: inChat });
describePart('TurnList', (props) => <TurnList {...props} />, { slot: 'turn-list', wrapper: inChat });
describePart('Welcome', (props) => <Welcome {...props} />, { slot: 'welcome', wrapper: inChat });
describePart('Starters', (props) => <Starters questions={[salesQuestion]} {...props} />, { slot: 'starters', wrapper: inChat });
describePart('Composer', (props) => <Composer {...props} />, { slot: 'composer', wrapper: inChat });

const inComposer = ({ children }: { children: ReactNode }) => inChat({ children: <Composer>{children}</Composer> });

describePart('ComposerField', (props) => <ComposerField {...props} />, { slot: 'composer-field', wrapper: inComposer });
describePart('ComposerInput', (props) => <ComposerInput {...props} />, { slot: 'composer-input', wrapper: inComposer });
describePart('SendButton', (props) => <SendButton {...props} />, { slot: 'send', wrapper: inComposer });

const inTurn = (part: (props: PartProps) => ReactNode) => (props: PartProps) => (
  <>
    <Asks />
    <TurnList>
      <Turn>{part(props)}</Turn>
    </TurnList>
  </>
);
const answered = {
  wrapper: inChat,
  ready: () =>
    waitFor(() => {
      if (turnStates()[0] !== 'done') throw new Error('There is no answer yet.');
    }),
};

describePart(
  'Question',
  inTurn((props) => <Question {...props} />),
  { slot: 'question', ...answered },
);
describePart(
  'Steps',
  inTurn((props) => <Steps {...props} />),
  { slot: 'steps', ...answered },
);
describePart(
  'StepsLine',
  inTurn((props) => <StepsLine {...props} />),
  { slot: 'steps-line', ...answered },
);
describePart(
  'TurnResults',
  inTurn((props) => <TurnResults {...props} />),
  { slot: 'turn-results', ...answered },
);
describePart(
  'Answer',
  inTurn((props) => <Answer {...props} />),
  { slot: 'answer', ...answered },
);
describePart(
  'TurnActions',
  inTurn((props) => <TurnActions {...props} />),
  { slot: 'turn-actions', ...answered },
);
describePart(
  'Turn',
  (props) => (
    <>
      <Asks />
      <TurnList>
        <Turn {...props} />
      </TurnList>
    </>
  ),
  { slot: 'turn', ...answered },
);
describePart('ChatError', (props) => <ChatError {...props} />, {
  slot: 'error',
  wrapper: ({ children }) => inProvider({ children: <ChatRoot chatId="no-such-thread">{children}</ChatRoot> }),
  ready: () =>
    waitFor(() => {
      if (document.querySelector('[data-slot="error"]') === null) throw new Error('There is no error yet.');
    }),
});

/** Asks a question when it is shown. */
function Asks() {
  const { send } = useChatActions();
  return <div ref={(element) => void (element && queueMicrotask(() => send(salesQuestion)))} />;
}
