'use client';
import type { MouseEvent, ReactNode } from 'react';

export interface OpenNameProps {
  /** Makes the name a button, or a link with `href`. */
  onOpen?: (() => void) | undefined;
  /** Makes the name a link, which can be opened elsewhere; a plain click still calls `onOpen`, where there is one. */
  href?: string | undefined;
  children: ReactNode;
}

/** The name of a record, which opens it where it can be opened. Renders an `<a>`, a `<button>` or a `<span>`. */
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

/** Everything else asks the browser for another tab, another window, or the file. */
function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
