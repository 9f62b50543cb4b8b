import type { Element, ElementContent, Nodes, Properties, Root, RootContent } from 'hast';
import { safeImageUrl, safeLinkUrl } from '../../../ui/text/safeUrl.js';
import { imageAttributes, linkAttributes } from '../addressRules.js';
import type { LinkRules } from '../MarkdownContext.js';
import { footnoteLabel } from './footnoteHref.js';

export interface GuardOptions extends Pick<LinkRules, 'linkFor'> {
  readonly allowedImageOrigins: readonly string[];
  /** The text for a blocked image without an alternative text. */
  readonly imageBlocked: string;
}

/**
 * The last rehype plugin. It applies the rules of Markdown without plugins to the output of the host's plugins, and adds what Parley's own
 * elements have. HTML that no plugin has read becomes text.
 */
export function guardTree(options: GuardOptions): (tree: Root) => void {
  return (tree) => {
    tree.children = guardedChildren(tree, options) as RootContent[];
  };
}

function guardedChildren(parent: Root | Element, options: GuardOptions): ElementContent[] {
  return (parent.children as Nodes[]).flatMap((node): ElementContent[] => {
    switch (node.type) {
      case 'raw':
        return [asText(node)];
      case 'text':
        return node.value.trim() === '' && isBlockContainer(parent) ? [] : [node];
      case 'element':
        return guardedElement(node, parent, options);
      default:
        return [];
    }
  });
}

/** HTML outside paragraphs becomes a paragraph. */
function asText({ value, data }: Extract<Nodes, { type: 'raw' }>): ElementContent {
  const text: ElementContent = { type: 'text', value };
  const isBlock = (data as { isBlock?: boolean } | undefined)?.isBlock === true;
  return isBlock ? { type: 'element', tagName: 'p', properties: { dir: 'auto' }, children: [text] } : text;
}

function guardedElement(node: Element, parent: Root | Element, options: GuardOptions): ElementContent[] {
  const tagName = node.tagName.toLowerCase();
  if (activeElements.has(tagName)) return [];
  const element: Element = { ...node, properties: guardedProperties(tagName, node.properties, options) };
  element.children = guardedChildren(node, options);
  if (unwrappedElements.has(tagName)) return element.children;
  if (tagName === 'a') return [isFootnoteMark(node, parent) ? withAddress(element, node) : guardedLink(element, node, options)];
  if (tagName === 'img') return [guardedImage(element, node, options)];
  return [decorated(element, parent)];
}

/** Recognized by its address, since plugins may read the tree as HTML again or drop attributes. `PluginSup` renders it. */
function isFootnoteMark({ properties }: Element, parent: Root | Element): boolean {
  return parent.type === 'element' && parent.tagName === 'sup' && footnoteLabel(properties.href) !== undefined;
}

function withAddress(element: Element, { properties: { href } }: Element): Element {
  return { ...element, properties: { ...element.properties, href } };
}

function guardedLink(element: Element, { properties }: Element, { linkFor }: GuardOptions): Element {
  const { href: _, title: __, rel: ___, target: ____, ...rest } = element.properties;
  return { ...element, properties: { ...rest, ...linkAttributes(String(properties.href ?? ''), titleOf(properties), linkFor) } };
}

/** An image that may not be requested is a link to it. */
function guardedImage(element: Element, { properties }: Element, { allowedImageOrigins, imageBlocked, linkFor }: GuardOptions): Element {
  const url = String(properties.src ?? '');
  const attributes = imageAttributes(url, titleOf(properties), allowedImageOrigins);
  const { title: _, ...rest } = element.properties;
  if (attributes !== undefined) return { ...element, properties: { ...rest, ...attributes } };
  const words = String(properties.alt ?? '');
  return {
    type: 'element',
    tagName: 'a',
    properties: { ...linkAttributes(url, titleOf(properties), linkFor) },
    children: [{ type: 'text', value: words.trim() === '' ? imageBlocked : words }],
  };
}

function titleOf({ title }: Properties): string | undefined {
  return typeof title === 'string' ? title : undefined;
}

