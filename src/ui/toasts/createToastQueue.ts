import type { ShowToast, ToastText } from './ToastContext.js';

/** Holds toasts until the region that shows them is loaded. */
export interface ToastQueue {
  /** Shows a toast, or keeps it for the region. */
  readonly show: ShowToast;
  /** Connects the region, which gets the toasts kept so far. Returns a function that disconnects it. */
  attach(region: ShowToast): () => void;
}

export function createToastQueue(): ToastQueue {
  let region: ShowToast | undefined;
  let kept: ToastText[] = [];
  return {
    show(toast) {
      if (region === undefined) kept.push(toast);
      else region(toast);
    },
    attach(shown) {
      region = shown;
      for (const toast of kept) shown(toast);
      kept = [];
      return () => {
        if (region === shown) region = undefined;
      };
    },
  };
}
