import type { SyntheticEvent } from 'react';

/** Keeps a submit within its own form: the page does not reload, and a form of the host around it is not submitted. Returns the form. */
export function takeSubmit(event: SyntheticEvent<HTMLFormElement>): HTMLFormElement {
  event.preventDefault();
  event.stopPropagation();
  return event.currentTarget;
}
