import { Check, X } from 'lucide-react';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { IconButton } from '../../../ui/button/IconButton.js';
import { onEscape } from '../../../ui/layers/takeEscape.js';
import { useLabels } from '../../hooks/useLabels.js';

export interface ThreadNameFormProps {
  title: string;
  /** Saves the name. Resolves to false if that failed; the text is kept then. */
  onName: (name: string) => Promise<boolean>;
  onLeave: () => void;
}

/** A field for another title of a thread. Renders a `<form>`. */
export function ThreadNameForm({ title, onName, onLeave }: ThreadNameFormProps) {
  const { chat, common } = useLabels();
  const [name, setName] = useState(title);
  const [isBusy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);

  async function save(event: SubmitEvent) {
    event.preventDefault();
    const next = name.trim();
    if (next === '' || isBusy) return;
    setBusy(true);
    const isSaved = next === title || (await onName(next));
    setBusy(false);
    if (isSaved) onLeave();
  }

  return (
    <form className="parley-thread-form" onSubmit={save} {...onEscape(onLeave)}>
      <input
        ref={field}
        type="text"
        dir="auto"
        value={name}
        maxLength={maxLength}
        aria-label={chat.threadName}
        onChange={({ target }) => setName(target.value)}
      />
      <IconButton type="submit" icon={Check} size="small" label={chat.saveThreadName} isBusy={isBusy} isBlocked={name.trim() === ''} />
      <IconButton icon={X} size="small" label={common.cancel} onClick={onLeave} />
    </form>
  );
}

/** The list stores no more characters. */
const maxLength = 80;
