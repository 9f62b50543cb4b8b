/** Where the build writes, from the root of the repository. */
export const siteFolders = {
  /** The Markdown of all pages, from which the site is built. */
  pages: '.cache/site/pages',
  /** The site. */
  output: 'dist-docs',
} as const;
