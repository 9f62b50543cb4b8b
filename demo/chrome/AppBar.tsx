import { Bug } from 'lucide-react';
import type { ReactNode } from 'react';
import { Choice } from './Choice.js';
import { type Language, languageNames } from './catalogues.js';

/** How a page of the demo looks and in which language it speaks. */
export interface Appearance {
  readonly theme: Theme;
  readonly language: Language;
  /** Whether the developer tools are open; `undefined` on a page without any. */
  readonly hasDevtools?: boolean;
}

/** The header of an app of the demo: its name, its own choices as children, and the switches that all have. */
export function AppBar<Settings extends Appearance>({ title, settings, onSettingsChange, children }: AppBarProps<Settings>) {
  return (
    <header className="bar">
      <a href="/" className="brand">
        <img src="/home/mark.svg" alt="" width={24} height={24} />
        <h1>{title}</h1>
      </a>
      {children}
      <Choice
        label="Language"
        value={settings.language}
        choices={entries(languageNames)}
        onChoose={(language) => onSettingsChange({ ...settings, language })}
      />
      <Choice
        label="Theme"
        value={settings.theme}
        choices={entries(themeNames)}
        onChoose={(theme) => onSettingsChange({ ...settings, theme })}
      />
      {settings.hasDevtools !== undefined && (
        <button
          type="button"
          className="tools"
          title="Developer tools"
          aria-pressed={settings.hasDevtools}
          onClick={() => onSettingsChange({ ...settings, hasDevtools: !settings.hasDevtools })}
        >
          <Bug aria-hidden="true" size={16} strokeWidth={1.5} />
          <span>Developer tools</span>
        </button>
      )}
    </header>
  );
}

interface AppBarProps<Settings extends Appearance> {
  readonly title: string;
  readonly settings: Settings;
  readonly onSettingsChange: (settings: Settings) => void;
  readonly children?: ReactNode;
}

type Theme = 'auto' | 'light' | 'dark';

const themeNames: Readonly<Record<Theme, string>> = { auto: 'System', light: 'Light', dark: 'Dark' };

/** `Object.entries` forgets the type of the keys. */
function entries<Key extends string>(record: Readonly<Record<Key, string>>): [Key, string][] {
  return Object.entries(record) as [Key, string][];
}
