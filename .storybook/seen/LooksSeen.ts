import { composedAncestors, composedChildren, hasOwnText } from './composedTree.js';

/** What a rule has to check, and what to call when it has found nothing wrong. */
export interface NewLooks {
  readonly rule: RuleOfLooks;
  readonly elements: Element[];
  /** Takes the elements that the rule has found to be right. It does not apply to the others, or is not sure about them. */
  readonly remember: (right: ReadonlySet<Element>) => void;
}

/** All that a rule depends on. */
interface Look {
  readonly look: number;
  /** What can also keep the rule from an element: where it is, and what lies over it. */
  readonly place: number;
}

/** The looks that checks have found to be right, for each of the rules about looks. */
export class LooksSeen {
  private readonly right = new Set<number>();
  private readonly unsure = new Set<number>();

  /** What each of the rules has to check in the document as it looks now. */
  lookAt(root: Element, rules: readonly RuleOfLooks[], isIncluded: (element: Element) => boolean): NewLooks[] {
    const page = new Page(root);
    return rules.map((rule) => this.newOf(rule, page, isIncluded));
  }

  private newOf(rule: RuleOfLooks, page: Page, isIncluded: (element: Element) => boolean): NewLooks {
    const news = new Map<Element, Look>();
    for (const box of candidates[rule](page)) {
      if (!isIncluded(box.element)) continue;
      const description = `${rule} ${looks[rule](page, box)}`;
      const look = digest(description);
      if (this.right.has(look)) continue;
      const place = digest(`${description} at ${page.placeOf(box)}`);
      if (!this.unsure.has(place)) news.set(box.element, { look, place });
    }
    return {
      rule,
      elements: [...news.keys()],
      remember: (right) => {
        for (const [element, { look, place }] of news) {
          if (right.has(element)) this.right.add(look);
          else this.unsure.add(place);
        }
      },
    };
  }
}

/** A number in place of a long text: different texts get the same one about once in 10¹⁵ pairs. */
function digest(text: string): number {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return 4294967296 * (2097151 & low) + (high >>> 0);
}

/** The rules that colors, sizes or direction can break. */
export const rulesOfLooks = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size'] as const;

export type RuleOfLooks = (typeof rulesOfLooks)[number];

const candidates: Record<RuleOfLooks, (page: Page) => readonly Box[]> = {
  'color-contrast': ({ boxes }) => boxes.filter(isText),
  'link-in-text-block': ({ boxes }) => boxes.filter(isLinkInText),
  'scrollable-region-focusable': ({ boxes }) => boxes.filter(isScrolled).filter(({ element }) => !canBeReached(element)),
  'target-size': (page) => page.crampedTargets(),
};

const looks: Record<RuleOfLooks, (page: Page, box: Box) => string> = {
  'color-contrast': (page, box) => page.colorsOf(box),
  'link-in-text-block': (page, box) => page.linkOf(box),
  // This depends on everything in the region.
  'scrollable-region-focusable': (_page, { element }) => element.outerHTML,
  'target-size': (page, box) => page.surroundingsOf(box),
};

/** An element that is shown. */
interface Box {
  readonly element: Element;
  readonly parent: Box | undefined;
  readonly rect: DOMRect;
  readonly background: Background;
  readonly isTarget: boolean;
  /** True if it is on top of everything else, such as a dialog, or in something that is. */
  readonly isOnTop: boolean;
  /** Its place in the document, and that of the last element in it. */
  readonly first: number;
  last: number;
}

/** The looks of one document. */
class Page {
  readonly boxes: Box[] = [];
  private readonly painted: readonly Box[];
  private readonly targets: readonly Box[];

  constructor(root: Element) {
    this.add(root, undefined);
    this.painted = this.boxes.filter(({ element, background }) => isReplaced(element) || !background.isClear);
    this.targets = this.boxes.filter(({ element, isTarget }) => isTarget && !element.matches(isNoWidget));
  }

