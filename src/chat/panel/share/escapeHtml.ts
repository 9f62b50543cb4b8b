/** Escapes a text for HTML, including attributes in double quotes. */
export function escapeHtml(text: string): string {
  return Array.from(text, (letter) => entities[letter] ?? letter).join('');
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;', '\0': '\ufffd' };
