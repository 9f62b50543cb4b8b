// Opens stories and pages of documentation of the built Storybook. Unlike the development server, the build drops unused
// modules. Needs `npm run build:storybook`.
import { runnerImport } from 'vite';

const { module } = await runnerImport('./test/storybook/openBuiltStories.ts');
await module.openBuiltStories();
