import { waitFor } from '@testing-library/react';
import { beforeEach, expect } from 'vitest';
import { userEvent } from 'vitest/browser';

/** The keys that the page has heard. A layer that closes with Escape keeps the key for itself. */
export const heard: string[] = [];
const hear = ({ key }: KeyboardEvent) => key === 'Escape' && heard.push(key);

beforeEach(() => {
  heard.length = 0;
  document.addEventListener('keydown', hear);
  return () => document.removeEventListener('keydown', hear);
});

/** The ref of a dialog that the page shows. */
export function showModal(dialog: HTMLDialogElement | null): void {
  if (dialog !== null && !dialog.open) dialog.showModal();
}

export const pageDialog = () => document.querySelector<HTMLDialogElement>('dialog[aria-label="Of the page"]');

/** The focused element, also in a shadow root. */
export function focused(root: DocumentOrShadowRoot = document): Element | null {
  const { activeElement } = root;
  return activeElement?.shadowRoot?.activeElement ? focused(activeElement.shadowRoot) : activeElement;
}

/** Presses Escape twice: the first closes the layer, the second the dialog of the page around it. */
export async function closesAlone(layer: { isOpen: () => boolean; opener: () => Element | null | undefined }): Promise<void> {
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(layer.isOpen()).toBe(false));
  expect(pageDialog()?.open).toBe(true);
  expect(heard).toEqual([]);
  await waitFor(() => expect(focused()).toBe(layer.opener()));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(pageDialog()?.open).toBe(false));
}
