let opener: HTMLElement | undefined;

/**
 * Names the button of the menu whose item is being chosen. The item leaves the page as its dialog opens, so the dialog could not return the
 * focus. Forgotten after the event: what opens later finds the focus on the button already.
 */
export function openFrom(button: HTMLElement | null): void {
  opener = button ?? undefined;
  setTimeout(() => {
    opener = undefined;
  });
}

/** Returns the button of the menu whose item is being chosen. */
export function currentOpener(): HTMLElement | undefined {
  return opener;
}
