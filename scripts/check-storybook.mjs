// Opens stories of the built Storybook and, with `--docs`, its pages of documentation. Unlike the development server, the build drops unused
// modules. Needs `npm run build:storybook`.
import { runnerImport } from 'vite';

const { module } = await runnerImport('./test/storybook/openBuiltStories.ts');
await module.openBuiltStories({ hasDocs: process.argv.includes('--docs') });
