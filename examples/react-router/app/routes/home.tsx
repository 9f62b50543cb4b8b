import { ChatPanel } from '@parley/react';
import { getReports } from '@parley/react/client';
import { Suspense, use } from 'react';
import { serverClient } from '../service.server';
import type { Route } from './+types/home';

/** The page is sent at once; the reports follow in the same response, because their promise is not awaited here. */
export function loader() {
  return {
    reports: getReports(serverClient, { deploymentId: 1, first: 8 }).then(({ items }) => items.map(({ title, name }) => title || name)),
  };
}

export const meta: Route.MetaFunction = () => [{ title: 'Parley with React Router' }];

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <main>
      <aside>
        <h1>Latest reports</h1>
        <Suspense fallback={<p>Loading reports…</p>}>
          <LatestReports reports={loaderData.reports} />
        </Suspense>
      </aside>
      <ChatPanel starters={starters} />
    </main>
  );
}

function LatestReports({ reports }: { readonly reports: Promise<readonly string[]> }) {
  return (
    <ul>
      {use(reports).map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}

const starters = ['Revenue by month in 2025', 'Top 10 products by revenue'];
