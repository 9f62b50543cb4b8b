import { ParleyProvider } from '@parley/react';
import { createServiceClient } from '@parley/react/client';
import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import '@parley/react/chat.css';
import './app.css';

/** Asks through the proxy of this app, as whoever is signed in. */
const client = createServiceClient({
  chatUrl: '/parley/chat/stream-chat-state',
  credentials: { kind: 'cookie', identity: 'ada' },
});

export function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="data:," />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  return (
    <ParleyProvider client={client}>
      <Outlet />
    </ParleyProvider>
  );
}
