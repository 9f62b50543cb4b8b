import { addFocusKeeper } from '../../../ui/layers/keptFocus.js';

/**
 * Moves the focus when the focused element is removed or disabled, so that keyboard users do not start over at the top of the page. From a
 * removed row, it moves to the next row, the previous row, or the start of the list. If the element is enabled again, it gets the focus
 * back. A ref callback of the element around a widget.
 */
export function keepFocus(root: HTMLElement | null): (() => void) | undefined {
  if (root === null) return undefined;
  let places: readonly Place[] = [];
  let disabled: { readonly element: HTMLElement; readonly standIn: HTMLElement } | undefined;
  let isWaiting = false;

  function remember({ target }: FocusEvent): void {
    if (!(target instanceof HTMLElement)) return;
    const place = placeOf(target);
    places = [...places.filter(({ layer }) => layer !== place.layer && layer?.isConnected !== false), place];
    if (target !== disabled?.standIn) disabled = undefined;
  }

  function restore(): void {
    isWaiting = false;
    if (root?.isConnected !== true || !isFocusLost(root)) return;
    const place = places.findLast(({ layer }) => layer?.isConnected !== false);
    if (place === undefined || isScrolledAway(place)) return;
    const next = elementAfter(place, root);
    if (isDisabled(place.element) && next !== undefined) disabled = { element: place.element, standIn: next };
    next?.focus();
  }

  const observer = new MutationObserver(() => {
    if (disabled !== undefined && !isDisabled(disabled.element)) disabled.element.focus();
    const last = places.at(-1)?.element;
    if (isWaiting || last === undefined || (last.isConnected && !isDisabled(last))) return;
    isWaiting = true;
    // A dialog or menu that has just closed restores the focus itself.
    requestAnimationFrame(() => setTimeout(restore));
  });
  const forget = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !root.contains(relatedTarget)) places = [];
  };
  addFocusKeeper(root);
  root.addEventListener('focusin', remember);
  root.addEventListener('focusout', forget);
  observer.observe(root, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  return () => {
    root.removeEventListener('focusin', remember);
    root.removeEventListener('focusout', forget);
    observer.disconnect();
  };
}

/** Where the focus last was: in the widget itself, or in a dialog or menu. */
interface Place {
  readonly element: HTMLElement;
  /** The dialog or menu; `undefined` in the widget itself. */
  readonly layer: HTMLElement | undefined;
  /** The row of the element, then the rows after it, then the rows before it. */
  readonly nearRows: readonly Element[];
  /** The virtualized table around the element, and its number of rows. */
  readonly table: Element | undefined;
  readonly rowCount: string | null;
}

function placeOf(element: HTMLElement): Place {
  const row = element.closest(rows);
  const siblings = [...(row?.parentElement?.children ?? [])];
  const index = row === null ? -1 : siblings.indexOf(row);
  const table = element.closest('[aria-rowcount]') ?? undefined;
  return {
    element,
    layer: element.closest<HTMLElement>(layers) ?? undefined,
    nearRows: index === -1 ? [] : [...siblings.slice(index), ...siblings.slice(0, index).toReversed()],
    table,
    rowCount: table?.ariaRowCount ?? null,
  };
}

/** True if the row still exists but was scrolled out of the rendered rows. */
function isScrolledAway({ element, table, rowCount }: Place): boolean {
  return !element.isConnected && table?.isConnected === true && table.ariaRowCount === rowCount;
}

function elementAfter({ element, layer, nearRows }: Place, root: HTMLElement): HTMLElement | undefined {
  if (isDisabled(element)) return (element.closest('fieldset:disabled') && layer) ?? controlBeside(element, layer ?? root);
  if (element.isConnected) return element;
  const row = nearRows.find(({ isConnected }) => isConnected);
  const ofRow = row instanceof HTMLElement ? [row, ...controlsIn(row)] : [];
  const alike = ofRow.find(({ tagName, className }) => tagName === element.tagName && className === element.className);
  return alike ?? ofRow[1] ?? layer ?? startOf(root);
}

/** The control before an element, or the first one if there is none. */
function controlBeside(element: HTMLElement, part: HTMLElement): HTMLElement | undefined {
  const others = controlsIn(part);
  const before = others.findLast((other) => (other.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0);
  return before ?? others[0];
}

/** The current folder, the search field, the heading of an empty list, or whatever comes first. */
function startOf(root: HTMLElement): HTMLElement | undefined {
  for (const selector of starts) {
    const found = [...root.querySelectorAll<HTMLElement>(selector)].find(isShown);
    if (found === undefined) continue;
    if (found.matches('h2, h3, h4')) found.tabIndex = -1;
    return found;
  }
  return controlsIn(root)[0];
}

function controlsIn(part: HTMLElement): HTMLElement[] {
  return [...part.querySelectorAll<HTMLElement>(controls)].filter((one) => one.tabIndex >= 0 && !isDisabled(one) && isShown(one));
}

const isDisabled = (element: HTMLElement) => element.isConnected && element.matches(':disabled');
const isShown = (element: HTMLElement) => typeof element.checkVisibility !== 'function' || element.checkVisibility();

function isFocusLost(root: HTMLElement): boolean {
  const place = root.getRootNode();
  const active = place instanceof ShadowRoot ? place.activeElement : root.ownerDocument.activeElement;
  return active === null || active === root.ownerDocument.body;
}

const rows = 'tr, li:not(nav li), [role="treeitem"]';
const layers = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';
const controls = 'a[href], button, input, select, textarea, [tabindex]';
const starts = ['[aria-current="location"]', 'input[type="search"]', '[data-slot="empty-state"] :is(h2, h3, h4)'];
