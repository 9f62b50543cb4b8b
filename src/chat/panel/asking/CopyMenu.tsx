import { Check, Copy, TriangleAlert } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useAnnounce } from '../../../ui/announcer/Announcer.js';
import { copyText } from '../../../ui/button/copyText.js';
import { useLabels } from '../../hooks/useLabels.js';
import { Menu } from '../../menu/Menu.js';
import { MenuItem } from '../../menu/MenuItem.js';
import { MenuList } from '../../menu/MenuList.js';
import { MenuIconTrigger } from '../../menu/MenuTrigger.js';
import { answerText } from '../model/answerText.js';
import { useAskingLabels } from './useAskingLabels.js';

/** One button that copies an answer as text or as Markdown, and confirms it for two seconds. */
export function CopyMenu({ markdown }: { markdown: string }) {
  const { chat, common } = useLabels();
  const words = useAskingLabels();
  const announce = useAnnounce();
  const trigger = useRef<HTMLButtonElement>(null);
  const [outcome, setOutcome] = useState<'copied' | 'copyFailed'>();

  useEffect(() => {
    if (outcome === undefined) return;
    const timer = setTimeout(() => setOutcome(undefined), outcomeMs);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copy(text: string) {
    const isCopied = trigger.current !== null && (await copyText(text, trigger.current));
    const next = isCopied ? 'copied' : 'copyFailed';
    setOutcome(next);
    announce(common[next]);
  }

  return (
    <Menu>
      <MenuIconTrigger
        ref={trigger}
        icon={outcome === undefined ? Copy : outcome === 'copied' ? Check : TriangleAlert}
        label={outcome === undefined ? words.copyAnswer : common[outcome]}
        size="small"
        data-slot="copy-answer"
      />
      <MenuList label={words.copyAnswer}>
        <MenuItem onSelect={() => void copy(answerText(markdown))}>{chat.copyText}</MenuItem>
        <MenuItem onSelect={() => void copy(markdown)}>{chat.copyMarkdown}</MenuItem>
      </MenuList>
    </Menu>
  );
}

const outcomeMs = 2000;
