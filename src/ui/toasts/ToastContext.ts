'use client';

import { createContext, use } from 'react';

/**
 * Returns a function that reports the outcome of an action: a success for a few seconds, an error until it is dismissed. It does nothing
 * outside `<Toasts>`.
 */
export function useToast(): ShowToast {
  return use(ToastContext) ?? showNothing;
}

/** Shows a toast. */
export type ShowToast = (toast: ToastText) => void;

/** The text and tone of a toast. */
export interface ToastText extends ToastDetails {
  /** A success disappears after a few seconds; an error stays until it is dismissed. */
  readonly tone: 'success' | 'error';
  /** The message, in a few words. */
  readonly title: string;
}

/** The optional parts of a toast. */
export interface ToastDetails {
  /** Details below the title. */
  readonly text?: string | undefined;
  /** One action to undo it or to continue. */
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined;
}

export const ToastContext = createContext<ShowToast | undefined>(undefined);

const showNothing: ShowToast = () => undefined;
