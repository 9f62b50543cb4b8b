'use client';
import { SelectField } from '../ui/fields/SelectField.js';
import { devtoolsWords as words } from './devtoolsWords.js';
import type { Conversations } from './useConversations.js';

/** Chooses the chat to inspect. Renders a `<div>` around a `<select>`, or nothing while no chat has been recorded. */
export function ConversationSelect({ all, current, choose }: Conversations) {
  if (current === undefined) return null;
  return (
    <SelectField
      label={words.conversation}
      isLabelHidden
      className="parley-devtools-choice"
      value={current.id}
      onChange={({ target }) => choose(target.value)}
    >
      {all.map(({ id, firstQuestion }) => (
        <option key={id} value={id}>
          {firstQuestion ?? words.untitled} · {id}
        </option>
      ))}
    </SelectField>
  );
}
