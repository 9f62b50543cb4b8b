import { Bookmark, Check } from 'lucide-react';
import { use, useState } from 'react';
import { asServiceError } from '../../../data/asServiceError.js';
import { EmitContext } from '../../../data/events/EmitContext.js';
import { ErrorReportContext } from '../../../data/provider/ErrorReportContext.js';
import { useAnnounce } from '../../../ui/announcer/Announcer.js';
import { Button } from '../../../ui/button/Button.js';
import { useActingLabels } from '../../hooks/useActingLabels.js';
import { useLabels } from '../../hooks/useLabels.js';
import type { SavedResult, SaveListener } from '../model/SavedResult.js';

/** The “Save result” button. Follows the promise of `onSave`, if it returns one: busy, saved or failed. */
export function SaveResult({ saved, onSave }: { saved: SavedResult; onSave: SaveListener }) {
  const words = useActingLabels();
  const { chat } = useLabels();
  const announce = useAnnounce();
  const emit = use(EmitContext);
  const report = use(ErrorReportContext);
  const [held, setHeld] = useState<SaveState>({ of: saved, state: 'idle' });
  // What has been saved is no longer what is shown.
  const isOutdated = held.state === 'saved' && (held.of.result !== saved.result || held.of.chart !== saved.chart);
  const state = isOutdated ? 'idle' : held.state;

  async function save() {
    const saving = onSave(saved);
    emit?.({ type: 'chat.shared', what: 'result' });
    // Without a promise, it is not known whether the result is saved.
    if (!(saving instanceof Promise)) return;
    setHeld({ of: saved, state: 'busy' });
    try {
      await saving;
      setHeld({ of: saved, state: 'saved' });
      announce(words.resultSaved);
    } catch (cause) {
      setHeld({ of: saved, state: 'failed' });
      report?.(asServiceError(cause, 'onSave'), { widget: 'chat', operation: 'onSave' });
    }
  }

  return (
    <>
      <Button
        icon={state === 'saved' ? Check : Bookmark}
        variant="quiet"
        size="small"
        isBusy={state === 'busy'}
        className="parley-save-result"
        onClick={() => void save()}
      >
        {state === 'saved' ? words.resultSaved : words.saveResult}
      </Button>
      {state === 'failed' && <span role="alert">{chat.threadChangeFailed}</span>}
    </>
  );
}

interface SaveState {
  readonly of: SavedResult;
  readonly state: 'idle' | 'busy' | 'saved' | 'failed';
}
