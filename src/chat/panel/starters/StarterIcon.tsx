import { isValidElement, type ReactElement } from 'react';
import { ErrorBoundary } from '../../../react/ErrorBoundary.js';
import { Icon, type IconType } from '../../../ui/icon/Icon.js';

/** The icon of a starter: a component such as those of lucide-react, a React element, or an element of the page, which is copied. */
export type StarterIcon = IconType | ReactElement | Element;

/** Draws the icon, or nothing if it is none or throws. */
export function StarterMark({ icon }: { icon: unknown }) {
  if (icon instanceof Element) return <span ref={(place) => place?.replaceChildren(icon.cloneNode(true))} {...mark} />;
  const drawn = isValidElement(icon) ? icon : isComponent(icon) && <Icon of={icon} />;
  return (
    drawn && (
      <ErrorBoundary fallback={null}>
        <span {...mark}>{drawn}</span>
      </ErrorBoundary>
    )
  );
}

const mark = { 'aria-hidden': true, className: 'parley-starter-icon' } as const;

/** A function, or what `memo` and `forwardRef` return. */
function isComponent(icon: unknown): icon is IconType {
  return typeof icon === 'function' || (typeof icon === 'object' && icon !== null && '$$typeof' in icon);
}
