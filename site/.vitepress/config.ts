import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitepress';
import { githubSlug } from '../githubSlug.js';
import { searchOptions } from '../search/searchOptions.js';
import { searchSections } from '../search/searchSections.js';
import { searchText } from '../search/searchText.js';
import { siteFolders } from '../siteFolders.js';
import { siteSidebar } from '../siteSidebar.js';

const root = join(import.meta.dirname, '../..');
const reference = JSON.parse(readFileSync(join(root, siteFolders.pages, '../reference.json'), 'utf8'));

/** `DOCS_BASE=/` builds the site for the root of a host. The demo serves it under `/docs`. */
const base = process.env.DOCS_BASE ?? '/docs/';

export default defineConfig({
  title: 'Parley',
  description: 'React components, hooks and a drop-in element for a company’s data agent.',
  lang: 'en',
  base,
  srcDir: join(root, siteFolders.pages),
  outDir: join(root, siteFolders.output),
  cacheDir: join(root, '.cache/site/vitepress'),
  head: [['link', { rel: 'icon', href: `${base}mark.svg` }]],
  metaChunk: true,
  // Storybook is put under the site after its pages are built.
  ignoreDeadLinks: [/^\/storybook\//],
  markdown: {
    anchor: { slugify: githubSlug },
    // Braces at the end of a text are no attributes.
    attrs: { disable: true },
    config: ({ renderer: { rules } }) => {
      const { code_inline: render } = rules;
      // Otherwise Vue would compute braces in code.
      rules.code_inline = (tokens, index, ...rest) => {
        tokens[index]?.attrSet('v-pre', '');
        return render?.(tokens, index, ...rest) ?? '';
      };
    },
    theme: { light: 'github-light-high-contrast', dark: 'github-dark' },
  },
  vite: { publicDir: join(root, 'site/public'), build: { chunkSizeWarningLimit: 4000 } },
  themeConfig: {
    logo: '/mark.svg',
    outline: { level: [2, 3] },
    search: {
      provider: 'local',
      options: {
        // Code and the members of types would make the index many times as large, and are found by their headings.
        _render: (text, env) => searchText(text, env.relativePath.startsWith('reference/')),
        miniSearch: { options: searchOptions, _splitIntoSections: (_, text) => searchSections(text) },
      },
    },
    nav: [
      { text: 'Guide', link: '/get-started' },
      { text: 'Reference', link: '/reference/' },
      ...(process.env.DOCS_STORYBOOK === 'no' ? [] : [{ text: 'Storybook', link: '/storybook/index.html', target: '_self' }]),
    ],
    sidebar: siteSidebar(reference),
    socialLinks: [],
    docFooter: { prev: false, next: false },
  },
});