/** The attributes that Markdown's own elements have. */
function decorated(element: Element, parent: Root | Element): Element {
  const { tagName, properties } = element;
  if (tagName === 'li' && classesOf(element).includes('task-list-item')) return asTask(element);
  if (classesOf(element).includes('contains-task-list')) delete properties.className;
  if (directedElements.has(tagName)) properties.dir ??= 'auto';
  if (tagName === 'ol') properties.start ??= 1;
  if (tagName === 'th' || tagName === 'td') {
    const { align, ...rest } = properties;
    element.properties = { ...rest, ...(tagName === 'th' && { scope: 'col' }), ...(align !== undefined && { dataAlign: align }) };
  }
  return tagName === 'code' && parent.type === 'element' && parent.tagName !== 'pre'
    ? { ...element, properties: { dir: 'ltr', ...properties } }
    : element;
}

function asTask(item: Element): Element {
  const [box, ...content] = item.children;
  if (box?.type !== 'element' || box.tagName !== 'input') return item;
  return {
    ...item,
    properties: { className: ['parley-task'], dataState: box.properties.checked === true ? 'done' : 'open' },
    children: [box, { type: 'element', tagName: 'div', properties: { className: ['parley-task-content'] }, children: content }],
  };
}

function classesOf({ properties }: Element): readonly unknown[] {
  return Array.isArray(properties.className) ? properties.className : [];
}

/** White space between blocks is not rendered. */
function isBlockContainer(parent: Root | Element): boolean {
  return parent.type === 'root' || containers.has(parent.tagName);
}

/** Removes everything that runs, submits, or makes a request that the host has not allowed. Links are checked separately. */
function guardedProperties(tagName: string, properties: Properties, { allowedImageOrigins }: GuardOptions): Properties {
  const guarded = Object.entries(properties).map(([name, value]) => [
    name,
    guardedValue(tagName, name.toLowerCase(), value, allowedImageOrigins),
  ]);
  return Object.fromEntries(guarded.filter(([, value]) => value !== undefined && value !== null));
}

function guardedValue(tagName: string, name: string, value: Properties[string], allowedOrigins: readonly string[]): Properties[string] {
  const text = String(value ?? '');
  if (name.startsWith('on') || droppedProperties.has(name)) return undefined;
  if (name === 'style') return requestingStyle.test(text) ? undefined : value;
  if (requestedProperties.has(name)) return safeImageUrl(text, allowedOrigins);
  if (name !== 'href' && name !== 'xlinkhref') return value;
  return requestingElements.has(tagName) && !text.startsWith('#') ? safeImageUrl(text, allowedOrigins) : safeLinkUrl(text);
}

/** Elements that run something, restyle or reconfigure the page of the host, or embed what has no address to judge by. */
const activeElements: ReadonlySet<string> = new Set(
  [
    'script',
    'style',
    'link',
    'meta',
    'base',
    'title',
    'object',
    'embed',
    'iframe',
    'fencedframe',
    'frame',
    'frameset',
    'template',
    'portal',
  ].concat(
    // In drawings, these set addresses.
    ['animate', 'animatetransform', 'animatemotion', 'set', 'handler', 'listener'],
  ),
);

/** A form would submit what a reader types into it, or reload the page. */
const unwrappedElements: ReadonlySet<string> = new Set(['form']);

const droppedProperties: ReadonlySet<string> = new Set(
  ['srcdoc', 'srcset', 'imagesrcset', 'action', 'formaction', 'ping', 'manifest', 'codebase', 'archive', 'classid', 'profile'].concat(
    // They would give what is written here to the host's own form or component.
    ['form', 'is', 'dangerouslysetinnerhtml', 'nonce'],
  ),
);

const requestedProperties: ReadonlySet<string> = new Set(['src', 'poster', 'data', 'background', 'icon', 'dynsrc', 'lowsrc']);
const requestingElements: ReadonlySet<string> = new Set([
  'image',
  'use',
  'feimage',
  'mpath',
  'pattern',
  'lineargradient',
  'radialgradient',
]);

/** Escapes could spell any of the others. */
const requestingStyle = /url\s*\(|image\s*\(|image-set|@import|expression|\\/i;

const directedElements: ReadonlySet<string> = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'ul', 'ol']);
const containers: ReadonlySet<string> = new Set(['ul', 'ol', 'blockquote', 'table', 'thead', 'tbody', 'tfoot', 'tr']);
