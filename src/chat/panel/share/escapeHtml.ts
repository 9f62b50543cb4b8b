/**
 * Escapes a text for HTML, including attributes in double quotes. Characters that a page must not contain, such as control characters, are
 * replaced.
 */
export function escapeHtml(text: string): string {
  return text.replace(/["&'<>]|[^\P{Cc}\t\n\f\r]|\p{Cs}|\p{Noncharacter_Code_Point}/gu, (letter) => entities[letter] ?? '\ufffd');
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