  /** Everything that the contrast of a text depends on. */
  colorsOf(box: Box): string {
    const style = getComputedStyle(box.element);
    const text = box.element.textContent.trim();
    return [
      style.color,
      style.fontSize,
      style.fontWeight,
      style.textShadow,
      style.webkitTextStrokeWidth,
      style.webkitTextStrokeColor,
      // Axe is not sure about a single character, and about symbols.
      text.length <= 1 ? 'short' : '',
      /[\p{L}\p{N}]/u.test(text) ? '' : 'symbols',
      isOfDisabled(box.element) ? 'of a disabled control' : '',
      behind(box),
      this.besides(box),
    ].join('|');
  }

  /** Everything that tells a link from the text around it. */
  linkOf(link: Box): string {
    return [link, blockAround(link)].map((box) => `${this.colorsOf(box)}|${emphasisOf(box.element)}`).join(' in ');
  }

  /** The targets that are small, or have something other than what is in them and around them at the same place. */
  crampedTargets(): Box[] {
    return this.targets.filter((target) => {
      if (target.element.closest('[aria-hidden=true], [inert]') !== null) return false;
      const { width, height } = target.rect;
      if (width < smallestPx || height < smallestPx || getComputedStyle(target.element).zIndex.startsWith('-')) return true;
      return this.boxes.some(
        (other) => canDisturb(other, target) && !isIn(target, other) && (other.isTarget ? other !== target : !isIn(other, target)),
      );
    });
  }

  /** The sizes of a target and of everything that could be in its way, and where. */
  surroundingsOf(target: Box): string {
    const others = this.boxes.filter(
      (other) =>
        other !== target && (other.isTarget ? meets(other, target, smallestPx) : !isIn(target, other) && canDisturb(other, target)),
    );
    const describe = (other: Box) => {
      const place = partNear(target.rect, other.rect);
      const { pointerEvents, zIndex, position, display } = getComputedStyle(other.element);
      const isInTabOrder = other.isTarget && !other.element.getAttribute('tabindex')?.startsWith('-') && !isDisabled(other.element);
      const relation = isIn(target, other) ? 'around' : isIn(other, target) ? 'inside' : 'beside';
      return [relation, other.isTarget, isInTabOrder, pointerEvents, zIndex, position, display, ...place.map(Math.round)].join(' ');
    };
    const href = target.element.getAttribute('href');
    const isTwin = href !== null && others.some(({ element }) => element.getAttribute('href') === href);
    return [target.rect.width.toFixed(1), target.rect.height.toFixed(1), isTwin, ...[target, ...others].map(describe)].join('|');
  }

  /** The place of an element, by the classes around it, whether it sticks out of them, and what else is there. */
  placeOf(box: Box): string {
    // Axe is not sure about a single character anywhere.
    if (box.element.textContent.trim().length === 1) return 'anywhere';
    const around: string[] = [];
    for (let outer: Box | undefined = box; outer !== undefined; outer = outer.parent) {
      around.push(`${describeBox(outer)} ${contains(outer.rect, box.rect)}`);
    }
    const others = this.boxes.filter((other) => canDisturb(other, box) && !isIn(box, other) && !isIn(other, box));
    return [...around, 'with', ...others.map(describeBox)].join(' ');
  }

  /** What other elements paint at the same place. */
  private besides(box: Box): string {
    const others = this.painted.filter((other) => canDisturb(other, box) && !isIn(box, other));
    return [...new Set(others.map(({ element, background }) => `${isReplaced(element) ? element.localName : ''} ${background.paint}`))]
      .sort()
      .join('+');
  }

