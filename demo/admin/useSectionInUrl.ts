import { useEffect, useState } from 'react';
import { type Section, sections } from './sections.js';

/** The section that the address names after `#`; the first one by default. */
export function useSectionInUrl(): { readonly section: Section; hrefOf(id: string): string } {
  const [hash, setHash] = useState(location.hash);
  useEffect(() => {
    const read = () => setHash(location.hash);
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);
  const [first] = sections;
  return { section: sections.find(({ id }) => hash === `#${id}`) ?? first, hrefOf: (id) => `#${id}` };
}
