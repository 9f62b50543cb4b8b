import { type ReactNode, useEffect, useId, useState } from 'react';
import { AppThemeProvider, JobTray, Toasts, useLeaveGuard } from '../../src/admin.js';
import type { ServiceClient } from '../../src/client.js';
import { ParleyProvider } from '../../src/index.js';
import { AppBar, type Appearance } from '../chrome/AppBar.js';
import { Choice } from '../chrome/Choice.js';
import { DemoDevtools } from '../chrome/DemoDevtools.js';
import { useAppearance } from '../chrome/useAppearance.js';
import { adminCatalogues, consoleLanguage, consoleLanguages } from './adminCatalogues.js';
import { consoleWords } from './consoleWords.js';
import { DeploymentChoice } from './DeploymentChoice.js';
import { areaIds, type SectionId, sectionAreas } from './sectionIds.js';
import { sections } from './sections.js';
import { type ConsoleSession, signIn } from './session.js';
import { useConsoleAddress } from './useConsoleAddress.js';

/** A small console, as a company could build it from the admin widgets in an afternoon. */
export function Console({ session, client }: { readonly session: ConsoleSession; readonly client: ServiceClient }) {
  const guard = useLeaveGuard();
  const address = useConsoleAddress(guard);
  const [look, setLook] = useAppearance(address.look);
  const [hasDevtools, setDevtools] = useState(false);
  const [isSignedIn, setSignedIn] = useState(true);
  const language = consoleLanguage(look.language);
  const settings: Appearance = { ...look, language, hasDevtools };
  const { section, deploymentId, hrefOf } = address;
  const { labels, adminLabels } = adminCatalogues[language];
  const words = consoleWords[language];
  const { keepsDrafts = false, Page } = sections[section];
  const [title, lead] = words.sections[section];
  const setSettings = (next: Appearance) => {
    setLook(next);
    setDevtools(next.hasDevtools === true);
    // What was chosen here wins over the link that led here.
    if (next.theme !== settings.theme) address.change({ theme: undefined }, 'replace');
    if (next.language !== settings.language) address.change({ language: undefined }, 'replace');
  };
  useEffect(() => {
    document.title = `${title} · ${words.title}`;
    document.documentElement.lang = language;
  }, [title, words, language]);
  return (
    <ParleyProvider client={client} labels={labels} adminLabels={adminLabels}>
      <div className="app console" data-theme={settings.theme} dir={labels.direction}>
        <AppBar title={words.title} words={words} languages={consoleLanguages} settings={settings} onSettingsChange={setSettings}>
          <Choice
            label={words.signedIn}
            value={session.user}
            choices={session.users.map(({ id, name }) => [id, `${name} · ${words.roles[id]}`])}
            onChoose={async (user) => setSignedIn(await signIn(user))}
          />
          <DeploymentChoice
            label={words.deployment}
            deploymentId={deploymentId}
            onChoose={(id) =>
              address.change({
                deployment: id,
                folder: undefined,
                folderId: undefined,
                branch: undefined,
                report: undefined,
                workbook: undefined,
              })
            }
          />
          <JobTray deploymentId={deploymentId} />
        </AppBar>
        <nav aria-label={words.title} className="sections">
          {areaIds.map((area) => (
            <Area key={area} title={area === 'overview' ? undefined : words.areas[area]}>
              {sectionAreas[area].map((id: SectionId) => {
                const { Icon } = sections[id];
                return (
                  <a
                    key={id}
                    ref={id === section ? showInSections : undefined}
                    href={hrefOf(id)}
                    aria-current={id === section ? 'page' : undefined}
                  >
                    <Icon aria-hidden="true" size={16} strokeWidth={1.5} />
                    {words.sections[id][0]}
                  </a>
                );
              })}
            </Area>
          ))}
        </nav>
        <AppThemeProvider>
          <Toasts>
            <main className="section" dir={labels.direction}>
              <h2>{title}</h2>
              <p className="lead">{lead}</p>
              {!isSignedIn && (
                <p role="alert" className="note">
                  {labels.errors.network.title}
                </p>
              )}
              <Page
                key={keepsDrafts ? section : `${section} ${deploymentId}`}
                deploymentId={deploymentId}
                guard={guard}
                address={address}
                words={words}
              />
            </main>
          </Toasts>
        </AppThemeProvider>
        <DemoDevtools settings={settings} onSettingsChange={setSettings} />
      </div>
    </ParleyProvider>
  );
}

/** The pages of one area, under its name. */
function Area({ title, children }: { readonly title: string | undefined; readonly children: ReactNode }) {
  const id = useId();
  if (title === undefined) return children;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div role="group" aria-labelledby={id} className="area">
      <span id={id}>{title}</span>
      {children}
    </div>
  );
}

/** The sections scroll: in a row on narrow pages, else in a column. Nothing around them may: the console can be in a frame. */
function showInSections(link: HTMLElement | null): void {
  const box = link?.closest<HTMLElement>('.sections');
  if (!link || !box) return;
  const [shown, all] = [link.getBoundingClientRect(), box.getBoundingClientRect()];
  box.scrollBy({ left: (shown.left + shown.right - all.left - all.right) / 2 });
  // A visible link stays where it is, under the pointer that pressed it.
  if (shown.top < all.top || shown.bottom > all.bottom) box.scrollBy({ top: (shown.top + shown.bottom - all.top - all.bottom) / 2 });
}
