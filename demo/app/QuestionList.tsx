import type { Chat } from '../../src/index.js';
import type { DemoQuestions } from './questions.js';

/** Suggested questions, sent through `useChat`. */
export function QuestionList({ chat, topics }: { readonly chat: Chat; readonly topics: DemoQuestions['topics'] }) {
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
