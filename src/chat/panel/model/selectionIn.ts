/** Returns the selection of a document or a shadow root. Only Chromium provides that of a shadow root. */
export function selectionIn(root: Node): Selection | null {
  const getSelection: unknown = 'getSelection' in root ? root.getSelection : undefined;
  return typeof getSelection === 'function' ? getSelection.call(root) : document.getSelection();
}
