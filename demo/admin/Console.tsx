import { useState } from 'react';
import type { ServiceClient } from '../../src/client.js';
import { AppThemeProvider, JobTray, ParleyProvider, Toasts, useLeaveGuard } from '../../src/index.js';
import { AppBar, type Appearance } from '../chrome/AppBar.js';
import { Choice } from '../chrome/Choice.js';
import { catalogues } from '../chrome/catalogues.js';
import { DemoDevtools } from '../chrome/DemoDevtools.js';
import { adminCatalogues } from './adminCatalogues.js';
import { DeploymentChoice } from './DeploymentChoice.js';
import { sections } from './sections.js';
import { type ConsoleSession, signIn } from './session.js';
import { useSectionInUrl } from './useSectionInUrl.js';

/** A small console: what a company would build of the admin widgets in an afternoon. */
export function Console({ session, client }: { readonly session: ConsoleSession; readonly client: ServiceClient }) {
  const [settings, setSettings] = useState<Appearance>({ theme: 'auto', language: 'en', hasDevtools: false });
  const [deploymentId, setDeploymentId] = useState(1);
  const guard = useLeaveGuard();
  const { section, hrefOf } = useSectionInUrl(guard);
  const labels = catalogues[settings.language];
  const { title, lead, keepsDrafts = false, Page } = section;
  return (
    <ParleyProvider client={client} labels={labels} adminLabels={adminCatalogues[settings.language]}>
      <div className="app console" data-theme={settings.theme} dir={labels.direction}>
        <AppBar title="Console" settings={settings} onSettingsChange={setSettings}>
          <Choice
            label="Signed in"
            value={session.user}
            choices={session.users.map(({ id, name, role }) => [id, `${name} · ${role}`])}
            onChoose={signIn}
          />
          <DeploymentChoice deploymentId={deploymentId} onChoose={setDeploymentId} />
          <JobTray />
        </AppBar>
        <nav aria-label="Console" className="sections">
          {sections.map(({ id, title: name, Icon }) => (
            <a
              key={id}
              ref={id === section.id ? showInRow : undefined}
              href={hrefOf(id)}
              aria-current={id === section.id ? 'page' : undefined}
            >
              <Icon aria-hidden="true" size={16} strokeWidth={1.5} />
              {name}
            </a>
          ))}
        </nav>
        <AppThemeProvider>
          <Toasts>
            <main className="section" dir={labels.direction}>
              <h2>{title}</h2>
              <p className="lead">{lead}</p>
              <Page key={keepsDrafts ? section.id : `${section.id} ${deploymentId}`} deploymentId={deploymentId} guard={guard} />
            </main>
          </Toasts>
        </AppThemeProvider>
        <DemoDevtools settings={settings} onSettingsChange={setSettings} />
      </div>
    </ParleyProvider>
  );
}

/** Narrow pages have their sections in a row that scrolls. */
function showInRow(link: HTMLElement | null): void {
  link?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
