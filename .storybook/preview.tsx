import type { Decorator, Preview } from '@storybook/react-vite';
import { createServiceClient } from '../src/client.js';
import { ServiceProvider } from '../src/index.js';
import { arabic, english, german, japanese, type Labels, spanish } from '../src/labels.js';
import '../src/styles/styles.css';
import './preview.css';

const languages: Readonly<Record<string, Labels>> = { en: english, de: german, es: spanish, ja: japanese, ar: arabic };

/** For stories that ask no service; those that do bring a client of their own. */
const clientOfNothing = createServiceClient({ credentials: { kind: 'service-token', token: 'none' } });

/** Theme, direction and words as the toolbar says; a story's own provider takes over the words with `useLabels()`. */
const withSurroundings: Decorator = (Story, { globals, parameters }) => {
  const labels = languages[String(globals.language)] ?? english;
  const direction = globals.direction === 'auto' ? labels.direction : String(globals.direction);
  return (
    <div className="parley story-surface" data-theme={globals.theme} data-layout={parameters.layout} dir={direction} lang={labels.locale}>
      <ServiceProvider client={clientOfNothing} labels={labels} storage={null}>
        <Story />
      </ServiceProvider>
    </div>
  );
};

const preview: Preview = {
  decorators: [withSurroundings],
  tags: ['autodocs'],
  initialGlobals: { theme: 'light', direction: 'auto', language: 'en' },
  globalTypes: {
    theme: choice('Theme', 'contrast', { light: 'Light', dark: 'Dark', auto: 'As the system' }),
    direction: choice('Direction', 'transfer', { auto: 'As the language', ltr: 'Left to right', rtl: 'Right to left' }),
    language: choice('Language', 'globe', { en: 'English', de: 'Deutsch', es: 'Español', ja: '日本語', ar: 'العربية' }),
  },
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    options: { storySort: { order: ['Start here', 'Chat', 'Results', 'Text', 'Primitives'] } },
  },
};

export default preview;

function choice(title: string, icon: string, titles: Readonly<Record<string, string>>) {
  const items = Object.entries(titles).map(([value, name]) => ({ value, title: name }));
  return { description: title, toolbar: { title, icon, items, dynamicTitle: true } };
}
