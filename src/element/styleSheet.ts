import styles from '../styles/chat.css?inline';

/** One constructed sheet for all elements of the page: allowed under `style-src 'self'`, and parsed once. */
export function adoptStyles(root: ShadowRoot): void {
  sheet ??= createSheet();
  root.adoptedStyleSheets = [sheet];
}

function createSheet(): CSSStyleSheet {
  const created = new CSSStyleSheet();
  created.replaceSync(styles);
  return created;
}

let sheet: CSSStyleSheet | undefined;
