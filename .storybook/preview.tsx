import type { Decorator, Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { themes } from 'storybook/theming';
import { languageNames } from '../demo/chrome/catalogues.js';
import { createServiceClient } from '../src/client.js';
import { ParleyProvider } from '../src/index.js';
import { type AdminLabels, arabicAdmin, englishAdmin, germanAdmin, japaneseAdmin, loadLabels, spanishAdmin } from '../src/labels.js';
import { DevtoolsSwitch } from '../stories/support/StoryDevtools.js';
import { patienceMs } from '../test/support/patience.js';
import '../src/styles/styles.css';
import './preview.css';

configure({ asyncUtilTimeout: patienceMs });

/** Set by the tests, which check each story once it has been played. In Storybook itself, its accessibility panel does. */
const isTest: boolean = import.meta.env.STORIES_ARE_TESTS ?? false;

/** The admin widgets are in English in the other languages of the chat. */
const adminLanguages: Readonly<Record<string, AdminLabels>> = {
  ar: arabicAdmin,
  de: germanAdmin,
  es: spanishAdmin,
  ja: japaneseAdmin,
};

/** For stories without requests; others have their own client. */
const clientOfNothing = createServiceClient({ credentials: { kind: 'service-token', token: 'none' } });

/** Theme, direction and language from the toolbar; a story's own provider inherits the labels. */
const withSurroundings: Decorator = (Story, { globals, parameters, loaded: { labels } }) => {
  const direction = globals.direction === 'auto' ? labels.direction : String(globals.direction);
  return (
    <div className="parley story-surface" data-theme={globals.theme} data-layout={parameters.layout} dir={direction} lang={labels.locale}>
      <ParleyProvider
        client={clientOfNothing}
        labels={labels}
        adminLabels={adminLanguages[globals.language] ?? englishAdmin}
        storage={null}
      >
        <DevtoolsSwitch value={globals.devtools === 'on'}>
          <Story />
        </DevtoolsSwitch>
      </ParleyProvider>
    </div>
  );
};

const preview: Preview = {
  loaders: [async ({ globals }) => ({ labels: await loadLabels(globals.language) })],
  decorators: [withSurroundings],
  async afterEach({ canvasElement, parameters }) {
    const surface = canvasElement.querySelector<HTMLElement>('.story-surface');
    if (!isTest || surface === null) return;
    const { checkWithAxe } = await import('./checkWithAxe.js');
    await checkWithAxe(surface, parameters.a11y);
  },
  tags: ['autodocs'],
  initialGlobals: { theme: 'light', direction: 'auto', language: 'en', devtools: 'off' },
  globalTypes: {
    theme: choice('Theme', 'contrast', { light: 'Light', dark: 'Dark', auto: 'As the system' }),
    direction: choice('Direction', 'transfer', { auto: 'As the language', ltr: 'Left to right', rtl: 'Right to left' }),
    language: choice('Language', 'globe', languageNames),
    devtools: choice('Developer tools', 'wrench', { off: 'No developer tools', on: 'Developer tools' }),
  },
  parameters: {
    layout: 'fullscreen',
    // Pages are light or dark as the system is, like Storybook around them.
    docs: { theme: themes.normal },
    // The guards around a menu pass on the focus at once; axe recognizes them only next to a dialog.
    a11y: {
      // The addon would keep all results of all stories in memory.
      test: isTest ? 'off' : 'error',
      context: { exclude: ['[data-base-ui-focus-guard]'] },
    },
    options: {
      // Read from the source when Storybook is built, so it has to be written out here.
      storySort: {
        order: [
          'Start here',
          'Theming',
          'Guides',
          'Chat',
          'Element',
          'Results',
          'Text',
          'Admin',
          [
            'Content',
            ['Workspace', 'Workbooks', 'Reports', 'Dashboard', 'Dashboard export', 'Report placements', 'Promotion'],
            'People',
            ['Users', 'Many users', 'User groups', 'Roles', 'User attributes', 'Provisioning'],
            'Embedding',
            ['Embed tenants', 'Embed access', 'Embed session tester'],
            'Deployment',
            'Access',
            'Account',
            'Building blocks',
          ],
          'Admin data',
          'Primitives',
          'Developer tools',
        ],
      },
    },
  },
};

export default preview;

function choice(title: string, icon: string, titles: Readonly<Record<string, string>>) {
  const items = Object.entries(titles).map(([value, name]) => ({ value, title: name }));
  return { description: title, toolbar: { title, icon, items, dynamicTitle: true } };
}
