// Opens stories of the built Storybook, whose code is treated as in a release: unused modules are left out. Needs
// `npm run build:storybook`.
import { runnerImport } from 'vite';

const { module } = await runnerImport('./test/storybook/openBuiltStories.ts');
await module.openBuiltStories();
