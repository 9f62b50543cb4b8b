'use client';

import { createContext, use } from 'react';

/** Says what came of an act: a success for a few seconds, an error until it is dismissed. Does nothing outside `<Toasts>`. */
export function useToast(): ShowToast {
  return use(ToastContext) ?? showNothing;
}

export type ShowToast = (toast: ToastText) => void;

export interface ToastText extends ToastDetails {
  readonly tone: 'success' | 'error';
  readonly title: string;
}

export interface ToastDetails {
  readonly text?: string | undefined;
  /** One way to take it back or to go on. */
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined;
}

export const ToastContext = createContext<ShowToast | undefined>(undefined);

const showNothing: ShowToast = () => undefined;
