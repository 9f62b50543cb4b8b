import { expect, screen, waitFor } from 'storybook/test';

/** Waits until no dialog is open. A toast that reports what was done has this role too, and stays for seconds. */
export async function dialogCloses(): Promise<void> {
  await waitFor(() => expect(screen.queryAllByRole('dialog').filter((dialog) => dialog.dataset.slot !== 'toast')).toEqual([]));
}
