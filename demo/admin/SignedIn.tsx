import type { ReactNode } from 'react';
import { ListStates } from '../../src/admin.js';
import { useMe } from '../../src/data.js';
import { listStateOf } from './listStateOf.js';

/** The page, or why nobody is signed in, said once for all of its parts. */
export function SignedIn({ children }: { readonly children: ReactNode }) {
  const me = useMe({ staleTime: 60_000 });
  const isOut = me.data === undefined && me.error?.kind === 'authentication';
  if (!isOut) return children;
  return (
    <ListStates list={listStateOf(me)} empty={null}>
      {null}
    </ListStates>
  );
}
