import { BookOpen, FileText, Keyboard, KeyRound, Languages, Layers, RefreshCw, SunMoon, User, UserPlus } from 'lucide-react';
import { type CommandGroup, type CommandSource, useKeyLabels } from '../../../src/admin.js';
import { getUsers, type ServiceClient, workspaceObjects } from '../../../src/client.js';
import { useDeployments } from '../../../src/data.js';
import type { Appearance } from '../../chrome/AppBar.js';
import { barWords, type Theme } from '../../chrome/barWords.js';
import { languageNames } from '../../chrome/catalogues.js';
import { textsIn } from '../../chrome/demoTexts.js';
import { type ConsoleLanguage, consoleLanguages } from '../adminCatalogues.js';
import { consoleWords } from '../consoleWords.js';
import { areaIds, type SectionId, sectionAreas } from '../sectionIds.js';
import { sections } from '../sections.js';
import { useAccess } from '../useAccess.js';
import type { ConsoleAddress } from '../useConsoleAddress.js';
import { paletteWords } from './paletteWords.js';

/** What the console’s commands need. */
export interface ConsoleCommandOptions {
  readonly client: ServiceClient;
  readonly language: ConsoleLanguage;
  readonly address: ConsoleAddress;
  readonly settings: Appearance;
  readonly onSettingsChange: (settings: Appearance) => void;
  readonly onDeploymentChange: (id: number) => void;
  readonly onKeyboardHelp: () => void;
}

/** The console’s commands: its actions, pages, deployments and appearance. */
export function useConsoleCommands(options: ConsoleCommandOptions): readonly CommandGroup[] {
  const { language, address, settings, onSettingsChange, onDeploymentChange, onKeyboardHelp } = options;
  const keys = useKeyLabels();
  const { data: deployments } = useDeployments();
  const words = textsIn(consoleWords, language);
  const own = textsIn(paletteWords, language);
  const bar = textsIn(barWords, language);
  const { hrefOf } = address;
  const appearance = own.appearanceKeywords;
  const { isShown, mayCall } = useAccess(address.deploymentId);
  return [
    {
      id: 'actions',
      label: own.actions,
      commands: [
        ...(mayCall('createUser')
          ? [{ id: 'add-user', label: own.addUser, icon: UserPlus, href: hrefOf('users', { dialog: 'add' }) }]
          : []),
        ...(mayCall('createApiKey')
          ? [{ id: 'new-key', label: own.newKey, icon: KeyRound, href: hrefOf('keys', { dialog: 'create' }) }]
          : []),
        ...(mayCall('startTransformSync')
          ? [{ id: 'start-sync', label: words.jobs.sync[2], icon: RefreshCw, href: hrefOf('syncs', { dialog: 'start' }) }]
          : []),
        { id: 'keys', label: keys.title, icon: Keyboard, onSelect: onKeyboardHelp },
      ],
    },
    {
      id: 'pages',
      label: own.pages,
      commands: areaIds.flatMap((area) =>
        sectionAreas[area].filter(isShown).map((id: SectionId) => ({
          id: `page-${id}`,
          label: words.sections[id][0],
          detail: area === 'overview' ? undefined : words.areas[area],
          icon: sections[id].Icon,
          href: hrefOf(id),
        })),
      ),
    },
    {
      id: 'deployments',
      label: own.deployments,
      commands: (deployments?.items ?? []).map(({ id, name }) => ({
        id: `deployment-${id}`,
        label: name,
        icon: Layers,
        onSelect: () => onDeploymentChange(id),
      })),
    },
    {
      id: 'appearance',
      label: own.appearance,
      commands: [
        ...themes.map((theme) => ({
          id: `theme-${theme}`,
          label: `${bar.theme}: ${bar.themes[theme]}`,
          keywords: appearance,
          icon: SunMoon,
          onSelect: () => onSettingsChange({ ...settings, theme }),
        })),
        ...consoleLanguages.map((id) => ({
          id: `language-${id}`,
          label: `${bar.language}: ${languageNames[id]}`,
          keywords: [...appearance, id],
          icon: Languages,
          onSelect: () => onSettingsChange({ ...settings, language: id }),
        })),
      ],
    },
  ];
}

/** Searches for people, reports and workbooks. */
export function useConsoleSources({ client, language, address }: ConsoleCommandOptions): readonly CommandSource[] {
  const { hrefOf, deploymentId } = address;
  const words = textsIn(consoleWords, language);
  const own = textsIn(paletteWords, language);
  const itemsOf = (type: 'REPORT' | 'WORKBOOK', search: string, signal: AbortSignal) =>
    workspaceObjects(client, { deploymentId, search, types: [type], first: mostFound }, { signal });
  return [
    {
      id: 'people',
      label: words.sections.users[0],
      async search(search, signal) {
        const { items } = await getUsers(client, { search, first: mostFound }, { signal });
        return items.map(({ id, firstName, email }) => ({
          id: `user-${id}`,
          label: firstName ?? email,
          detail: firstName == null ? undefined : email,
          icon: User,
          href: hrefOf('users', { user: id }),
        }));
      },
    },
    {
      id: 'reports',
      label: words.sections.reports[0],
      async search(search, signal) {
        const { items } = await itemsOf('REPORT', search, signal);
        return items.map(({ id, name }) => ({
          id: `report-${deploymentId}-${id}`,
          label: name,
          icon: FileText,
          href: hrefOf('reports', { report: id }),
        }));
      },
    },
    {
      id: 'workbooks',
      label: own.workbooks,
      async search(search, signal) {
        const { items } = await itemsOf('WORKBOOK', search, signal);
        return items.map(({ id, name }) => ({
          id: `workbook-${deploymentId}-${id}`,
          label: name,
          icon: BookOpen,
          href: hrefOf('promotions', { workbook: id }),
        }));
      },
    },
  ];
}

const themes: readonly Theme[] = ['auto', 'light', 'dark'];
const mostFound = 5;
