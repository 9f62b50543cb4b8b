import { Bookmark } from 'lucide-react';
import { Button } from '../../../ui/button/Button.js';
import { useActingLabels } from '../../hooks/useActingLabels.js';

/** The “Save result” button. */
export function SaveResult({ onSave }: { onSave: () => void }) {
  const words = useActingLabels();
  return (
    <Button icon={Bookmark} variant="quiet" size="small" className="parley-save-result" onClick={onSave}>
      {words.saveResult}
    </Button>
  );
}
