'use client';
import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Keeps the focus on a button when a different element takes its place, that is, when `form` changes. */
export function useFocusKept(button: RefObject<HTMLElement | null>, form: unknown): void {
  const before = useRef({ form, hadFocus: false });
  useLayoutEffect(() => {
    const element = button.current;
    if (element === null) return;
    if (before.current.form !== form && before.current.hadFocus) element.focus();
    const remember = (hadFocus: boolean) => {
      before.current = { form, hadFocus };
    };
    remember(element.matches(':focus'));
    const focus = () => remember(true);
    const blur = () => remember(!element.isConnected);
    element.addEventListener('focus', focus);
    element.addEventListener('blur', blur);
    return () => {
      element.removeEventListener('focus', focus);
      element.removeEventListener('blur', blur);
    };
  }, [button, form]);
}
