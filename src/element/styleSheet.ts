import basics from '../styles/chat-basics.css?inline';
import frame from '../styles/chat-frame.css?inline';

/** Adopts one constructed style sheet for all elements of the page: allowed under `style-src 'self'`, and parsed once. */
export function adoptStyles(root: ShadowRoot): void {
  if (sheet === undefined) {
    sheet = new CSSStyleSheet();
    write();
  }
  root.adoptedStyleSheets = [sheet];
}

/** Returns the parts once their styles apply to all elements, inserted where `chat.css` has them. */
export function withResultStyles<Parts>(styles: string, parts: Parts): Parts {
  results = styles;
  write();
  return parts;
}

function write(): void {
  sheet?.replaceSync(basics + results + frame);
}

let sheet: CSSStyleSheet | undefined;
let results = '';
