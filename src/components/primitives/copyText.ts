/**
 * Puts text on the clipboard; false where the browser refuses. Pages without HTTPS have no clipboard API, so there the text
 * is copied from a field that stands beside `near` for a moment, inside the same shadow root.
 */
export async function copyText(text: string, near: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyFromField(text, near);
  }
}

function copyFromField(text: string, near: HTMLElement): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'parley-visually-hidden';
  near.after(field);
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    near.focus();
  }
}
