import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { AppThemeProvider, JobTray, LeaveGuardProvider, Toasts, useLeaveGuard, WidgetBoundary } from '../../src/admin.js';
import type { ServiceClient } from '../../src/client.js';
import { ParleyProvider, type ParleyProviderProps } from '../../src/index.js';
import { AppBar, type Appearance } from '../chrome/AppBar.js';
import { Choice } from '../chrome/Choice.js';
import { DemoDevtools } from '../chrome/DemoDevtools.js';
import { textsIn } from '../chrome/demoTexts.js';
import { SkipButton } from '../chrome/SkipButton.js';
import { useAppearance } from '../chrome/useAppearance.js';
import { adminCatalogues, consoleLanguage, consoleLanguages } from './adminCatalogues.js';
import { consoleWords } from './consoleWords.js';
import { DeploymentChoice } from './DeploymentChoice.js';
import { Navigation, NavigationMenu } from './Navigation.js';
import { PrintFooter } from './PrintFooter.js';
import { ConsoleSearch } from './palette/ConsoleSearch.js';
import { paletteWords } from './palette/paletteWords.js';
import { SignedIn } from './SignedIn.js';
import type { SectionId } from './sectionIds.js';
import { sections } from './sections.js';
import { type ConsoleSession, signIn } from './session.js';
import { useConsoleAddress } from './useConsoleAddress.js';
import { useHeadingFocus } from './useHeadingFocus.js';
import { useIsNarrow } from './useIsNarrow.js';

/** A small console, as a company could build it from the admin widgets in an afternoon. */
export function Console({ session, client }: { readonly session: ConsoleSession; readonly client: ServiceClient }) {
  const guard = useLeaveGuard();
  const address = useConsoleAddress(guard, keepsDrafts);
  const [look, setLook] = useAppearance(address.look);
  const [hasDevtools, setDevtools] = useState(false);
  const [isSignedIn, setSignedIn] = useState(true);
  const language = consoleLanguage(look.language);
  const settings: Appearance = { ...look, language, hasDevtools };
  const isNarrow = useIsNarrow();
  const { section, deploymentId } = address;
  const { labels, adminLabels } = adminCatalogues[language];
  const words = textsIn(consoleWords, language);
  const own = { client, catalogues: textsIn(adminCatalogues, language) };
  const translated = { lang: labels.locale, dir: labels.direction };
  const { Page } = sections[section];
  const [title, lead] = words.sections[section];
  const heading = useHeadingFocus(section);
  const chooseDeployment = (id: number) =>
    address.change({
      deployment: id,
      folder: undefined,
      folderId: undefined,
      branch: undefined,
      report: undefined,
      workbook: undefined,
    });
  const setSettings = (next: Appearance) => {
    setLook(next);
    setDevtools(next.hasDevtools === true);
    // What was chosen here wins over the link that led here.
    if (next.theme !== settings.theme) address.change({ theme: undefined }, 'replace');
    if (next.language !== settings.language) address.change({ language: undefined }, 'replace');
  };
  useEffect(() => {
    document.title = `${title} · ${words.title}`;
    document.documentElement.lang = words.attributes.lang;
  }, [title, words]);
  const choices = (
    <>
      <Choice
        label={words.signedIn}
        value={session.user}
        choices={session.users.map(({ id, name }) => [id, `${name} · ${words.roles[id]}`])}
        onChoose={async (user) => (await guard.mayLeave()) && setSignedIn(await signIn(user))}
      />
      <DeploymentChoice label={words.deployment} deploymentId={deploymentId} onChoose={chooseDeployment} />
    </>
  );
  return (
    <ParleyProvider client={client} labels={labels} adminLabels={adminLabels} onSignIn={() => location.reload()}>
      <div className="app console" data-theme={settings.theme} dir={words.attributes.dir}>
        <SkipButton to="main > h2">{textsIn(paletteWords, language).skip}</SkipButton>
        <AppBar
          title={words.title}
          languages={consoleLanguages}
          settings={settings}
          settingsTitle={words.settings}
          onSettingsChange={setSettings}
          start={
            isNarrow && (
              <OwnLabels {...own}>
                <NavigationMenu address={address} words={words}>
                  <div className="pages-choices">{choices}</div>
                </NavigationMenu>
              </OwnLabels>
            )
          }
        >
          {!isNarrow && choices}
          <OwnLabels {...own}>
            <ConsoleSearch
              client={client}
              language={language}
              address={address}
              settings={settings}
              onSettingsChange={setSettings}
              onDeploymentChange={chooseDeployment}
            />
          </OwnLabels>
          <JobTray deploymentId={deploymentId} {...translated} />
        </AppBar>
        {!isNarrow && <Navigation address={address} words={words} />}
        <AppThemeProvider {...translated}>
          <Toasts>
            <main className="section">
              <h2 ref={heading} tabIndex={-1} {...words.attributes}>
                {title}
              </h2>
              <p className="lead" {...words.attributes}>
                {lead}
              </p>
              {!isSignedIn && (
                <p role="alert" className="note">
                  {labels.errors.network.title}
                </p>
              )}
              <LeaveGuardProvider guard={guard}>
                <WidgetBoundary key={section} name={section} subject={deploymentId}>
                  <SignedIn>
                    <Page
                      key={keepsDrafts(section) ? section : `${section} ${deploymentId}`}
                      deploymentId={deploymentId}
                      guard={guard}
                      address={address}
                      words={words}
                    />
                  </SignedIn>
                </WidgetBoundary>
              </LeaveGuardProvider>
              <PrintFooter title={`${title} · ${words.title}`} attributes={words.attributes} />
            </main>
          </Toasts>
        </AppThemeProvider>
        <DemoDevtools settings={settings} onSettingsChange={setSettings} />
      </div>
    </ParleyProvider>
  );
}

/** Widgets in the language of the console around them. */
function OwnLabels({ client, catalogues, children }: OwnLabelsProps) {
  return (
    <ParleyProvider client={client} queryClient={useQueryClient()} {...catalogues}>
      {children}
    </ParleyProvider>
  );
}

interface OwnLabelsProps {
  readonly client: ServiceClient;
  readonly catalogues: Pick<ParleyProviderProps, 'labels' | 'adminLabels'>;
  readonly children: ReactNode;
}

const keepsDrafts = (section: SectionId) => sections[section].keepsDrafts === true;
