/** A page of the site, as Markdown. */
export interface SitePage {
  /** From the root of the site, without `.md`. */
  readonly path: string;
  readonly title: string;
  /** The topic or the entry point that it belongs to. */
  readonly section: string;
  readonly text: string;
}
