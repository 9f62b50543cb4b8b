import type { Decorator, Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { createServiceClient } from '../src/client.js';
import { ParleyProvider } from '../src/index.js';
import {
  type AdminLabels,
  arabic,
  arabicAdmin,
  english,
  englishAdmin,
  german,
  germanAdmin,
  japanese,
  japaneseAdmin,
  type Labels,
  spanish,
  spanishAdmin,
} from '../src/labels.js';
import { DevtoolsSwitch } from '../stories/support/StoryDevtools.js';
import { patienceMs } from '../test/support/patience.js';
import '../src/styles/styles.css';
import './preview.css';

configure({ asyncUtilTimeout: patienceMs });

/** Set where stories are tests: the rules to check, all of them by default. */
const axeRules: readonly string[] | undefined = import.meta.env.AXE_RULES;

const inEnglish: Words = { labels: english, adminLabels: englishAdmin };

const languages: Readonly<Record<string, Words>> = {
  en: inEnglish,
  de: { labels: german, adminLabels: germanAdmin },
  es: { labels: spanish, adminLabels: spanishAdmin },
  ja: { labels: japanese, adminLabels: japaneseAdmin },
  ar: { labels: arabic, adminLabels: arabicAdmin },
};

interface Words {
  readonly labels: Labels;
  readonly adminLabels: AdminLabels;
}

/** For stories that ask no service; those that do bring a client of their own. */
const clientOfNothing = createServiceClient({ credentials: { kind: 'service-token', token: 'none' } });

/** Theme, direction and words as the toolbar says; a story's own provider takes over the words. */
const withSurroundings: Decorator = (Story, { globals, parameters }) => {
  const { labels, adminLabels } = languages[String(globals.language)] ?? inEnglish;
  const direction = globals.direction === 'auto' ? labels.direction : String(globals.direction);
  return (
    <div className="parley story-surface" data-theme={globals.theme} data-layout={parameters.layout} dir={direction} lang={labels.locale}>
      <ParleyProvider client={clientOfNothing} labels={labels} adminLabels={adminLabels} storage={null}>
        <DevtoolsSwitch value={globals.devtools === 'on'}>
          <Story />
        </DevtoolsSwitch>
      </ParleyProvider>
    </div>
  );
};

const preview: Preview = {
  decorators: [withSurroundings],
  tags: ['autodocs'],
  initialGlobals: { theme: 'light', direction: 'auto', language: 'en', devtools: 'off' },
  globalTypes: {
    theme: choice('Theme', 'contrast', { light: 'Light', dark: 'Dark', auto: 'As the system' }),
    direction: choice('Direction', 'transfer', { auto: 'As the language', ltr: 'Left to right', rtl: 'Right to left' }),
    language: choice('Language', 'globe', { en: 'English', de: 'Deutsch', es: 'Español', ja: '日本語', ar: 'العربية' }),
    devtools: choice('Developer tools', 'wrench', { off: 'No developer tools', on: 'Developer tools' }),
  },
  parameters: {
    layout: 'fullscreen',
    // The guards around a menu pass the focus on at once; axe knows them only beside a dialog.
    a11y: {
      test: 'error',
      context: { exclude: ['[data-base-ui-focus-guard]'] },
      ...(axeRules !== undefined && { options: { runOnly: axeRules } }),
    },
    options: { storySort: { order: ['Start here', 'Chat', 'Results', 'Text', 'Admin', 'Primitives', 'Developer tools'] } },
  },
};

export default preview;

function choice(title: string, icon: string, titles: Readonly<Record<string, string>>) {
  const items = Object.entries(titles).map(([value, name]) => ({ value, title: name }));
  return { description: title, toolbar: { title, icon, items, dynamicTitle: true } };
}
