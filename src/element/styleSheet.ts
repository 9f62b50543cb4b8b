import frame from '../styles/chat-frame.css?inline';
import ui from '../styles/chat-ui.css?inline';

/** Adopts one constructed style sheet for all elements of the page: allowed under `style-src 'self'`, and parsed once. */
export function adoptStyles(root: ShadowRoot): void {
  if (sheet === undefined) {
    sheet = new CSSStyleSheet();
    write();
  }
  root.adoptedStyleSheets = [sheet];
}

/** Returns the parts once their styles apply to all elements, inserted where `chat.css` has them. */
export function withStyles<Parts>(place: keyof typeof later, styles: string, parts: Parts): Parts {
  later[place] = styles;
  write();
  return parts;
}

function write(): void {
  sheet?.replaceSync(ui + Object.values(later).join('') + frame);
}

let sheet: CSSStyleSheet | undefined;
const later = { markdown: '', results: '', starters: '', threads: '', sidebar: '' };
