import { readdirSync } from 'node:fs';
import { defineConfig, esmExternalRequirePlugin, type UserConfig } from 'vite';
import packageJson from './package.json' with { type: 'json' };
import { reactPlugins } from './reactPlugins.js';

const cssTarget = ['chrome123', 'firefox120', 'safari17.5'];

export default defineConfig(({ mode, command }) => {
  // Packages choose their build by it: the setting of a shell must not put development builds into the release.
  if (command === 'build') process.env.NODE_ENV = 'production';
  const settings = mode === 'element' ? element : mode === 'production' ? library : {};
  return { ...settings, plugins: [...reactPlugins(), settings.plugins] };
});

/** Left to a plugin, because a package in `vendor` requires it. */
const isReact = /^react(-dom)?(\/|$)/;

/** The entry points of the package, with one file per module, so that apps bundle only what they import. */
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
        'themes/shadcn': 'src/styles/shadcn.css',
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

const smallIcons = `export { createLucideIcon as default } from '${sourceFile('src/element/bundle/createLucideIcon.ts')}';`;

/** `<parley-chat>` with React inside: one module and lazy chunks, served by the customer. */
const element: UserConfig = {
  base: './',
  plugins: [
    {
      // Vite wraps each `import()` in a helper that preloads styles and modules, which the element does not need.
      name: 'without-import-helper',
      enforce: 'pre',
      load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : undefined),
    },
    {
      name: 'small-icons',
      enforce: 'pre',
      load: (id) => (id.endsWith('/lucide-react/dist/esm/createLucideIcon.mjs') ? smallIcons : undefined),
    },
    {
      // Readers see none of the chart library's warnings and errors, whose names are enough to find them.
      name: 'short-messages',
      transform: (code, id) => (id.endsWith('/vega-lite/build/index.js') ? withShortMessages(code) : undefined),
    },
  ],
  resolve: {
    // The chart library brings two versions of it, which differ by a few lines.
    dedupe: ['vega-expression'],
    alias: [
      { find: 'decode-named-character-reference', replacement: sourceFile('src/element/bundle/decodeNamedCharacterReference.ts') },
      // The element does not support Markdown plugins.
      {
        find: /^.*\/plugins\/(PluginMarkdown|createMarkdownDialect|pluginRenderer|useSamePlugins)\.js$/,
        replacement: sourceFile('src/element/bundle/withoutPlugins.ts'),
      },
      { find: /^\.\/checkSessionSettings\.js$/, replacement: sourceFile('src/element/bundle/trustSessionSettings.ts') },
      { find: /^\.\/TurnBody\.js$/, replacement: sourceFile('src/element/bundle/LazyTurnBody.tsx') },
      { find: /^\.\/(session\/)?work\.js$/, replacement: sourceFile('src/element/bundle/lazyWork.ts') },
      { find: /^\.\.\/hooks\/watchResults\.js$/, replacement: sourceFile('src/element/bundle/lazyResults.ts') },
      { find: /^\.\/turnFacts\.js$/, replacement: sourceFile('src/element/bundle/lazyTurnFacts.ts') },
      { find: /^vega$/, replacement: sourceFile('src/element/bundle/charts/vega.ts') },
      { find: /^d3-geo$/, replacement: sourceFile('src/element/bundle/charts/noGeography.ts') },
      { find: /^\.\/loadThreadParts\.js$/, replacement: sourceFile('src/element/bundle/loadThreadParts.ts') },
      { find: /^\.\/(loadStarters|loadThreadPopup)\.js$/, replacement: sourceFile('src/element/bundle/$1.ts') },
      { find: /^d3-scale-chromatic$/, replacement: sourceFile('src/element/bundle/charts/noPalettes.ts') },
      { find: /^(d3-dsv|topojson-client)$/, replacement: sourceFile('src/element/bundle/charts/noFiles.ts') },
    ],
  },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    outDir: 'dist/element',
    license: { fileName: 'LICENSES.md' },
    modulePreload: false,
    // The chart library is one lazy chunk; a test checks the size of the first load.
    chunkSizeWarningLimit: 900,
    target: 'es2022',
    cssTarget,
    rolldownOptions: {
      input: { 'parley-chat': 'src/element/parley-chat.ts' },
      preserveEntrySignatures: 'strict',
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'chunks/[name]-[hash].js',
        // The first load is one file: lazy parts that share modules with it would split it into many, which compress worse.
        // So is what the first question needs, and what its request needs if it fails: a chunk that could not be loaded is requested again,
        // but not those that import it.
        codeSplitting: {
          groups: [
            { name: 'first-load', test: /\/src\/element\/parley-chat\.ts$/, priority: 1 },
            { name: 'answering', test: /\/src\/(element\/bundle\/answering|client\/http\/failures)\.ts$/ },
          ],
        },
      },
    },
  },
};

/** One sheet per widget, and the kit. */
function widgetEntries(): Record<string, string> {
  return Object.fromEntries(readdirSync('src/admin').map((name) => [`admin/${name}/index`, `src/admin/${name}/index.ts`]));
}

/** The styles shared by widgets, the chat next to them, and one sheet per widget, for pages with few of them. */
function widgetSheets(): Record<string, string> {
  const names = Object.keys(packageJson.exports)
    .filter((path) => path.startsWith('./styles/'))
    .map((path) => path.slice('./styles/'.length, -'.css'.length));
  const sheets: Readonly<Record<string, string>> = { base: 'src/styles/base.css', chat: 'src/styles/chat-parts.css' };
  return Object.fromEntries(names.map((name) => [`styles/${name}`, sheets[name] ?? `src/admin/${name}/${name}.css`]));
}

function withShortMessages(code: string): string {
  const [start, end] = [code.indexOf('Collection of all Vega-Lite Error Messages'), code.indexOf('const main = logger(Warn);')];
  if (start < 0 || end < start) throw new Error('The messages of vega-lite have moved. Find them for `withShortMessages`.');
  const messages = code.slice(start, end).replace(/^function (\w+)\(.*\) \{\n(?:.*\n)*?\}$/gm, "function $1() { return '$1'; }");
  return code.slice(0, start) + messages + code.slice(end);
}

/** Bundled packages are in `vendor`, because a published package contains no `node_modules`. */
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
