import { type Language, languageNames } from './catalogues.js';
import { type DemoSession, signIn } from './session.js';

export interface DemoSettings {
  readonly theme: Theme;
  readonly language: Language;
  readonly branch: string | undefined;
}

/** The app's own header: who is signed in, and the switches of the demo. */
export function SettingsBar({ session, settings, onSettingsChange }: SettingsBarProps) {
  return (
    <header className="bar">
      <a href="/" className="brand">
        <img src="/home/mark.svg" alt="" width={24} height={24} />
        <h1>Sales desk</h1>
      </a>
      <Choice
        label="Signed in"
        value={session.user}
        choices={session.users.map(({ id, name, role }) => [id, `${name} · ${role}`])}
        onChoose={signIn}
      />
      <Choice
        label="Branch"
        value={settings.branch ?? ''}
        choices={[['', 'main'], ...session.branches.map((name): [string, string] => [name, name])]}
        onChoose={(branch) => onSettingsChange({ ...settings, branch: branch || undefined })}
      />
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
    </header>
  );
}

interface SettingsBarProps {
  readonly session: DemoSession;
  readonly settings: DemoSettings;
  readonly onSettingsChange: (settings: DemoSettings) => void;
}

type Theme = 'auto' | 'light' | 'dark';

const themeNames: Readonly<Record<Theme, string>> = { auto: 'System', light: 'Light', dark: 'Dark' };

function Choice<Value extends string>({ label, value, choices, onChoose }: ChoiceProps<Value>) {
  return (
    <label className="choice">
      <span>{label}</span>
      <select value={value} onChange={({ target }) => onChoose(choices[target.selectedIndex]?.[0] ?? value)}>
        {choices.map(([choice, name]) => (
          <option key={choice} value={choice}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly choices: readonly (readonly [Value, string])[];
  readonly onChoose: (value: Value) => void;
}

/** `Object.entries` forgets the type of the keys. */
function entries<Key extends string>(record: Readonly<Record<Key, string>>): [Key, string][] {
  return Object.entries(record) as [Key, string][];
}
