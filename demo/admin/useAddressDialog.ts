import { useState } from 'react';
import type { ConsoleAddress } from './useConsoleAddress.js';

/** The dialogs of a widget. The URL can open the one of this kind: `#users?dialog=add`. */
export function useAddressDialog<Dialog extends { readonly kind: string }>(address: ConsoleAddress, linked: Dialog) {
  const [own, setOwn] = useState<Dialog>();
  const isLinked = address.text('dialog') === linked.kind;
  return {
    dialog: isLinked ? linked : (own ?? null),
    onDialogChange(next: Dialog | undefined) {
      setOwn(next);
      if (isLinked) address.change({ dialog: undefined }, 'replace');
    },
  };
}
