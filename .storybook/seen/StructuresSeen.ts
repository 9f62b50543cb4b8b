import { composedAncestors, composedChildren, hasOwnText } from './composedTree.js';

/** What of a document no earlier check has covered. */
export interface NewStructure {
  /** The largest parts that an earlier check has covered, or that repeat another part of this document. */
  readonly known: readonly Element[];
  readonly isEmpty: boolean;
  /** Call this when the check has found nothing. */
  readonly remember: () => void;
}

/**
 * The structures that checks have found to be right. Two elements have the same structure if nothing that a rule reads differs: their roles
 * and attributes, whether they have text and a name, whether they are hidden, everything in them, everything around them, and what they
 * refer to. Which text it is does not matter, nor how it looks.
 */
export class StructuresSeen {
  private readonly numbers = new Map<string, number>();
  private readonly places = new Set<string>();
  private readonly outlines = new Set<string>();

  lookAt(root: Element, isExcluded: (element: Element) => boolean): NewStructure {
    const outline = outlineOf(root);
    const isOutlineNew = !this.outlines.has(outline);
    const structures = new Structures((key) => this.numberOf(key));
    const known: Element[] = [];
    const found = new Set<string>();
    let isEmpty = true;
    const visit = (element: Element, around: number) => {
      if (isExcluded(element)) return;
      const place = `${structures.whole(element)} in ${around}`;
      const isKnown = (this.places.has(place) || found.has(place)) && !(isOutlineNew && isInOutline(element));
      if (isKnown) {
        known.push(element);
        return;
      }
      isEmpty = false;
      found.add(place);
      const inside = this.numberOf(`${structures.own(element)} in ${around}`);
      for (const child of composedChildren(element)) visit(child, inside);
    };
    const [, ...ancestors] = composedAncestors(root);
    visit(
      root,
      ancestors.reduceRight((around, parent) => this.numberOf(`${structures.own(parent)} in ${around}`), 0),
    );
    return {
      known: known.filter((element) => element.getRootNode() === document),
      isEmpty,
      remember: () => {
        this.outlines.add(outline);
        for (const place of found) this.places.add(place);
      },
    };
  }

  private numberOf(key: string): number {
    const number = this.numbers.get(key) ?? this.numbers.size + 1;
    this.numbers.set(key, number);
    return number;
  }
}

/** The structures of the elements of one document, as numbers: equal numbers, equal structure. */
class Structures {
  private readonly owns = new Map<Element, number>();
  private readonly insides = new Map<Element, number>();
  private readonly wholes = new Map<Element, number>();

  constructor(private readonly numberOf: (key: string) => number) {}

  /** Of an element without what is in it. */
  own(element: Element): number {
    return remembered(this.owns, element, () => this.numberOf(describeElement(element)));
  }

  /** With what is in it. */
  inside(element: Element): number {
    return remembered(this.insides, element, () =>
      this.numberOf(`${this.own(element)}(${composedChildren(element).map((child) => this.inside(child))})`),
    );
  }

  /** With what it and everything in it refers to. */
  whole(element: Element): number {
    return remembered(this.wholes, element, () =>
      this.numberOf(`${this.own(element)}>${this.referred(element)}(${composedChildren(element).map((child) => this.whole(child))})`),
    );
  }

  private referred(element: Element): string {
    const referred = references.flatMap((name) =>
      idsIn(element, name).map((id) => {
        const target = rootOf(element).getElementById(id);
        return `${name}=${target === null ? 'nothing' : this.inside(target)}`;
      }),
    );
    return [...referred, ...labelsOf(element).map((label) => `label=${this.inside(label)}`)].join();
  }
}

function labelsOf(element: Element): readonly Element[] {
  return labelled.some((type) => element instanceof type) ? Array.from((element as HTMLInputElement).labels ?? []) : [];
}

/** A custom element may have a property with the name `labels`. */
const labelled = [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement, HTMLButtonElement, HTMLProgressElement, HTMLMeterElement];

function remembered(numbers: Map<Element, number>, element: Element, find: () => number): number {
  const number = numbers.get(element) ?? find();
  numbers.set(element, number);
  return number;
}

const references = [
  'aria-labelledby',
  'aria-describedby',
  'aria-controls',
  'aria-owns',
  'aria-activedescendant',
  'aria-details',
  'aria-errormessage',
  'aria-flowto',
  'for',
  'headers',
  'list',
  'form',
  'href',
];

/** Attributes of which it matters only whether they are there and not blank. */
const texts = new Set([
  ...references,
  'alt',
  'aria-braillelabel',
  'aria-brailleroledescription',
  'aria-description',
  'aria-keyshortcuts',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'cite',
  'datetime',
  'download',
  'name',
  'pattern',
  'placeholder',
  'src',
  'srcset',
  'summary',
  'title',
  'value',
]);

