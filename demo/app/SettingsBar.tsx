import { AppBar, type Appearance } from '../chrome/AppBar.js';
import { Choice } from '../chrome/Choice.js';
import { textsIn } from '../chrome/demoTexts.js';
import { appWords } from './appWords.js';
import { type DemoSession, signIn } from './session.js';

export interface DemoSettings extends Appearance {
  /** The branch to query. */
  readonly branch: string;
}

/** The app's own header: the signed-in user, and the settings of the demo. */
export function SettingsBar({ session, settings, onSettingsChange }: SettingsBarProps) {
  const words = textsIn(appWords, settings.language);
  return (
    <AppBar title={words.app} settings={settings} onSettingsChange={onSettingsChange}>
      <Choice
        label={words.signedIn}
        value={session.user}
        choices={session.users.map(({ id, name }) => [id, `${name} · ${words.roles[id]}`])}
        onChoose={signIn}
      />
      <Choice
        label={words.branch}
        value={settings.branch}
        choices={[session.defaultBranch, ...session.branches].map((name) => [name, name])}
        onChoose={(branch) => onSettingsChange({ ...settings, branch })}
      />
    </AppBar>
  );
}

interface SettingsBarProps {
  readonly session: DemoSession;
  readonly settings: DemoSettings;
  readonly onSettingsChange: (settings: DemoSettings) => void;
}
