import type { ElementType, Key, ReactElement, ReactNode } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';
import type { MarkdownNode } from './parse/MarkdownDocument.js';

/** `isOpen`: the node can still grow or become something else. */
export type RenderNode = (node: MarkdownNode, isOpen?: boolean) => ReactNode;

/** An element whose children are keyed by position, because nodes are only appended. */
export function elementWith<Props extends object>(
  type: ElementType<Props>,
  props: Props,
  nodes: readonly MarkdownNode[],
  render: RenderNode,
  key?: Key,
): ReactElement {
  return elementAround(
    type,
    props,
    nodes.map((node) => render(node)),
    key,
  );
}

/**
 * An element with children whose number alone may change. As children that JSX would name one by one they need neither keys nor
 * fragments, which would double what React has to compare.
 */
export function elementAround<Props extends object>(
  type: ElementType<Props>,
  props: Props,
  children: readonly ReactNode[],
  key?: Key,
): ReactElement {
  return children.length === 1 ? jsx(type, { ...props, children: children[0] }, key) : jsxs(type, { ...props, children }, key);
}
