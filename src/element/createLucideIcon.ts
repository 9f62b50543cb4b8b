import { createElement, type SVGProps } from 'react';

// Replaces `createLucideIcon` of lucide-react in the element, which uses only sizes and class names: see vite.config.ts.

interface IconData {
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
}

/** Returns a component that draws an icon of 24 units. */
export function createLucideIcon({ node }: IconData) {
  return ({ size, ...props }: SVGProps<SVGSVGElement> & { readonly size?: number }) =>
    createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...props,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
}