  private add(element: Element, parent: Box | undefined): void {
    let box = parent;
    if (element.checkVisibility({ visibilityProperty: true })) {
      const isTarget = element.matches(canBeTarget);
      const isOnTop = parent?.isOnTop === true || element.matches(':popover-open, :modal');
      const first = this.boxes.length;
      box = {
        element,
        parent,
        rect: element.getBoundingClientRect(),
        background: readBackground(element),
        isTarget,
        isOnTop,
        first,
        last: first,
      };
      this.boxes.push(box);
    }
    for (const child of composedChildren(element)) this.add(child, box);
    if (box !== undefined && box !== parent) box.last = this.boxes.length - 1;
  }
}

/** What is painted behind an element by the elements around it, as far as anything shows through. */
function behind(box: Box): string {
  const parts: string[] = [];
  let opacity = 1;
  let isCovered = false;
  for (let around: Box | undefined = box; around !== undefined; around = around.parent) {
    const { background } = around;
    opacity *= background.opacity;
    if (background.clip !== '') parts.push(background.clip);
    if ((isCovered || background.isClear) && background.opacity === 1) continue;
    parts.push(`${background.paint} ${contains(around.rect, box.rect)}`);
    isCovered ||= background.isOpaque && opacity === 1;
  }
  return parts.join('<');
}

function describeBox({ element }: Box): string {
  return `${element.localName}.${element.getAttribute('class') ?? ''}`;
}

/** Where one rectangle is, as seen from another. Parts farther away than this do not count: a target needs 24 pixels. */
function partNear(rect: DOMRect, other: DOMRect): number[] {
  const farPx = 60;
  const clamp = (px: number, least: number, most: number) => Math.min(Math.max(px, least - farPx), most + farPx);
  return [
    clamp(other.left, rect.left, rect.right) - rect.left,
    clamp(other.right, rect.left, rect.right) - rect.left,
    clamp(other.top, rect.top, rect.bottom) - rect.top,
    clamp(other.bottom, rect.top, rect.bottom) - rect.top,
  ];
}

/** True if an element could be above another one, or be seen through it. */
function canDisturb(other: Box, box: Box): boolean {
  return (other.isOnTop || !box.isOnTop) && meets(other, box);
}

function isIn(inner: Box, outer: Box): boolean {
  return inner.first >= outer.first && inner.first <= outer.last;
}

function meets({ rect: a }: Box, { rect: b }: Box, marginPx = 0): boolean {
  return a.left < b.right + marginPx && a.right > b.left - marginPx && a.top < b.bottom + marginPx && a.bottom > b.top - marginPx;
}

function contains(outer: DOMRect, inner: DOMRect): boolean {
  return outer.left <= inner.left + 1 && outer.right >= inner.right - 1 && outer.top <= inner.top + 1 && outer.bottom >= inner.bottom - 1;
}

interface Background {
  readonly paint: string;
  readonly opacity: number;
  readonly isOpaque: boolean;
  readonly isClear: boolean;
  /** What hides the element, such as text only for screen readers. */
  readonly clip: string;
}

function readBackground(element: Element): Background {
  const { backgroundColor, backgroundImage, backgroundClip, opacity, mixBlendMode, filter, clip, clipPath } = getComputedStyle(element);
  const pseudo = pseudoOf(element, '::before') + pseudoOf(element, '::after');
  const isPlain = backgroundImage === 'none' && mixBlendMode === 'normal' && filter === 'none' && pseudo === '';
  return {
    paint: [backgroundColor, backgroundImage, backgroundClip, opacity, mixBlendMode, filter, pseudo].join(' '),
    opacity: Number(opacity),
    isOpaque: isPlain && (backgroundColor.startsWith('rgb(') || /^(color|lab|lch|oklab|oklch)\([^/]*\)$/.test(backgroundColor)),
    isClear: isPlain && /^rgba\(.*, 0\)$/.test(backgroundColor),
    clip: clip === 'auto' && clipPath === 'none' ? '' : `${clip} ${clipPath}`,
  };
}

