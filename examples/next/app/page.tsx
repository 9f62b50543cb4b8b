import { Suspense } from 'react';
import { Assistant } from './Assistant';
import { LatestReports } from './LatestReports';

/** The page and the empty chat come from the server at once; the reports follow in the same response. */
export default function Page() {
  return (
    <main>
      <aside>
        <h1>Latest reports</h1>
        <Suspense fallback={<p>Loading reports…</p>}>
          <LatestReports />
        </Suspense>
      </aside>
      <Assistant />
    </main>
  );
}

/** For each request, not once when the app is built. */
export const dynamic = 'force-dynamic';
