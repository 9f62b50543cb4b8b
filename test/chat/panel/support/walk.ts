import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { slot } from './showPanel.js';

const roles = ['button', 'tab', 'menuitem', 'textbox', 'list', 'link'] as const;

/** Returns the roles and names of all controls and lists in the page, except those that depend on the time. */
function controlsNow(): readonly string[] {
  return roles.flatMap((role) =>
    // Without a layout, elements in the top layer count as hidden.
    screen.queryAllByRole(role, { hidden: true }).map((element) => {
      const name = element.getAttribute('aria-label') ?? (role === 'list' ? '' : element.textContent);
      return `${role} ${name.replace(/ · .*/, '')}`.trim();
    }),
  );
}

/** Opens the menus, steps, source and query of the panel, and returns the controls and lists found on the way. */
export async function walk(user: UserEvent): Promise<ReadonlySet<string>> {
  const found = new Set(controlsNow());
  const look = () => {
    for (const name of controlsNow()) found.add(name);
  };
  for (const name of ['Export chat', 'Copy result', 'Download', 'Copy answer']) {
    const trigger = screen.queryByRole('button', { name });
    if (trigger === null) continue;
    await user.click(trigger);
    look();
    await user.keyboard('{Escape}');
  }
  for (const place of [slot('steps'), slot('provenance')]) {
    const closed = () => (place === undefined ? [] : within(place).queryAllByRole('button', { expanded: false }));
    // Opened parts may contain more parts to open.
    for (let next = closed(); next[0] !== undefined; next = closed()) await user.click(next[0]);
    look();
  }
  for (const name of ['SQL', 'Chart']) {
    const tab = screen.queryByRole('tab', { name });
    if (tab !== null) await user.click(tab);
    look();
  }
  return found;
}
