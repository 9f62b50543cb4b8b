import { Link } from 'lucide-react';
import { useRef } from 'react';
import { useAnnounce } from '../../../ui/announcer/Announcer.js';
import { copyText } from '../../../ui/button/copyText.js';
import { IconButton } from '../../../ui/button/IconButton.js';
import { useActingLabels } from '../../hooks/useActingLabels.js';
import { useChatSelector } from '../../hooks/useChatSelector.js';
import { useLabels } from '../../hooks/useLabels.js';
import { useActing } from '../ActingContext.js';
import { useTurn } from '../TurnContext.js';

/** The button that copies the link to an answer. Renders nothing unless the host sets `linkToTurn`. */
export function CopyAnswerLink() {
  const { linkToTurn } = useActing();
  const { turn } = useTurn();
  const chatId = useChatSelector((snapshot) => snapshot.chatId);
  const words = useActingLabels();
  const { common } = useLabels();
  const announce = useAnnounce();
  const button = useRef<HTMLButtonElement>(null);
  if (linkToTurn === undefined || chatId === undefined) return null;
  async function copy() {
    if (linkToTurn === undefined || chatId === undefined || button.current === null) return;
    announce((await copyText(linkToTurn(chatId, turn.id), button.current)) ? common.copied : common.copyFailed);
  }
  return <IconButton ref={button} icon={Link} label={words.copyAnswerLink} size="small" onClick={() => void copy()} />;
}
