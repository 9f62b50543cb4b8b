/** A page of `docs` with links that work in Storybook: to its own pages where it has them, and otherwise to the repository. */
export function storybookLinks(markdown: string): string {
  return markdown.replace(/\]\(((?:\.\.\/)?)([\w/.-]+\.md)(#[\w-]+)?\)/g, (_, up: string, path: string, anchor = '') => {
    const file = up === '' ? `docs/${path}` : path;
    const page = pages[file];
    return page === undefined ? `](${repository}/${file}${anchor})` : `](?path=/docs/${page})`;
  });
}

/** The ids of the pages that have the text of these files. */
const pages: Readonly<Partial<Record<string, string>>> = {
  'docs/admin-data.md': 'admin-data--docs',
  'docs/server.md': 'guides-server-proxy-and-authentication--docs',
  'docs/start-here.md': 'start-here--docs',
  'docs/theming.md': 'theming-guide--docs',
  'element/README.md': 'element-parley-chat--docs',
};

const repository = 'https://github.com/parley/parley/blob/main';
