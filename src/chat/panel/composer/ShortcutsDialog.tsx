import { X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { IconButton } from '../../../ui/button/IconButton.js';
import { useLayer } from '../../../ui/layers/useLayer.js';
import { useAskingLabels } from '../../hooks/useAskingLabels.js';
import { useLabels } from '../../hooks/useLabels.js';
import { useComposerParts } from '../context/ComposerContext.js';

/** The keys of the chat. A modal `<dialog>`, so that the browser keeps the focus inside. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const { chat, common } = useLabels();
  const words = useAskingLabels();
  const { focus } = useComposerParts();
  const dialog = useRef<HTMLDialogElement>(null);
  const headingId = useId();
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  const layer = useLayer(dialog, true, () => dialog.current?.close());
  const close = () => {
    onClose();
    focus();
  };
  const shortcuts: readonly (readonly [keys: readonly string[], meaning: string])[] = [
    [['Enter'], chat.send],
    [['Shift + Enter'], words.newLine],
    [['Esc'], chat.stopIt],
    [['↑', '↓'], words.earlierQuestions],
    [['@', '/'], words.complete],
    [['?'], words.shortcuts],
  ];
  return (
    <dialog
      ref={dialog}
      aria-labelledby={headingId}
      data-slot="shortcuts"
      className="parley-shortcuts"
      onKeyDown={(event) => {
        layer.onKeyDown(event);
        event.stopPropagation();
      }}
      onClose={close}
    >
      <div className="parley-shortcuts-head">
        <h3 id={headingId} className="parley-shortcuts-heading">
          {words.shortcuts}
        </h3>
        <IconButton icon={X} label={common.close} size="small" onClick={() => dialog.current?.close()} />
      </div>
      <dl className="parley-shortcuts-list">
        {shortcuts.map(([keys, meaning]) => (
          <div key={meaning}>
            <dt>{meaning}</dt>
            <dd dir="ltr">
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </dialog>
  );
}
