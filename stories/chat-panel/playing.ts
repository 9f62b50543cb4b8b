import { expect, userEvent, waitFor } from 'storybook/test';

/** Helpers for play functions of chat stories, in any language. */
export async function ask(canvasElement: HTMLElement, question: string): Promise<void> {
  const field = canvasElement.querySelector('textarea');
  if (field === null) throw new Error('There is no composer.');
  await userEvent.click(field);
  await userEvent.paste(question);
  await userEvent.keyboard('{Enter}');
}

export function slot(canvasElement: HTMLElement, name: string): HTMLElement | null {
  return canvasElement.querySelector<HTMLElement>(`[data-slot="${name}"]`);
}

/** Waits until the last turn has the given state. */
export async function lastTurn(canvasElement: HTMLElement, state: string, options?: { readonly timeout: number }): Promise<HTMLElement> {
  return await waitFor(() => {
    const turn = [...canvasElement.querySelectorAll<HTMLElement>('[data-slot="turn"]')].at(-1);
    expect(turn).toHaveAttribute('data-state', state);
    return turn as HTMLElement; // checked by the line above
  }, options);
}
