import { useEffect, useState } from 'react';
import type { ServiceClient } from '../../../src/client.js';
import { ChatPanel, ParleyProvider, useChat } from '../../../src/index.js';
import type { Language } from '../../../src/labels.js';
import { AppBar } from '../../chrome/AppBar.js';
import { Choice } from '../../chrome/Choice.js';
import { useCatalogue } from '../../chrome/catalogues.js';
import { textsIn } from '../../chrome/demoTexts.js';
import { SkipButton } from '../../chrome/SkipButton.js';
import { useAppearance } from '../../chrome/useAppearance.js';
import { appWords } from '../appWords.js';
import { questions } from '../questions.js';
import { type DemoSession, signIn } from '../session.js';
import { OpenReport } from './OpenReport.js';
import { SavedReports } from './SavedReports.js';

/** A portal whose server keeps the API key: the page needs only its session cookie. */
export function Portal({ session, client }: { readonly session: DemoSession; readonly client: ServiceClient }) {
  const [settings, setSettings] = useAppearance();
  const labels = useCatalogue(settings.language);
  const words = textsIn(appWords, settings.language);
  const { lang, dir } = words.attributes;
  useEffect(() => {
    document.title = words.portal;
    document.documentElement.lang = lang;
  }, [words, lang]);
  return (
    <ParleyProvider client={client} labels={labels}>
      <div className="app portal" data-theme={settings.theme} dir={dir}>
        <SkipButton to='[data-slot="composer-input"]'>{words.skip}</SkipButton>
        <AppBar title={words.portal} settings={settings} onSettingsChange={setSettings}>
          <Choice
            label={words.signedIn}
            value={session.user}
            choices={session.users.map(({ id, name }) => [id, `${name} · ${words.roles[id]}`])}
            onChoose={signIn}
          />
        </AppBar>
        <Desk language={settings.language} />
      </div>
    </ParleyProvider>
  );
}

/** The list of reports, beside the open report or the chat. */
function Desk({ language }: { readonly language: Language }) {
  const chat = useChat();
  const [openId, setOpenId] = useState<number>();
  const words = textsIn(appWords, language);
  const { byRegion, topProducts, orderValue } = textsIn(questions, language);
  return (
    <main>
      <SavedReports words={words} openId={openId} onOpen={setOpenId} />
      {openId === undefined ? (
        // The proxy does not allow reading the account's download setting, so the portal decides.
        <ChatPanel store={chat.store} starters={[byRegion, topProducts, orderValue]} restrictDataDownload={false} />
      ) : (
        <OpenReport
          key={openId}
          reportId={openId}
          words={words}
          onAskAbout={(draft) => {
            setOpenId(undefined);
            chat.setDraft(draft, { focus: true });
          }}
          onClose={() => setOpenId(undefined)}
        />
      )}
    </main>
  );
}
