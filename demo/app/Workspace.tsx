import { useState } from 'react';
import type { SqlToolResult } from '../../src/client.js';
import { type BranchChoice, ChatPanel, type Feedback, SqlResult, type TrustRule, useChat } from '../../src/index.js';
import { QuestionList } from './QuestionList.js';
import type { DemoQuestions } from './questions.js';
import { useChatIdInUrl } from './useChatIdInUrl.js';

/** A custom layout: suggested questions, the conversation, and the last result pinned beside it. */
export function Workspace({ branch, questions }: { readonly branch: BranchChoice; readonly questions: DemoQuestions }) {
  const chat = useChat({ branch, ...useChatIdInUrl() });
  const [pinned, setPinned] = useState<SqlToolResult>();
  const [rating, setRating] = useState<Feedback>();
  return (
    <main className="workspace">
      <QuestionList chat={chat} topics={questions.topics} />
      <ChatPanel
        store={chat.store}
        starters={questions.starters}
        isTrusted={isTrusted}
        onResult={setPinned}
        onFeedback={setRating}
        className="conversation"
      />
      <aside className="pinned" aria-label="Last result">
        <h2>Last result</h2>
        {pinned === undefined ? (
          <p>Results of the agent’s queries are pinned here, as typed rows, by the app itself.</p>
        ) : (
          <SqlResult result={pinned} />
        )}
        {rating !== undefined && (
          <p role="status">
            Last rating: {[rating.rating, rating.reason, rating.comment].filter((part) => part !== undefined).join(' · ')}
          </p>
        )}
      </aside>
    </main>
  );
}

/** A real app would look the name up in its list of certified metrics. */
const isTrusted: TrustRule = ({ name }) => name.startsWith('sales.');
