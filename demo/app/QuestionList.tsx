import type { Chat } from '../../src/index.js';

/** Suggested questions, sent through `useChat`. */
export function QuestionList({ chat }: { readonly chat: Chat }) {
  const isBusy = chat.status !== 'idle' && chat.status !== 'error';
  return (
    <nav className="questions" aria-label="Questions">
      {topics.map(({ title, questions }) => (
        <section key={title}>
          <h2>{title}</h2>
          {questions.map((question) => (
            <button key={question} type="button" disabled={isBusy} onClick={() => chat.send(question)}>
              {question}
            </button>
          ))}
        </section>
      ))}
      <p className="status">
        <bdi>
          {chat.turns.length} {chat.turns.length === 1 ? 'question' : 'questions'} asked · {chat.status}
        </bdi>
      </p>
    </nav>
  );
}

const topics = [
  {
    title: 'Sales',
    questions: ['Revenue by month in 2025', 'Revenue by region compared with the year before', 'Share of revenue by category'],
  },
  { title: 'Products', questions: ['Top 10 products by revenue', 'Average order value by store'] },
  { title: 'Follow up', questions: ['by store', 'only 2025', 'as a line'] },
];
