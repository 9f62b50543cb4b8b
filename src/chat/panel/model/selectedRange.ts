/** Returns the range that is selected in the tree of a node, which may be a shadow tree; `undefined` if nothing is. */
export function selectedRange(node: Node): StaticRange | Range | undefined {
  const root = node.getRootNode();
  const selection = document.getSelection();
  if (selection === null) return undefined;
  const isShadow = root instanceof ShadowRoot;
  if (isShadow && 'getComposedRanges' in selection) {
    const [range] = selection.getComposedRanges({ shadowRoots: [root] });
    return range?.collapsed === false ? range : undefined;
  }
  const selected = (isShadow ? ownSelection(root) : undefined) ?? selection;
  return selected.rangeCount > 0 && !selected.isCollapsed ? selected.getRangeAt(0) : undefined;
}

/** Browsers without composed ranges may provide the selection of a shadow root this way. */
function ownSelection(root: ShadowRoot): Selection | null | undefined {
  const getSelection: unknown = 'getSelection' in root ? root.getSelection : undefined;
  return typeof getSelection === 'function' ? getSelection.call(root) : undefined;
}
