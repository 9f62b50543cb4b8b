import { Search } from 'lucide-react';
import { useState } from 'react';
import {
  Button,
  CommandPalette,
  KeyboardHelp,
  useCommandPaletteLabels,
  useCommonAdminLabels,
  useKeyLabels,
  usePageShortcut,
  useShortcutText,
} from '../../../src/admin.js';
import { textsIn } from '../../chrome/demoTexts.js';
import { consoleWords } from '../consoleWords.js';
import { type ConsoleCommandOptions, useConsoleCommands, useConsoleSources } from './useConsoleCommands.js';

/** The button in the header that opens the command palette, and the console’s keyboard shortcuts. */
export function ConsoleSearch(options: Omit<ConsoleCommandOptions, 'onKeyboardHelp'>) {
  const [isOpen, setOpen] = useState(false);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const { search } = useCommonAdminLabels();
  const commandPalette = useCommandPaletteLabels();
  const keys = useKeyLabels();
  const { text, aria } = useShortcutText(paletteKey);
  const all = { ...options, onKeyboardHelp: () => setHelpOpen(true) };
  const groups = useConsoleCommands(all);
  const sources = useConsoleSources(all);
  usePageShortcut(paletteKey, () => setOpen(!isOpen));
  usePageShortcut(helpKey, () => setHelpOpen(true));
  return (
    <>
      <Button icon={Search} aria-label={`${search} ${text}`} aria-keyshortcuts={aria} className="find" onClick={() => setOpen(true)}>
        <span>{search}</span> <kbd dir="ltr">{text}</kbd>
      </Button>
      <CommandPalette open={isOpen} onOpenChange={setOpen} groups={groups} sources={sources} />
      <KeyboardHelp
        open={isHelpOpen}
        onOpenChange={setHelpOpen}
        groups={[
          {
            title: textsIn(consoleWords, options.language).title,
            keys: [
              { keys: [text], meaning: commandPalette.placeholder },
              { keys: ['?'], meaning: keys.title },
            ],
          },
        ]}
      />
    </>
  );
}

const paletteKey = { key: 'k', hasCommand: true };
const helpKey = { key: '?' };
