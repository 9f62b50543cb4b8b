import { defineConfig } from 'vite';
import packageJson from './package.json' with { type: 'json' };

/** A file for each module: `npm run build` of the repository's root builds the library first, whose types this one takes. */
export default defineConfig({
  root: import.meta.dirname,
  build: {
    target: 'es2022',
    minify: false,
    lib: {
      entry: { index: 'src/index.ts', node: 'src/node.ts', vitest: 'src/vitest.ts', cli: 'src/cli.ts' },
      formats: ['es'],
    },
    rolldownOptions: {
      external: (id) =>
        id.startsWith('node:') || Object.keys(packageJson.dependencies).some((name) => id === name || id.startsWith(`${name}/`)),
      output: { preserveModules: true, preserveModulesRoot: 'src', entryFileNames: '[name].js' },
    },
  },
});
