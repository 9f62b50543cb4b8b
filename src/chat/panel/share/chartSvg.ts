import { escapeHtml } from './escapeHtml.js';

/**
 * Serializes a drawn chart as SVG that contains only basic shapes and text: no scripts, styles, links or external references. The ids of
 * gradients and clip paths start with `id`. Returns an empty string if the chart is too large.
 */
export function chartSvg(svg: Element, { id, name, maxCharacters = 4_000_000 }: ChartSvgOptions): string {
  let left = maxCharacters;
  const ids = new Map([...svg.querySelectorAll(referred)].map((element, index) => [element.id, `${id}-${index + 1}`]));
  const safeValue = (attribute: string, value: string) => {
    if (attribute === 'id') return ids.get(value);
    // The chart library may write the address of the page in front of the id, which is left out.
    const known = references.has(attribute) && value.startsWith('url(') ? ids.get(value.slice(value.indexOf('#') + 1, -1)) : undefined;
    if (known !== undefined) return `url(#${known})`;
    return attributes.has(attribute) && !otherFunction.test(value) ? value : undefined;
  };
  const write = (node: Element, depth: number): string => {
    if (!elements.has(node.localName) || depth > maxDepth || left <= 0) return '';
    const parts = [...node.attributes].flatMap((attribute) => {
      left -= attribute.value.length;
      const value = left > 0 ? safeValue(attribute.name, attribute.value) : undefined;
      return value === undefined ? [] : [` ${attribute.name}="${escapeHtml(value)}"`];
    });
    const image = depth === 0 ? ` xmlns="http://www.w3.org/2000/svg" role="img" aria-label="${escapeHtml(name)}"` : '';
    const start = `<${node.localName}${image}${parts.join('')}>`;
    left -= start.length;
    const inner = [...node.childNodes].map((child) => {
      if (child.nodeType === child.TEXT_NODE) {
        left -= child.textContent?.length ?? 0;
        return left > 0 ? escapeHtml(child.textContent ?? '') : '';
      }
      return child instanceof Element ? write(child, depth + 1) : '';
    });
    return `${start}${inner.join('')}</${node.localName}>`;
  };
  const text = write(svg, 0);
  return left > 0 ? text : '';
}

interface ChartSvgOptions {
  /** The prefix of ids, unique in the page. */
  readonly id: string;
  /** The accessible name of the chart. */
  readonly name: string;
  readonly maxCharacters?: number;
}

const elements = new Set(['svg', 'g', 'defs', 'linearGradient', 'stop', 'clipPath', 'path', 'rect', 'line', 'circle', 'text', 'tspan']);
const attributes = new Set(
  `viewBox width height transform d x y x1 y1 x2 y2 dx dy cx cy r rx ry fill stroke opacity fill-opacity stroke-opacity stroke-width
  stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit text-anchor dominant-baseline font-family font-size
  font-weight font-style direction offset stop-color stop-opacity`
    .split(/\s/)
    .filter(Boolean),
);
/** Elements referenced by others. */
const referred = 'linearGradient[id], clipPath[id]';
const references = new Set(['fill', 'stroke', 'clip-path']);
/** CSS functions other than those of colours and transforms, such as `url` or `image-set`, and escapes, which could spell one. */
const otherFunction = /\\|(?<!(?:^|[\s,])(?:rgba?|hsla?|(?:ok)?(?:lab|lch)|color|translate|rotate|scale|matrix))\(/i;
const maxDepth = 60;
