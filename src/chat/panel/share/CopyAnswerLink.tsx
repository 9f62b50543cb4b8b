import { Link } from 'lucide-react';
import { use } from 'react';
import { EmitContext } from '../../../data/events/EmitContext.js';
import { CopyButton } from '../../../ui/button/CopyButton.js';
import { useHidden } from '../../hooks/HiddenPartsContext.js';
import { useActingLabels } from '../../hooks/useActingLabels.js';
import { useChatSelector } from '../../hooks/useChatSelector.js';
import { useActing } from '../context/ActingContext.js';
import { useSteadyTurn } from '../context/TurnContext.js';

/** The button that copies the link to an answer. Renders nothing unless the host sets `linkToTurn`. */
export function CopyAnswerLink() {
  const { linkToTurn } = useActing();
  const { turn } = useSteadyTurn();
  const emit = use(EmitContext);
  const chatId = useChatSelector((snapshot) => snapshot.chatId);
  const words = useActingLabels();
  const isHidden = useHidden('share');
  if (isHidden || linkToTurn === undefined || chatId === undefined) return null;
  return (
    <CopyButton
      text={() => linkToTurn(chatId, turn.id)}
      label={words.copyAnswerLink}
      isIconOnly
      icon={Link}
      size="small"
      onCopied={() => emit?.({ type: 'chat.shared', what: 'answer' })}
    />
  );
}
