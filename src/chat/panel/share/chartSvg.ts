import { escapeHtml } from './escapeHtml.js';

/**
 * Writes a drawn chart as SVG text of plain shapes and texts: no scripts, styles, links or references to anything outside. Returns an empty
 * string for a chart that is too large.
 */
export function chartSvg(svg: Element): string {
  let left = maxCharacters;
  const write = (node: Element, depth: number): string => {
    if (!elements.has(node.localName) || depth > maxDepth || left <= 0) return '';
    const parts = [...node.attributes].flatMap(({ name, value }) => {
      left -= value.length;
      const isAllowed = attributes.has(name) && left > 0 && !otherFunction.test(value);
      return isAllowed ? [` ${name}="${escapeHtml(value)}"`] : [];
    });
    const namespace = depth === 0 ? ' xmlns="http://www.w3.org/2000/svg"' : '';
    const start = `<${node.localName}${namespace}${parts.join('')}>`;
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

const elements = new Set(['svg', 'g', 'path', 'rect', 'line', 'circle', 'text', 'tspan']);
const attributes = new Set(
  `viewBox width height transform d x y x1 y1 x2 y2 dx dy cx cy r rx ry fill stroke opacity fill-opacity stroke-opacity stroke-width
  stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit text-anchor dominant-baseline font-family font-size
  font-weight font-style direction`
    .split(/\s/)
    .filter(Boolean),
);
/** CSS functions other than those of colours and transforms, such as `url` or `image-set`, and escapes, which could spell one. */
const otherFunction = /\\|(?<!(?:^|[\s,])(?:rgba?|hsla?|(?:ok)?(?:lab|lch)|color|translate|rotate|scale|matrix))\(/i;
const maxCharacters = 4_000_000;
const maxDepth = 60;
