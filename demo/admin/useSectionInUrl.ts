import { useEffect, useRef, useState } from 'react';
import type { LeaveGuard } from '../../src/index.js';
import { type Section, sections } from './sections.js';

/** The section that the address names after `#`; the first one by default. Asks before unsaved changes are left behind. */
export function useSectionInUrl(guard: LeaveGuard): { readonly section: Section; hrefOf(id: string): string } {
  const [hash, setHash] = useState(location.hash);
  const shown = useRef(hash);
  useEffect(() => {
    const follow = async () => {
      if (location.hash === shown.current) return;
      if (await guard.mayLeave()) {
        shown.current = location.hash;
        setHash(location.hash);
      } else {
        history.replaceState(null, '', shown.current || location.pathname);
      }
    };
    const read = () => void follow();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, [guard]);
  const [first] = sections;
  return { section: sections.find(({ id }) => hash.split('/', 1)[0] === `#${id}`) ?? first, hrefOf: (id) => `#${id}` };
}
