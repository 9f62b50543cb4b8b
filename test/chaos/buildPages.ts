import type { LocalService } from '@parley/local-service';
import { build, type Rolldown } from 'vite';
import { elementPage } from '../e2e/support/elementPage.js';

/** The scripts of the pages, as development builds: only there does StrictMode mount everything twice. */
export async function buildPages(): Promise<ReadonlyMap<string, string | Uint8Array>> {
  const folder = new URL('page/', import.meta.url).pathname;
  const result = await build({
    configFile: false,
    root: folder,
    base: '/page/',
    mode: 'development',
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"development"' },
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      chunkSizeWarningLimit: 10_000,
      rolldownOptions: {
        // Otherwise a chunk that loads later may import from the script of another page, and run it.
        preserveEntrySignatures: 'strict',
        input: { element: `${folder}element.ts`, strict: `${folder}strict.tsx`, admin: `${folder}admin.tsx` },
        output: { entryFileNames: '[name].js', assetFileNames: '[name][extname]' },
      },
    },
  });
  const outputs = (Array.isArray(result) ? result : [result]).filter((part): part is Rolldown.RolldownOutput => 'output' in part);
  const files = outputs.flatMap(({ output }) => output);
  return new Map(files.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]));
}

/** The page of each subject: the script that drives it first, since it sets the clock. */
export function pageHtml(subject: 'element' | 'strict' | 'admin', service: LocalService): string {
  if (subject === 'element') return elementPage({ head: '<script type="module" src="/page/element.js"></script>' })(service);
  return `<!doctype html>
<html lang="en" data-chat-url="${service.addresses.deploymentChatUrl}">
  <head>
    <meta charset="utf-8">
    <title>An application under StrictMode</title>
    <link rel="icon" href="data:,">
    <script type="module" src="/page/${subject}.js"></script>
  </head>
  <body></body>
</html>`;
}
