import type { ServiceClient } from '../../../src/client.js';
import { ChatPanel, ParleyProvider } from '../../../src/index.js';
import { AppBar } from '../../chrome/AppBar.js';
import { Choice } from '../../chrome/Choice.js';
import { useCatalogue } from '../../chrome/catalogues.js';
import { useAppearance } from '../../chrome/useAppearance.js';
import { questionsIn } from '../questions.js';
import { type DemoSession, signIn } from '../session.js';
import { SavedReports } from './SavedReports.js';

/** A portal whose server keeps the API key: the page needs only its session cookie. */
export function Portal({ session, client }: { readonly session: DemoSession; readonly client: ServiceClient }) {
  const [settings, setSettings] = useAppearance();
  const labels = useCatalogue(settings.language);
  return (
    <ParleyProvider client={client} labels={labels}>
      <div className="app portal" data-theme={settings.theme} dir={labels.direction}>
        <AppBar title="Staff portal" settings={settings} onSettingsChange={setSettings}>
          <Choice
            label="Signed in"
            value={session.user}
            choices={session.users.map(({ id, name, role }) => [id, `${name} · ${role}`])}
            onChoose={signIn}
          />
        </AppBar>
        <main>
          <SavedReports />
          <ChatPanel starters={questionsIn(labels.locale).portalStarters} />
        </main>
      </div>
    </ParleyProvider>
  );
}
