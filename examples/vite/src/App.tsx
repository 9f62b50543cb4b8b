import { ChatPanel, ParleyProvider } from '@parley/react';
import { ReportList } from '@parley/react/admin/report-list';
import { client } from './client';

export function App() {
  return (
    <ParleyProvider client={client}>
      <main>
        <section aria-label="Reports">
          <h1>Reports</h1>
          <ReportList deploymentId={1} />
        </section>
        <ChatPanel starters={starters} />
      </main>
    </ParleyProvider>
  );
}

const starters = ['Revenue by month in 2025', 'Top 10 products by revenue'];
