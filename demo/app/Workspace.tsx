import { useState } from 'react';
import type { SqlToolResult } from '../../src/client.js';
import { type BranchChoice, ChatPanel, SqlResult, useChat } from '../../src/index.js';
import { QuestionList } from './QuestionList.js';
import { useChatIdInUrl } from './useChatIdInUrl.js';

/** A custom layout: suggested questions, the conversation, and the last result pinned beside it. */
export function Workspace({ branch }: { readonly branch: BranchChoice }) {
  const chat = useChat({ branch, ...useChatIdInUrl() });
  const [pinned, setPinned] = useState<SqlToolResult>();
  return (
    <main className="workspace">
      <QuestionList chat={chat} />
      <ChatPanel store={chat.store} starters={starters} onResult={setPinned} className="conversation" />
      <aside className="pinned" aria-label="Last result">
        <h2>Last result</h2>
        {pinned === undefined ? (
          <p>Results of the agent’s queries are pinned here, as typed rows, by the app itself.</p>
        ) : (
          <SqlResult result={pinned} />
        )}
      </aside>
    </main>
  );
}

const starters = ['Revenue by month in 2025', 'Top 10 products by revenue', 'Share of revenue by category'];
