import { join } from 'node:path';
import { preview } from 'vite';

export interface ServedStorybook {
  /** URL of the page that shows a single story, or a page of documentation. */
  urlOf(id: string, viewMode?: 'story' | 'docs'): string;
  close(): Promise<void>;
}

/** Serves the built Storybook. Needs `npm run build:storybook`. */
export async function serveStorybook(): Promise<ServedStorybook> {
  const server = await preview({
    configFile: false,
    logLevel: 'warn',
    build: { outDir: join(process.cwd(), 'storybook-static') },
    preview: { port: 0, host: '127.0.0.1' },
  });
  const [origin = ''] = server.resolvedUrls?.local ?? [];
  return {
    urlOf: (id, viewMode = 'story') => new URL(`iframe.html?id=${id}&viewMode=${viewMode}`, origin).href,
    close: () => server.close(),
  };
}
