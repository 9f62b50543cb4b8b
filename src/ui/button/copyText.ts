/**
 * Copies text to the clipboard; returns false if the browser refuses. Pages without HTTPS have no clipboard API, so there the text is
 * copied from a temporary field beside `near`, inside the same shadow root.
 */
export async function copyText(text: string | Promise<string>, near: HTMLElement): Promise<boolean> {
  try {
    await writeClipboard(text);
    return true;
  } catch {
    return copyFromField(await text, near);
  }
}

/** A text that is still being created is passed as a promise, because Safari refuses calls that start after the press. */
async function writeClipboard(text: string | Promise<string>): Promise<void> {
  if (typeof text === 'string' || typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text);
  const blob = text.then((made) => new Blob([made], { type: 'text/plain' }));
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
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
