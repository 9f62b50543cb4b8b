// Builds the documentation site into dist-docs: the pages of docs, the reference of all public names, and Storybook. `--no-storybook`
// leaves Storybook out. A Storybook that is already built is taken as it is.
import { runnerImport } from 'vite';

const { module } = await runnerImport('./site/buildSite.ts');
await module.buildSite({ storybook: !process.argv.includes('--no-storybook') });
