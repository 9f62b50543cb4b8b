import { type BranchChoice, ChatPanel, type TrustRule, useChat } from '../../src/index.js';
import type { Language } from '../../src/labels.js';
import { textsIn } from '../chrome/demoTexts.js';
import { appWords } from './appWords.js';
import { PinBoard } from './PinBoard.js';
import { QuestionList } from './QuestionList.js';
import { questions } from './questions.js';
import { useChatIdInUrl } from './useChatIdInUrl.js';
import { usePins } from './usePins.js';

/** A custom layout: suggested questions, the conversation, and the results that the user pins beside it. */
export function Workspace({ branch, language, user }: WorkspaceProps) {
  const chat = useChat({ branch, ...useChatIdInUrl() });
  const { pins, pin, unpin } = usePins(user);
  const { byMonth, topProducts, shares } = textsIn(questions, language);
  return (
    <main className="workspace">
      <QuestionList chat={chat} language={language} />
      <ChatPanel
        store={chat.store}
        starters={[byMonth, topProducts, shares]}
        isTrusted={isTrusted}
        onSave={pin}
        onFeedback={keepRating}
        className="conversation"
      />
      <PinBoard pins={pins} onUnpin={unpin} words={textsIn(appWords, language)} />
    </main>
  );
}

interface WorkspaceProps {
  readonly branch: BranchChoice;
  readonly language: Language;
  /** The user who pins results. */
  readonly user: string;
}

/** A real app would look the name up in its list of certified metrics. */
const isTrusted: TrustRule = ({ name }) => name.startsWith('sales.');

/** A real app would send it to its server. */
function keepRating(): void {}
