import { expect, screen, userEvent, waitFor } from 'storybook/test';

/** Opens a select and chooses the option with this name. */
export async function chooseOption(select: HTMLElement, name: string | RegExp): Promise<void> {
  // Once its options have arrived, a select with many of them is another element with the same label.
  const label = select.getAttribute('aria-labelledby');
  const current = () => (select.isConnected ? select : document.querySelector(`[role="combobox"][aria-labelledby="${label}"]`));
  await waitFor(() => expect(current()).toBeEnabled());
  await userEvent.click(current() ?? select);
  await userEvent.click(await screen.findByRole('option', { name }));
}
