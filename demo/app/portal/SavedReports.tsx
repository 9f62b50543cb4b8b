import { useReports } from '../../../src/data.js';

/** Lists reports, the only management operation that the proxy lets this page use. */
export function SavedReports() {
  const { data, isPending, isError } = useReports({ deploymentId: 1, first: 12 });
  return (
    <aside aria-labelledby="saved-reports">
      <h2 id="saved-reports">Saved reports</h2>
      {isPending && <p>Loading reports…</p>}
      {isError && <p role="alert">Reports could not be loaded.</p>}
      <ul>
        {data?.items.map(({ id, title, name }) => (
          <li key={id}>{title || name}</li>
        ))}
      </ul>
    </aside>
  );
}
