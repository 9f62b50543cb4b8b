import { useEffect, useState } from 'react';
import type { ServiceClient } from '../../src/client.js';
import { ParleyProvider } from '../../src/index.js';
import { mergeLabels } from '../../src/labels.js';
import { useCatalogue } from '../chrome/catalogues.js';
import { DemoDevtools } from '../chrome/DemoDevtools.js';
import { textsIn } from '../chrome/demoTexts.js';
import { SkipButton } from '../chrome/SkipButton.js';
import { useAppearance } from '../chrome/useAppearance.js';
import { appWords } from './appWords.js';
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
  const words = textsIn(appWords, settings.language);
  const { lang, dir } = words.attributes;
  const catalogue = useCatalogue(settings.language);
  const labels = lang === settings.language ? mergeLabels(catalogue, { acting: { saveResult: words.pin } }) : catalogue;
  useEffect(() => {
    document.title = words.app;
    document.documentElement.lang = lang;
  }, [words, lang]);
  return (
    <ParleyProvider client={client} labels={labels}>
      <div className="app" data-theme={settings.theme} dir={dir}>
        <SkipButton to='[data-slot="composer-input"]'>{words.skip}</SkipButton>
        <SettingsBar session={session} settings={settings} onSettingsChange={setSettings} />
        <Workspace
          branch={{ name: settings.branch, isDefault: settings.branch === session.defaultBranch }}
          language={settings.language}
          user={session.user}
        />
        <DemoDevtools settings={settings} onSettingsChange={setSettings} />
      </div>
    </ParleyProvider>
  );
}
