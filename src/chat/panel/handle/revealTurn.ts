import { turnsOfFarGroup } from '../turn/farGroups.js';

/** Scrolls to a turn and focuses it, rendering it first if necessary. Resolves to false if the panel does not contain it. */
export async function revealTurn(panel: HTMLElement, turnId: string): Promise<boolean> {
  const far = [...panel.querySelectorAll('.parley-turn-group[data-state="far"]')].find((group) =>
    turnsOfFarGroup.get(group)?.some(({ id }) => id === turnId),
  );
  if (far !== undefined) {
    // What the browser's own search does when it finds a hidden text.
    far.closest('.parley-turn-section')?.removeAttribute('hidden');
    far.dispatchEvent(new Event('beforematch'));
    await new Promise((resolve) => setTimeout(resolve));
  }
  const turn = [...panel.querySelectorAll<HTMLElement>('[data-slot="turn"]')].find(({ dataset }) => dataset.turnId === turnId);
  if (turn === undefined) return false;
  turn.tabIndex = -1;
  turn.scrollIntoView({ block: 'start' });
  turn.focus({ preventScroll: true });
  return true;
}
