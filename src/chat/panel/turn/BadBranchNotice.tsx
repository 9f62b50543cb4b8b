import { Button } from '../../../ui/button/Button.js';
import { ErrorNotice } from '../../../ui/errors/ErrorNotice.js';
import { useHidden } from '../../hooks/HiddenPartsContext.js';
import { useChatActions } from '../../hooks/useChatActions.js';
import { useChatSelector } from '../../hooks/useChatSelector.js';
import { useFirstLabels } from '../../hooks/useFirstLabels.js';
import type { ChatTurn } from '../../store/fold/Thread.js';
import { usePanel } from '../context/PanelContext.js';

/** For a development branch that was deleted or is not running: offers the same question on the default branch. */
export function BadBranchNotice({ turn }: { turn: ChatTurn }) {
  const { setBranch } = useChatActions();
  const { composer } = usePanel();
  const { chat, errors } = useFirstLabels();
  const branch = useChatSelector((snapshot) => snapshot.branch);
  const isReadOnly = useHidden('ask');
  if (branch === undefined) return null;
  const goBack = () => {
    setBranch(undefined);
    composer.current?.fill(turn.question?.content ?? '');
  };
  return (
    <ErrorNotice kind="not-found" title={chat.branch(branch.name)} advice={errors['not-found'].title}>
      {!isReadOnly && (
        <Button size="small" onClick={goBack}>
          {chat.backToMainBranch}
        </Button>
      )}
    </ErrorNotice>
  );
}
