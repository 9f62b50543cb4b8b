import { useReports } from '../../../src/data.js';

/** Reports of the one deployment that the proxy lets this page read: the only operation it lets through. */
export function HouseReports() {
  const { data, isPending, isError } = useReports({ deploymentId: 1, first: 12 });
  return (
    <aside aria-labelledby="house-reports">
      <h2 id="house-reports">Reports of the house</h2>
      {isPending && <p>Looking for them…</p>}
      {isError && <p role="alert">They could not be read.</p>}
      <ul>
        {data?.items.map(({ id, title, name }) => (
          <li key={id}>{title || name}</li>
        ))}
      </ul>
    </aside>
  );
}
