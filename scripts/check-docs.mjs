// Opens each page of the built documentation that has a live example. Needs `npm run build:docs -- --no-storybook`.
import { runnerImport } from 'vite';

const { module } = await runnerImport('./test/docs/openBuiltDocs.ts');
await module.openBuiltDocs();
