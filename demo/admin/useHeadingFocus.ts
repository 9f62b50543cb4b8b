import { type RefObject, useEffect, useRef } from 'react';

/** Moves the focus to the heading when another page is shown, so that the keyboard and screen readers continue there. */
export function useHeadingFocus(page: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    heading.current?.focus();
  }, [page]);
  return heading;
}
