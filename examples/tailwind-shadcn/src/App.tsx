import { ChatPanel, ParleyProvider } from '@parley/react';
import { useState } from 'react';
import { client } from './client';

export function App() {
  const [isDark, setDark] = useState(false);
  return (
    <ParleyProvider client={client}>
      <div className={isDark ? 'dark' : ''}>
        <div className="flex min-h-dvh flex-col bg-background text-foreground">
          <header className="flex items-center justify-between border-b border-border px-6 py-3">
            <h1 className="font-semibold">Sales</h1>
            <button
              type="button"
              className="rounded-md border border-border px-3 py-1.5 text-sm hover:bg-muted"
              onClick={() => setDark(!isDark)}
            >
              {isDark ? 'Light' : 'Dark'}
            </button>
          </header>
          <main className="mx-auto w-full max-w-3xl flex-1 p-4 sm:p-6">
            <ChatPanel starters={starters} className="h-[calc(100dvh-8rem)] rounded-xl border border-border shadow-sm" />
          </main>
        </div>
      </div>
    </ParleyProvider>
  );
}

const starters = ['Revenue by month in 2025', 'Top 10 products by revenue'];
