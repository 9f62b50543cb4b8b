import { Bug, Settings } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button, Popover } from '../../src/admin.js';
import { type Language, languages } from '../../src/labels.js';
import { barWords, type Theme } from './barWords.js';
import { Choice } from './Choice.js';
import { languageNames } from './catalogues.js';
import { textsIn } from './demoTexts.js';

/** The theme and language of a demo page. */
export interface Appearance {
  readonly theme: Theme;
  readonly language: Language;
  /** True if the developer tools are open; `undefined` on a page without them. */
  readonly hasDevtools?: boolean;
}

/** The header of a demo app: its name, its own settings as children, and the settings that all apps share. */
export function AppBar<Own extends Appearance>({
  title,
  settings,
  settingsTitle,
  languages: offered = languages,
  onSettingsChange,
  start,
  children,
}: AppBarProps<Own>) {
  const [isOpen, setOpen] = useState(false);
  const words = textsIn(barWords, settings.language);
  const switches = (
    <>
      <Choice
        label={words.language}
        value={settings.language}
        choices={offered.map((language) => [language, languageNames[language]])}
        onChoose={(language) => onSettingsChange({ ...settings, language })}
      />
      <Choice
        label={words.theme}
        value={settings.theme}
        choices={entries(words.themes)}
        onChoose={(theme) => onSettingsChange({ ...settings, theme })}
      />
      {settings.hasDevtools !== undefined && (
        <button
          type="button"
          className="tools"
          title={words.devtools}
          aria-pressed={settings.hasDevtools}
          onClick={() => onSettingsChange({ ...settings, hasDevtools: !settings.hasDevtools })}
        >
          <Bug aria-hidden="true" size={16} strokeWidth={1.5} />
          <span>{words.devtools}</span>
        </button>
      )}
    </>
  );
  return (
    <header className="bar">
      {start}
      <a href="/" className="brand">
        <img src="/home/mark.svg" alt="" width={24} height={24} />
        <h1>{title}</h1>
      </a>
      {children}
      {settingsTitle === undefined ? (
        switches
      ) : (
        <Popover
          open={isOpen}
          onOpenChange={setOpen}
          title={settingsTitle}
          trigger={
            <Button variant="quiet" aria-label={settingsTitle} title={settingsTitle}>
              <Settings aria-hidden="true" size={16} strokeWidth={1.5} />
            </Button>
          }
          className="bar-settings"
        >
          {switches}
        </Popover>
      )}
    </header>
  );
}

interface AppBarProps<Own extends Appearance> {
  readonly title: string;
  /** The languages to choose from. Default: all of the chat. */
  readonly languages?: readonly Language[];
  readonly settings: Own;
  /** If set, the settings are in a menu with this name. */
  readonly settingsTitle?: string;
  readonly onSettingsChange: (settings: Own) => void;
  /** Rendered before the name. */
  readonly start?: ReactNode;
  readonly children?: ReactNode;
}

/** `Object.entries` forgets the type of the keys. */
function entries<Key extends string>(record: Readonly<Record<Key, string>>): [Key, string][] {
  return Object.entries(record) as [Key, string][];
}
