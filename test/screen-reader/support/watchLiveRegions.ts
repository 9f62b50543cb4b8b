/**
 * Reports what screen readers announce from live regions, in order: the text added to a region, or all of an atomic region. A region that
 * appears with its text is announced only if it is an alert; for others it depends on the screen reader, so they are reported as `new status`.
 */
export function watchLiveRegions(say: (line: string) => void): LiveRegionWatch {
  const lastOf = new WeakMap<Element, string>();
  const observer = new MutationObserver(apply);
  const watched = new Set<Node>();

  function watch(root: Node) {
    if (watched.has(root)) return;
    watched.add(root);
    observer.observe(root, { subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: ['aria-busy'] });
    if (root instanceof ShadowRoot || root instanceof Element) for (const host of hostsIn(root)) watch(host);
  }

  function apply(records: readonly MutationRecord[]) {
    const changed = new Map<Element, Set<Node>>();
    for (const { type, target, addedNodes } of records) {
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        for (const root of hostsIn(node)) watch(root);
        for (const region of [node, ...node.querySelectorAll(liveSelector)].filter((found) => found.matches(liveSelector))) {
          if (isLive(region) && regionOf(region.parentElement) === undefined) sayNew(region);
        }
      }
      const region = regionOf(target instanceof Element ? target : target.parentElement);
      if (region === undefined || fresh.has(region)) continue;
      const parts = changed.get(region) ?? new Set();
      changed.set(region, parts);
      if (type !== 'childList') parts.add(target);
      for (const node of addedNodes) parts.add(node);
    }
    for (const [region, parts] of changed) {
      if (!region.checkVisibility()) continue;
      if (unrendered.has(region)) sayNew(region);
      else sayChange(region, parts);
    }
    fresh.clear();
    noteUnrendered();
  }

  /** Screen readers do not watch regions with `display: none`. */
  const unrendered = new Set<Element>();
  function noteUnrendered() {
    unrendered.clear();
    for (const root of watched) {
      if (!(root instanceof Element || root instanceof ShadowRoot)) continue;
      for (const region of root.querySelectorAll(liveSelector)) if (!region.checkVisibility()) unrendered.add(region);
    }
  }

  const fresh = new Set<Element>();
  function sayNew(region: Element) {
    fresh.add(region);
    const text = contentOf(region);
    lastOf.set(region, text);
    if (text !== '') say(isAssertive(region) ? `alert “${text}”` : `new status “${text}”`);
  }

  function sayChange(region: Element, parts: ReadonlySet<Node>) {
    if (!region.isConnected || region.closest('[aria-busy="true"]')) return;
    const whole = contentOf(region);
    const isSame = lastOf.get(region) === whole;
    lastOf.set(region, whole);
    if (isSame) return;
    const outermost = [...parts].filter((part) => part.isConnected && ![...parts].some((other) => other !== part && other.contains(part)));
    const text = isAtomic(region) ? whole : outermost.map(textOf).filter(Boolean).join(' ');
    if (text !== '') say(`${isAssertive(region) ? 'alert' : 'status'} “${text}”`);
  }

  for (const region of document.querySelectorAll(liveSelector)) lastOf.set(region, contentOf(region));
  watch(document.body);
  noteUnrendered();
  return { flush: () => apply(observer.takeRecords()), stop: () => observer.disconnect() };
}

export interface LiveRegionWatch {
  /** Reports what has changed until now. */
  flush(): void;
  stop(): void;
}

const liveSelector = '[aria-live], [role="status"], [role="alert"], [role="log"]';

function hostsIn(root: Element | ShadowRoot): ShadowRoot[] {
  const all = root instanceof Element ? [root, ...root.querySelectorAll('*')] : [...root.querySelectorAll('*')];
  return all.flatMap(({ shadowRoot }) => shadowRoot ?? []);
}

function regionOf(element: Element | null): Element | undefined {
  const region = element?.closest(liveSelector);
  return region && isLive(region) ? region : undefined;
}

const isLive = (region: Element) => region.getAttribute('aria-live') !== 'off' && !region.closest('[aria-hidden="true"], [inert]');
const isAssertive = (region: Element) => region.getAttribute('aria-live') === 'assertive' || region.getAttribute('role') === 'alert';

function isAtomic(region: Element): boolean {
  const given = region.getAttribute('aria-atomic');
  return given === null ? ['status', 'alert'].includes(region.getAttribute('role') ?? '') : given === 'true';
}

/** The announced content of a region, without the region's own name. */
function contentOf(region: Element): string {
  const { display, visibility } = getComputedStyle(region);
  if (display === 'none' || visibility === 'hidden') return '';
  return Array.from(region.childNodes, textOf).filter(Boolean).join(' ');
}

/** What is read of a node: nothing that is hidden, and names instead of content where there are any. */
function textOf(node: Node): string {
  return spoken(node)
    .replace(/[\u2066-\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function spoken(node: Node): string {
  if (node instanceof Text) return node.data;
  if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true') return '';
  const { display, visibility } = getComputedStyle(node);
  if (display === 'none' || visibility === 'hidden') return '';
  const name = node.getAttribute('aria-label') ?? node.getAttribute('alt');
  const text = name ?? Array.from(node.childNodes, spoken).join('');
  return display.startsWith('inline') && display !== 'inline-block' ? text : ` ${text} `;
}
