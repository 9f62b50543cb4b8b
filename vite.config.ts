import { readdirSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig, esmExternalRequirePlugin, type UserConfig } from 'vite';
import packageJson from './package.json' with { type: 'json' };

const cssTarget = ['chrome123', 'firefox120', 'safari17.5'];

export default defineConfig(({ mode, command }) => {
  // Packages pick their edition by it: a shell's setting must not put development editions into what is shipped.
  if (command === 'build') process.env.NODE_ENV = 'production';
  const settings = mode === 'element' ? element : mode === 'production' ? library : {};
  return { ...settings, plugins: [react(), settings.plugins] };
});

/** Left to a plugin, since a package in `vendor` requires it. */
const isReact = /^react(-dom)?(\/|$)/;

/** The entry points of the package, one file for each module, so that apps bundle only what they import. */
const library: UserConfig = {
  plugins: [esmExternalRequirePlugin({ external: [isReact] })],
  build: {
    target: 'es2022',
    cssTarget,
    cssCodeSplit: true,
    minify: false,
    lib: {
      entry: {
        index: 'src/index.ts',
        admin: 'src/admin.ts',
        client: 'src/client.ts',
        data: 'src/data.ts',
        devtools: 'src/devtools.ts',
        labels: 'src/labels.ts',
        server: 'src/server.ts',
        styles: 'src/styles/styles.css',
        chat: 'src/styles/chat.css',
        ...widgetEntries(),
        ...widgetSheets(),
        'devtools-styles': 'src/devtools/devtools.css',
      },
      formats: ['es'],
    },
    rolldownOptions: {
      external: isExternal,
      output: { preserveModules: true, preserveModulesRoot: 'src', entryFileNames: ({ name }) => `${vendored(name)}.js` },
    },
  },
};

/** `<parley-chat>` with React inside: one module and lazy chunks, to be served by the customer. */
const element: UserConfig = {
  base: './',
  plugins: [
    {
      // Around each `import()` Vite puts a helper that preloads styles and modules, of which the element has none to preload.
      name: 'without-import-helper',
      enforce: 'pre',
      load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : undefined),
    },
  ],
  resolve: {
    alias: [
      { find: 'decode-named-character-reference', replacement: sourceFile('src/element/decodeNamedCharacterReference.ts') },
      // The element takes no plugins for Markdown.
      {
        find: /^.*\/plugins\/(PluginMarkdown|pluginRenderer|useSamePlugins)\.js$/,
        replacement: sourceFile('src/element/withoutPlugins.ts'),
      },
      { find: /^\.\/laterParts\.js$/, replacement: sourceFile('src/element/laterParts.ts') },
    ],
  },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    outDir: 'dist/element',
    license: { fileName: 'LICENSES.md' },
    modulePreload: false,
    // The chart library is one lazy chunk; what visitors load first is weighed by a test.
    chunkSizeWarningLimit: 900,
    target: 'es2022',
    cssTarget,
    rolldownOptions: {
      input: { 'parley-chat': 'src/element/parley-chat.ts' },
      preserveEntrySignatures: 'strict',
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'chunks/[name]-[hash].js',
        // What is loaded first is one file: lazy parts that share modules with it would cut it into many, which compress worse.
        codeSplitting: { groups: [{ name: 'first-load', test: /\/src\/element\/parley-chat\.ts$/ }] },
      },
    },
  },
};

/** One for each widget, and the kit. */
function widgetEntries(): Record<string, string> {
  return Object.fromEntries(readdirSync('src/admin').map((name) => [`admin/${name}/index`, `src/admin/${name}/index.ts`]));
}

/** What widgets share, the chat beside them, and the own sheet of each widget: for pages that have few of them. */
function widgetSheets(): Record<string, string> {
  const names = Object.keys(packageJson.exports)
    .filter((path) => path.startsWith('./styles/'))
    .map((path) => path.slice('./styles/'.length, -'.css'.length));
  const sheets: Readonly<Record<string, string>> = { base: 'src/styles/base.css', chat: 'src/styles/chat-parts.css' };
  return Object.fromEntries(names.map((name) => [`styles/${name}`, sheets[name] ?? `src/admin/${name}/${name}.css`]));
}

/** Packages that an app need not install lie in `vendor`: a published package holds no `node_modules`. */
function vendored(name: string): string {
  return name.replace(/^.*node_modules\//, 'vendor/');
}

function sourceFile(path: string): string {
  return new URL(path, import.meta.url).pathname;
}

function isExternal(id: string): boolean {
  if (id.startsWith('node:')) return true;
  if (isReact.test(id)) return false;
  const names = Object.keys({ ...packageJson.dependencies, ...packageJson.peerDependencies });
  return names.some((name) => id === name || id.startsWith(`${name}/`));
}