/** What a pseudo-element paints on its element. */
function pseudoOf(element: Element, pseudo: string): string {
  const style = getComputedStyle(element, pseudo);
  if (style.content === 'none' || style.position !== 'absolute') return '';
  return [pseudo, style.backgroundColor, style.backgroundImage, style.width, style.height].join(' ');
}

const isNoWidget =
  ':not(a, area, button, input, select, textarea, summary):is(:not([role]), [role=dialog], [role=alertdialog], [role=region], [role=group], [role=status], [role=list], [role=document])';

const smallestPx = 24;

const canBeTarget = 'a[href], area[href], button, input, select, textarea, summary, [tabindex], [contenteditable], audio, video';

/** True if a rule about looks says nothing about an element because it is disabled. */
function isDisabled(element: Element): boolean {
  const nearest = element.closest('[aria-disabled], :is(fieldset, button, select, input, textarea)[disabled]');
  return nearest !== null && (nearest.hasAttribute('disabled') || nearest.getAttribute('aria-disabled') === 'true');
}

/** The same for the label of a disabled control. */
function isOfDisabled(element: Element): boolean {
  const { control } = element.closest('label') ?? { control: null };
  if (control !== null && isDisabled(control)) return true;
  const ids = [...composedAncestors(element)].map(({ id }) => id).filter((id) => id !== '');
  return ids.some((id) => [...document.querySelectorAll(`[aria-labelledby~="${CSS.escape(id)}"]`)].some(isDisabled));
}

const withoutText = 'option, input:is([type=hidden], [type=range], [type=color], [type=checkbox], [type=radio], [type=image])';

function isText(box: Box): boolean {
  const { element } = box;
  if (element.matches(withoutText) || isDisabled(element) || isClipped(box)) return false;
  return element.matches('input, select, textarea') || hasOwnText(element);
}

/** True for text only for screen readers. */
function isClipped(box: Box): boolean {
  for (let around: Box | undefined = box; around !== undefined; around = around.parent) {
    if (around.background.clip.endsWith(' inset(50%)')) return true;
  }
  return false;
}

/** True for a link if the block around it has other text. */
function isLinkInText(box: Box): boolean {
  return box.element.matches('a[href], [role=link]') && blockAround(box).element.textContent.trim() !== box.element.textContent.trim();
}

function isScrolled({ element }: Box): boolean {
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
  if (scrollWidth <= clientWidth + leastScrolledPx && scrollHeight <= clientHeight + leastScrolledPx) return false;
  const { overflowX, overflowY } = getComputedStyle(element);
  return [overflowX, overflowY].some((overflow) => overflow === 'auto' || overflow === 'scroll');
}

const leastScrolledPx = 13;

/** True if the keyboard can surely scroll an element: it or something in it gets the focus. */
function canBeReached(element: Element): boolean {
  return [element, ...element.querySelectorAll(alwaysFocusable)].some(
    (inside) =>
      inside.matches(alwaysFocusable) &&
      inside.closest('[inert]') === null &&
      !isDisabled(inside) &&
      inside.checkVisibility({ visibilityProperty: true }),
  );
}

const alwaysFocusable = ':is([tabindex="0"], a[href], button, input:not([type=hidden]), select, textarea):not([tabindex^="-"])';

function isReplaced({ localName }: Element): boolean {
  return /^(canvas|iframe|img|picture|svg|video)$/.test(localName);
}

function blockAround(box: Box): Box {
  let block = box.parent ?? box;
  while (block.parent !== undefined && getComputedStyle(block.element).display.startsWith('inline')) block = block.parent;
  return block;
}

function emphasisOf(element: Element): string {
  const style = getComputedStyle(element);
  return [
    style.display,
    style.textDecorationLine,
    style.textDecorationStyle,
    style.fontFamily,
    style.fontStyle,
    style.borderTop,
    style.borderBottom,
    style.outline,
    getComputedStyle(element, '::before').content,
    getComputedStyle(element, '::after').content,
  ].join(' ');
}
