import { Share } from 'lucide-react';
import { useRef } from 'react';
import { useFormats } from '../../../react/useFormats.js';
import { useAnnounce } from '../../../ui/announcer/Announcer.js';
import { copyText } from '../../../ui/button/copyText.js';
import { collectFile, downloadFile, fileName } from '../../../ui/download.js';
import { useActingLabels } from '../../hooks/useActingLabels.js';
import { useChatActions } from '../../hooks/useChatActions.js';
import { useChatSelector } from '../../hooks/useChatSelector.js';
import { useLabels } from '../../hooks/useLabels.js';
import { Menu } from '../../menu/Menu.js';
import { MenuItem } from '../../menu/MenuItem.js';
import { MenuList } from '../../menu/MenuList.js';
import { MenuIconTrigger } from '../../menu/MenuTrigger.js';
import type { ShownRows } from '../../results/ShownRows.js';
import { useActing } from '../ActingContext.js';
import { usePanel } from '../PanelContext.js';
import { type SharedThread, sharedTurns } from './sharedTurns.js';

/**
 * The menu that saves the thread as a file, prints it, or copies its link. Renders its button without a wrapper; nothing if the thread is
 * empty or nothing of it may be shared.
 */
export function ExportMenu() {
  const { linkToThread } = useActing();
  const { heading, restrictDataDownload } = usePanel();
  const store = useChatActions();
  const { chatId, hasTurns } = useShareable();
  const words = useActingLabels();
  const { chat, common, result, locale, direction } = useLabels();
  const { number } = useFormats();
  const announce = useAnnounce();
  const trigger = useRef<HTMLButtonElement>(null);
  const canLink = linkToThread !== undefined && chatId !== undefined;
  if (!hasTurns || (restrictDataDownload && !canLink)) return null;

  function threadNow(): SharedThread {
    const turns = sharedTurns(store.getSnapshot());
    const rowCount = ({ rows, totalRows }: ShownRows) =>
      rows.length < totalRows ? result.rows(number(rows.length), number(totalRows)) : result.allRows(totalRows, number(totalRows));
    return { title: turns[0]?.question.slice(0, maxTitleCharacters) || heading, turns, rowCount };
  }

  async function saveMarkdown() {
    const thread = threadNow();
    const { writeMarkdown } = await import('./writeMarkdown.js');
    downloadFile(await collectFile(writeMarkdown(thread), 'text/markdown;charset=utf-8'), fileName(thread.title, 'md'));
  }

  async function savePage() {
    const thread = threadNow();
    const panel = trigger.current?.closest('[data-slot="chat-panel"]') ?? null;
    const { writePage } = await import('./writePage.js');
    const { backgroundColor, color } = getComputedStyle(panel ?? document.body);
    const cards = new Map([...(panel?.querySelectorAll<HTMLElement>('[data-step]') ?? [])].map((card) => [card.dataset.step, card]));
    const page = writePage(thread, {
      lang: locale,
      direction: direction === 'rtl' ? 'rtl' : 'ltr',
      surface: backgroundColor,
      text: color,
      chartOf: (stepId) => cards.get(stepId)?.querySelector('.parley-chart-stage svg') ?? null,
    });
    downloadFile(await collectFile(page, 'text/html;charset=utf-8'), fileName(thread.title, 'html'));
  }

  async function copyLink() {
    if (linkToThread === undefined || chatId === undefined || trigger.current === null) return;
    announce((await copyText(linkToThread(chatId), trigger.current)) ? common.copied : common.copyFailed);
  }

  const report = (saving: Promise<void>) => saving.catch(() => announce(chat.threadChangeFailed));
  return (
    <Menu>
      <MenuIconTrigger ref={trigger} icon={Share} label={words.exportChat} data-slot="export-chat" />
      <MenuList label={words.exportChat} align="end">
        {!restrictDataDownload && (
          <>
            <MenuItem onSelect={() => void report(saveMarkdown())}>{words.saveMarkdown}</MenuItem>
            <MenuItem onSelect={() => void report(savePage())}>{words.savePage}</MenuItem>
            <MenuItem onSelect={() => window.print()}>{words.print}</MenuItem>
          </>
        )}
        {canLink && <MenuItem onSelect={() => void copyLink()}>{words.copyChatLink}</MenuItem>}
      </MenuList>
    </Menu>
  );
}

function useShareable() {
  const chatId = useChatSelector((snapshot) => snapshot.chatId);
  const hasTurns = useChatSelector(({ turns }) => turns.length > 0);
  return { chatId, hasTurns };
}

const maxTitleCharacters = 200;
