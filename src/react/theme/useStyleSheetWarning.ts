import { useEffect } from 'react';

/** Warns once in development if parts are on the page, and no style sheet of the package. */
export const useStyleSheetWarning: typeof useWarning = process.env.NODE_ENV === 'production' ? () => {} : useWarning;

function useWarning(): void {
  useEffect(() => {
    const timer = setTimeout(warnIfMissing, afterLoadingMs);
    return () => clearTimeout(timer);
  }, []);
}

let isWarned = false;

function warnIfMissing(): void {
  const part = document.querySelector('.parley');
  if (isWarned || part === null || hasNoStyles()) return;
  // Every sheet that can be imported defines it.
  if (getComputedStyle(part).getPropertyValue('--parley-base-accent') !== '') return;
  isWarned = true;
  console.warn("Parley: the style sheet is missing. Import it once in your app: import '@parley/react/styles.css';");
}

/** Tests in a simulated page have no style sheets, and need none. */
function hasNoStyles(): boolean {
  return ['jsdom', 'HappyDOM'].some((name) => navigator.userAgent.includes(name));
}

/** A development server may add style sheets after the first render. */
const afterLoadingMs = 2_000;
