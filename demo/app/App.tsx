import { useState } from 'react';
import type { ServiceClient } from '../../src/client.js';
import { ParleyProvider } from '../../src/index.js';
import { useCatalogue } from '../chrome/catalogues.js';
import { DemoDevtools } from '../chrome/DemoDevtools.js';
import { useAppearance } from '../chrome/useAppearance.js';
import { questionsIn } from './questions.js';
import { type DemoSettings, SettingsBar } from './SettingsBar.js';
import type { DemoSession } from './session.js';
import { Workspace } from './Workspace.js';

/** A page of a fictional app, with its own chrome around Parley. */
export function App({ session, client }: { readonly session: DemoSession; readonly client: ServiceClient }) {
  const [look, setLook] = useAppearance();
  const [hasDevtools, setDevtools] = useState(false);
  const [branch, setBranch] = useState(session.defaultBranch);
  const settings: DemoSettings = { ...look, hasDevtools, branch };
  const setSettings = (next: DemoSettings) => {
    setLook(next);
    setDevtools(next.hasDevtools === true);
    setBranch(next.branch);
  };
  const labels = useCatalogue(settings.language);
  return (
    <ParleyProvider client={client} labels={labels}>
      <div className="app" data-theme={settings.theme} dir={labels.direction}>
        <SettingsBar session={session} settings={settings} onSettingsChange={setSettings} />
        <Workspace
          branch={{ name: settings.branch, isDefault: settings.branch === session.defaultBranch }}
          questions={questionsIn(labels.locale)}
        />
        <DemoDevtools settings={settings} onSettingsChange={setSettings} />
      </div>
    </ParleyProvider>
  );
}
