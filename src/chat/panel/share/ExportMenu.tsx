import { Share } from 'lucide-react';
import { use, useRef } from 'react';
import { EmitContext } from '../../../data/events/EmitContext.js';
import { useAnnounce } from '../../../ui/announcer/Announcer.js';
import { copyText } from '../../../ui/button/copyText.js';
import { collectFile, downloadFile, fileName } from '../../../ui/download.js';
import { Spinner } from '../../../ui/spinner/Spinner.js';
import { useHidden } from '../../hooks/HiddenPartsContext.js';
import { useActingLabels } from '../../hooks/useActingLabels.js';
import { useChatSelector } from '../../hooks/useChatSelector.js';
import { useLabels } from '../../hooks/useLabels.js';
import { Menu } from '../../menu/Menu.js';
import { MenuItem } from '../../menu/MenuItem.js';
import { MenuList } from '../../menu/MenuList.js';
import { MenuIconTrigger } from '../../menu/MenuTrigger.js';
import { useActing } from '../context/ActingContext.js';
import { useSavePage } from './useSavePage.js';
import { useSharedThread } from './useSharedThread.js';

/**
 * The menu that saves the thread as a file, prints it, or copies its link. Renders its button without a wrapper; nothing if the thread is
 * empty or nothing of it may be shared.
 */
export function ExportMenu() {
  const { linkToThread } = useActing();
  const isExportHidden = useHidden('export');
  const isShareHidden = useHidden('share');
  const { chatId, hasTurns } = useShareable();
  const words = useActingLabels();
  const { chat, common } = useLabels();
  const threadNow = useSharedThread();
  const announce = useAnnounce();
  const emit = use(EmitContext);
  const trigger = useRef<HTMLButtonElement>(null);
  const page = useSavePage(trigger);
  const canLink = linkToThread !== undefined && chatId !== undefined && !isShareHidden;
  if (!hasTurns || (isExportHidden && !canLink)) return null;

  async function saveMarkdown() {
    const thread = await threadNow();
    const { writeMarkdown } = await import('./writeMarkdown.js');
    downloadFile(await collectFile(writeMarkdown(thread), 'text/markdown;charset=utf-8'), fileName(thread.title, 'md'));
    emit?.({ type: 'chat.downloaded', format: 'markdown' });
  }

  async function copyLink() {
    if (linkToThread === undefined || chatId === undefined || trigger.current === null) return;
    const isCopied = await copyText(linkToThread(chatId), trigger.current);
    announce(isCopied ? common.copied : common.copyFailed);
    if (isCopied) emit?.({ type: 'chat.shared', what: 'thread' });
  }

  const report = (saving: Promise<void>) => saving.catch(() => announce(chat.threadChangeFailed));
  return (
    <Menu>
      <MenuIconTrigger
        ref={trigger}
        icon={page.progress === undefined ? Share : undefined}
        label={page.progress ?? words.exportChat}
        aria-busy={page.progress !== undefined || undefined}
        data-slot="export-chat"
      >
        {page.progress !== undefined && <Spinner />}
      </MenuIconTrigger>
      <MenuList label={words.exportChat} align="end">
        {!isExportHidden && (
          <>
            <MenuItem onSelect={() => void report(saveMarkdown())}>{words.saveMarkdown}</MenuItem>
            {page.progress === undefined ? (
              <MenuItem onSelect={() => void report(threadNow().then(page.save))}>{words.savePage}</MenuItem>
            ) : (
              <MenuItem onSelect={page.cancel}>{common.cancel}</MenuItem>
            )}
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