/** Attributes of which it matters only whether they are a number. */
const counts =
  /^(aria-(colcount|colindex|colspan|posinset|rowcount|rowindex|rowspan|setsize|valuemax|valuemin|valuenow)|height|max|maxlength|min|width)$/;

/** Attributes that no rule reads: looks, which the other rules check, and facts for scripts. */
const unread = /^(class|data-.*|draggable|id|style)$/;

/** Nearly all attributes of graphics are geometry. */
const readInGraphics = /^(aria-.*|focusable|href|lang|role|tabindex|title)$/;

let unique = 0;

function describeElement(element: Element): string {
  const { localName } = element;
  const isGraphic = element.namespaceURI === 'http://www.w3.org/2000/svg';
  const parts = [localName];
  // Not `element.attributes`, which may be a field of a form.
  for (const name of element.getAttributeNames()) {
    const value = element.getAttribute(name) ?? '';
    if (unread.test(name) || (isGraphic && !readInGraphics.test(name))) continue;
    parts.push(`${name}=${describeValue(name, value)}`);
  }
  parts.sort();
  const { display, visibility } = getComputedStyle(element);
  parts.push(display === 'none' ? 'not displayed' : visibility);
  if (hasOwnText(element)) parts.push('text');
  if (element.getAttribute('style')?.includes('!important') === true) parts.push(element.getAttribute('style') ?? '');
  if (isNamedLikeItsControl(element)) parts.push('named like its control');
  if (isSkipLink(element)) parts.push(isOffscreen(element) ? 'offscreen' : 'onscreen');
  // Neither can be compared: what is in a frame, and elements that share an id.
  if (localName === 'iframe' || sharesId(element)) parts.push(`${unique++}`);
  return parts.join(' ');
}

function describeValue(name: string, value: string): string {
  if (texts.has(name)) return value.trim() === '' ? 'blank' : 'text';
  if (counts.test(name)) return /^-?\d+(\.\d+)?$/.test(value) ? 'number' : value;
  return value;
}

function idsIn(element: Element, name: string): string[] {
  const value = element.getAttribute(name) ?? '';
  if (name === 'href') return value.startsWith('#') && value.length > 1 ? [value.slice(1)] : [];
  return value.split(/\s+/).filter((id) => id !== '');
}

function rootOf(element: Element): Document | ShadowRoot {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root : document;
}

function sharesId(element: Element): boolean {
  return element.id !== '' && rootOf(element).getElementById(element.id) !== element;
}

function isSkipLink(element: Element): boolean {
  return element.localName === 'a' && /^\/?#/.test(element.getAttribute('href') ?? '');
}

function isOffscreen(element: Element): boolean {
  const { left, right, bottom } = element.getBoundingClientRect();
  return right <= 0 || bottom <= 0 || left >= document.documentElement.clientWidth;
}

/** An image must not repeat the text beside it. */
function isNamedLikeItsControl(element: Element): boolean {
  if (!element.matches('img, svg, [role=img]')) return false;
  const name = element.getAttribute('alt') ?? element.getAttribute('aria-label') ?? element.querySelector('title')?.textContent ?? '';
  const text = element.closest('a, button, [role]:not([role=img])')?.textContent ?? '';
  return name !== '' && text.toLowerCase().includes(name.trim().toLowerCase());
}

const outlined =
  ':is(h1, h2, h3, h4, h5, h6, main, nav, aside, header, footer, section, form, iframe, frame, [accesskey], [role=heading], [role=banner], [role=complementary], [role=contentinfo], [role=form], [role=main], [role=navigation], [role=region], [role=search])';

function isInOutline(element: Element): boolean {
  return element.matches(outlined) || element.shadowRoot !== null || element.querySelector(outlined) !== null;
}

/** What rules about a whole document read: the levels of headings, and which landmarks have the same name. */
function outlineOf(root: Element): string {
  const names: string[] = [];
  return elementsOfOutline(root)
    .map((element) => {
      const name = nameOf(element);
      if (!names.includes(name)) names.push(name);
      const key = element.getAttribute('accesskey') ?? '';
      const level = element.getAttribute('aria-level') ?? '';
      const isShown = element.checkVisibility({ visibilityProperty: true }) && element.closest('[aria-hidden=true]') === null;
      return [element.localName, element.getAttribute('role'), level, key, names.indexOf(name), isShown].join(' ');
    })
    .join();
}

function elementsOfOutline(root: ParentNode): Element[] {
  return [...root.querySelectorAll('*')].flatMap((element) => [
    ...(element.matches(outlined) ? [element] : []),
    ...(element.shadowRoot === null ? [] : elementsOfOutline(element.shadowRoot)),
  ]);
}

function nameOf(element: Element): string {
  const labels = idsIn(element, 'aria-labelledby').map((id) => rootOf(element).getElementById(id)?.textContent ?? '');
  return [...labels, element.getAttribute('aria-label') ?? '', element.getAttribute('title') ?? ''].join(' ').trim().toLowerCase();
}
