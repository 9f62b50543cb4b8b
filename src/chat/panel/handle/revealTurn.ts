import { flushSync } from 'react-dom';
import type { ScrollFollower } from '../model/createScrollFollower.js';
import { turnsOfFarGroup } from '../turn/farGroups.js';

/** Scrolls to a turn and focuses it, rendering it first if necessary. Returns false if the panel does not contain it. */
export function revealTurn(panel: HTMLElement, turnId: string, scroll: ScrollFollower): boolean {
  const far = [...panel.querySelectorAll('.parley-turn-group[data-state="far"]')].find((group) =>
    turnsOfFarGroup.get(group)?.some(({ id }) => id === turnId),
  );
  if (far !== undefined) {
    // What the browser's own search does when it finds a hidden text.
    far.closest('.parley-turn-section')?.removeAttribute('hidden');
    flushSync(() => far.dispatchEvent(new Event('beforematch')));
  }
  const turn = [...panel.querySelectorAll<HTMLElement>('[data-slot="turn"]')].find(({ dataset }) => dataset.turnId === turnId);
  if (turn === undefined) return false;
  scroll.letGo();
  turn.tabIndex = -1;
  turn.scrollIntoView({ block: 'start' });
  turn.focus({ preventScroll: true });
  return true;
}
