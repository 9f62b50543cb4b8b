import { Mic } from 'lucide-react';
import { IconButton } from '../../../ui/button/IconButton.js';
import { markAncestor } from '../../../ui/markAncestor.js';
import { useAskingLabels } from '../../hooks/useAskingLabels.js';
import { canDictate } from './createDictation.js';
import { useDictation } from './useDictation.js';

/** The dictation button. Renders a `<button>`, and a message after a failure; nothing in browsers without speech recognition. */
export function DictateButton() {
  return canDictate() ? <Button /> : null;
}

function Button() {
  const words = useAskingLabels();
  const { isListening, error, toggle } = useDictation();
  return (
    <>
      {error !== undefined && (
        <p ref={markField} data-slot="dictation-error" className="parley-dictation-error">
          {words.dictationErrors[error]}
        </p>
      )}
      <IconButton
        icon={Mic}
        label={words.dictate}
        aria-pressed={isListening}
        data-slot="dictate"
        className="parley-dictate"
        onClick={toggle}
      />
    </>
  );
}

const markField = markAncestor('.parley-composer-field', 'data-dictation-failed');
