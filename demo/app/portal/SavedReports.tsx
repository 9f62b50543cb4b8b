import { useReports } from '../../../src/data.js';
import type { AppWords } from '../appWords.js';

/** Lists reports, the only management operation that the proxy lets this page use. Choosing one asks for its figures. */
export function SavedReports({ words, onChoose }: SavedReportsProps) {
  const { data, isPending, isError } = useReports({ deploymentId: 1, first: 12 });
  return (
    <aside aria-labelledby="saved-reports">
      <h2 id="saved-reports">{words.reports}</h2>
      <p>{words.reportsHint}</p>
      {isPending && <p>{words.loading}</p>}
      {isError && <p role="alert">{words.failed}</p>}
      <ul>
        {data?.items.map(({ id, title, name }) => (
          <li key={id}>
            <button type="button" dir="auto" onClick={() => onChoose(title || name)}>
              {title || name}
            </button>
          </li>
        ))}
      </ul>
    </aside>
  );
}

interface SavedReportsProps {
  readonly words: AppWords;
  readonly onChoose: (title: string) => void;
}
