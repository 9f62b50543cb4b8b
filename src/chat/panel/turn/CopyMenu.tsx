import { Check, Copy, TriangleAlert } from 'lucide-react';
import { use, useEffect, useRef, useState } from 'react';
import { EmitContext } from '../../../data/events/EmitContext.js';
import { useAnnounce } from '../../../ui/announcer/Announcer.js';
import { copyText } from '../../../ui/button/copyText.js';
import { useAskingLabels } from '../../hooks/useAskingLabels.js';
import { useLabels } from '../../hooks/useLabels.js';
import { Menu } from '../../menu/Menu.js';
import { MenuItem } from '../../menu/MenuItem.js';
import { MenuList } from '../../menu/MenuList.js';
import { MenuIconTrigger } from '../../menu/MenuTrigger.js';
import { usePanel } from '../context/PanelContext.js';
import { answerText } from '../model/answerText.js';
import { loadAnswerSyntax } from '../share/loadAnswerSyntax.js';

/** One button that copies an answer as text or as Markdown, and confirms it for two seconds. */
export function CopyMenu({ markdown }: { markdown: string }) {
  const { chat, common } = useLabels();
  const words = useAskingLabels();
  const { plugins } = usePanel();
  const announce = useAnnounce();
  const emit = use(EmitContext);
  const trigger = useRef<HTMLButtonElement>(null);
  const [outcome, setOutcome] = useState<'copied' | 'copyFailed'>();

  useEffect(() => {
    if (outcome === undefined) return;
    const timer = setTimeout(() => setOutcome(undefined), outcomeMs);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copy(text: string | Promise<string>) {
    const isCopied = trigger.current !== null && (await copyText(text, trigger.current));
    const next = isCopied ? 'copied' : 'copyFailed';
    setOutcome(next);
    announce(common[next]);
    if (isCopied) emit?.({ type: 'chat.copied', what: 'answer' });
  }

  async function writeMarkdown(): Promise<string> {
    const [{ answerMarkdown }, syntax] = await Promise.all([import('../share/answerMarkdown.js'), loadAnswerSyntax(plugins)]);
    return answerMarkdown(markdown, { firstLevel: 1, noteName: String, syntax });
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
        <MenuItem onSelect={() => void copy(writeMarkdown())}>{chat.copyMarkdown}</MenuItem>
      </MenuList>
    </Menu>
  );
}

const outcomeMs = 2000;
