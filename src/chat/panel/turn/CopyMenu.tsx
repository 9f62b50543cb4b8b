import { use, useRef } from 'react';
import { EmitContext } from '../../../data/events/EmitContext.js';
import { copyText } from '../../../ui/button/copyText.js';
import { useCopyOutcome } from '../../../ui/button/useCopyOutcome.js';
import { useHidden } from '../../hooks/HiddenPartsContext.js';
import { useAskingLabels } from '../../hooks/useAskingLabels.js';
import { useLabels } from '../../hooks/useLabels.js';
import { Menu } from '../../menu/Menu.js';
import { MenuItem } from '../../menu/MenuItem.js';
import { MenuList } from '../../menu/MenuList.js';
import { MenuIconTrigger } from '../../menu/MenuTrigger.js';
import { usePanel } from '../context/PanelContext.js';
import { answerText } from '../model/answerText.js';
import { loadAnswerSyntax } from '../share/loadAnswerSyntax.js';
import { quoteOf, selectedAnswerText } from './quotedText.js';

/** One button that copies an answer as text or as Markdown, and confirms it for two seconds. */
export function CopyMenu({ markdown }: { markdown: string }) {
  const { chat } = useLabels();
  const words = useAskingLabels();
  const { plugins, composer } = usePanel();
  const isAskHidden = useHidden('ask');
  const emit = use(EmitContext);
  const trigger = useRef<HTMLButtonElement>(null);
  const outcome = useCopyOutcome(words.copyAnswer);

  async function copy(text: string | Promise<string>) {
    const isCopied = trigger.current !== null && (await copyText(text, trigger.current));
    outcome.show(isCopied);
    if (isCopied) emit?.({ type: 'chat.copied', what: 'answer' });
  }

  async function writeMarkdown(): Promise<string> {
    const [{ answerMarkdown }, syntax] = await Promise.all([import('../share/answerMarkdown.js'), loadAnswerSyntax(plugins)]);
    return answerMarkdown(markdown, { firstLevel: 1, noteName: String, syntax });
  }

  /** Quotes what is selected in this answer, or all of it. */
  function quote() {
    const turn = trigger.current?.closest<HTMLElement>('[data-slot="turn"]');
    composer.current?.insert(quoteOf((turn && selectedAnswerText(turn)?.text) ?? answerText(markdown)));
  }

  return (
    <Menu>
      <MenuIconTrigger ref={trigger} icon={outcome.icon} label={outcome.label} size="small" data-slot="copy-answer" />
      <MenuList label={words.copyAnswer}>
        <MenuItem onSelect={() => void copy(answerText(markdown))}>{chat.copyText}</MenuItem>
        <MenuItem onSelect={() => void copy(writeMarkdown())}>{chat.copyMarkdown}</MenuItem>
        {!isAskHidden && <MenuItem onSelect={quote}>{words.quote}</MenuItem>}
      </MenuList>
    </Menu>
  );
}
