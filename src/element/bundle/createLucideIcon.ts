import { createElement, type SVGProps } from 'react';

// Replaces `createLucideIcon` of lucide-react in the element's build (see vite.config.ts). The element sets only sizes and class names.

interface IconData {
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
}

/** Returns a component for a 24-unit icon. */
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
