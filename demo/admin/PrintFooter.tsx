import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFormats } from '../../src/index.js';
import type { TextAttributes } from '../chrome/demoTexts.js';

interface PrintFooterProps {
  readonly title: string;
  /** The language and direction of the title. */
  readonly attributes: TextAttributes;
}

/** The title, URL and time below a printed page. Not shown on the screen. */
export function PrintFooter({ title, attributes }: PrintFooterProps) {
  const { dateTime } = useFormats();
  const [printed, setPrinted] = useState<{ readonly url: string; readonly at: string }>();
  useEffect(() => {
    // The page is printed once the event has been handled.
    const note = () => flushSync(() => setPrinted({ url: location.href, at: new Date().toISOString() }));
    window.addEventListener('beforeprint', note);
    return () => window.removeEventListener('beforeprint', note);
  }, []);
  return (
    printed && (
      <footer className="print-footer">
        <span {...attributes}>{title}</span>
        <bdi>{printed.url}</bdi>
        <time dateTime={printed.at}>{dateTime(printed.at)}</time>
      </footer>
    )
  );
}
