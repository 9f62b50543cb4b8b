import { useFormats } from '../../../react/language/useFormats.js';
import { cutText } from '../../../ui/text/shortText.js';
import { useChatActions } from '../../hooks/useChatActions.js';
import { useLabels } from '../../hooks/useLabels.js';
import { onOneLine } from '../../results/export/spreadsheetText.js';
import { usePanel } from '../context/PanelContext.js';
import { loadAnswerSyntax } from './loadAnswerSyntax.js';
import { type SharedThread, sharedTurns } from './sharedTurns.js';
import { shownDisclaimer } from './shownDisclaimer.js';

/** Returns a function that returns the thread as it is now, to export it. */
export function useSharedThread(): () => Promise<SharedThread> {
  const { heading, plugins, section } = usePanel();
  const store = useChatActions();
  const labels = useLabels();
  const formats = useFormats();
  return async () => {
    const turns = sharedTurns(store.getSnapshot(), labels);
    const title = onOneLine(turns[0]?.question ?? '').trim();
    const syntax = await loadAnswerSyntax(plugins);
    const disclaimer = shownDisclaimer(section.current);
    return { title: cutText(title, 0, maxTitleCharacters) || heading, turns, labels, formats, syntax, disclaimer };
  };
}

const maxTitleCharacters = 200;
