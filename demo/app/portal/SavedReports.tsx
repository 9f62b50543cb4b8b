import { useReports } from '../../../src/data.js';
import type { AppWords } from '../appWords.js';

/** Lists the saved reports. The proxy allows reading them and running their queries as the user. */
export function SavedReports({ words, openId, onOpen }: SavedReportsProps) {
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
            <button type="button" dir="auto" aria-current={id === openId || undefined} onClick={() => onOpen(id)}>
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
  readonly openId: number | undefined;
  readonly onOpen: (id: number) => void;
}
