'use client';
import { useMemo } from 'react';
import { parseExactJson } from '../client/json/parseExactJson.js';

export interface JsonTextProps {
  label: string;
  text: string;
}

/** Formatted JSON, or any other text unchanged. Renders a `<section>` that scrolls. */
export function JsonText({ label, text }: JsonTextProps) {
  const shown = useMemo(() => layOut(text), [text]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard
    <section aria-label={label} tabIndex={0} className="parley-devtools-json">
      <pre>
        {shown.length > longest
          ? `${shown.slice(0, longest)}
…`
          : shown}
      </pre>
    </section>
  );
}

function layOut(text: string): string {
  const mark = `integer ${Math.random()} `;
  try {
    const laidOut = JSON.stringify(parseExactJson(text), (_key, value) => (typeof value === 'bigint' ? `${mark}${value}` : value), 2);
    return laidOut.replaceAll(new RegExp(`"${mark}(-?\\d+)"`, 'g'), '$1');
  } catch {
    return text;
  }
}

/** The browser would take seconds to lay out more; copying includes all of it. */
const longest = 100_000;
