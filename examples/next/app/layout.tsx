import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import '@parley/react/chat.css';
import './app.css';

export const metadata: Metadata = { title: 'Parley with Next.js', icons: 'data:,' };

export default function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
