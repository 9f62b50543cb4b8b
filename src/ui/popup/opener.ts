let opener: HTMLElement | undefined;

/**
 * Remembers the button of the menu while one of its items is chosen. The item is gone when a dialog closes, so the focus returns to the
 * button instead. Reset after the event: by then, the button has the focus again.
 */
export function openFrom(button: HTMLElement | null): void {
  opener = button ?? undefined;
  setTimeout(() => {
    opener = undefined;
  });
}

/** Returns the button of the menu whose item is being chosen, if any. */
export function currentOpener(): HTMLElement | undefined {
  return opener;
}
