import { defineConfig } from 'vite';
import packageJson from './package.json' with { type: 'json' };

/** One file per module. `npm run build` in the root of the repository builds the library first, whose types this package uses. */
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
