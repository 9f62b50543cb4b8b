/** Your own words about answers, as texts. What is missing comes from the labels. */
export interface DisclaimerText {
  /** What to tell. Default: the labels' disclaimer. */
  readonly text?: string | undefined;
  /** A page about it: http, https, a mail address, or relative to the page. Opens in a new tab. */
  readonly href?: string | undefined;
  /** The text of the link, which follows `text`. Default: `text` itself is the link. */
  readonly linkText?: string | undefined;
}
