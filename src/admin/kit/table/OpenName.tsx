'use client';
import type { MouseEvent, ReactNode } from 'react';

export interface OpenNameProps {
  /** Called when the name is opened. Makes the name a button, or a link with `href`. */
  onOpen?: (() => void) | undefined;
  /** Makes the name a link that can be opened in a new tab. A plain click still calls `onOpen`, if set. */
  href?: string | undefined;
  /** The name. */
  children: ReactNode;
}

/** The name of a record, which opens it if possible. Renders an `<a>`, a `<button>` or a `<span>`. */
export function OpenName({ onOpen, href, children }: OpenNameProps) {
  const name = <bdi>{children}</bdi>;
  if (href === undefined && onOpen === undefined) return <span className="parley-open-name">{name}</span>;
  if (href === undefined) {
    return (
      <button type="button" className="parley-open-name" onClick={onOpen}>
        {name}
      </button>
    );
  }
  function open(event: MouseEvent) {
    if (onOpen === undefined || !isPlain(event)) return;
    event.preventDefault();
    onOpen();
  }
  return (
    <a href={href} className="parley-open-name" onClick={open}>
      {name}
    </a>
  );
}

/** Any other click asks the browser for a new tab, a new window or a download. */
function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
