import type { Chat } from '../../src/index.js';
import type { Language } from '../../src/labels.js';
import { textsIn } from '../chrome/demoTexts.js';
import { appWords } from './appWords.js';
import { questions } from './questions.js';

/** Suggested questions, sent through `useChat`. */
export function QuestionList({ chat, language }: { readonly chat: Chat; readonly language: Language }) {
  const isBusy = chat.status !== 'idle' && chat.status !== 'error';
  const words = textsIn(appWords, language);
  const { byMonth, comparedRegions, shares, topProducts, orderValue, followUps } = textsIn(questions, language);
  const topics = [
    { title: words.topics.sales, questions: [byMonth, comparedRegions, shares] },
    { title: words.topics.products, questions: [topProducts, orderValue] },
    // They change the question before.
    { title: words.topics.followUp, questions: chat.turns.length === 0 ? [] : followUps },
  ];
  return (
    <nav className="questions" aria-label={words.questions}>
      {topics
        .filter(({ questions }) => questions.length > 0)
        .map(({ title, questions }) => (
          <section key={title}>
            <h2>{title}</h2>
            {questions.map((question) => (
              <button key={question} type="button" dir="auto" disabled={isBusy} onClick={() => chat.send(question)}>
                {question}
              </button>
            ))}
          </section>
        ))}
    </nav>
  );
}
