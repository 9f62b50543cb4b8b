import { useEffect, useId } from 'react';
import { useAnnounce } from '../../../ui/announcer/Announcer.js';
import { Button } from '../../../ui/button/Button.js';
import { markAncestor } from '../../../ui/markAncestor.js';
import { cutText } from '../../../ui/text/shortText.js';
import { useAskingLabels } from '../../hooks/useAskingLabels.js';
import { useLabels } from '../../hooks/useLabels.js';
import { useComposerParts } from '../context/ComposerContext.js';

/** Names the question that is being edited, with a way back to the text from before. The sheet dims its turn. */
export function EditingLine() {
  const { editing, cancelEditing } = useComposerParts();
  const { common } = useLabels();
  const words = useAskingLabels();
  const announce = useAnnounce();
  const id = useId();
  const line = editing && words.editing(cutText(editing.question.replaceAll(/\s+/g, ' '), 0, maxShown));
  useEffect(() => {
    if (line !== undefined) announce(line);
  }, [line, announce]);
  if (line === undefined) return null;
  return (
    <div ref={markPanel} data-slot="editing" className="parley-editing">
      <bdi id={id} className="parley-editing-question">
        {line}
      </bdi>
      <Button size="small" variant="quiet" aria-describedby={id} onClick={cancelEditing}>
        {common.cancel}
      </Button>
    </div>
  );
}

const markPanel = markAncestor('.parley-chat-panel', 'data-editing');

/** One line shows no more, and a question can be long. */
const maxShown = 300;
