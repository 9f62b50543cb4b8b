import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { cdp } from 'vitest/browser';
import { VegaChart } from '../../src/chat/results/chart/VegaChart.js';
import { createServiceClient } from '../../src/client.js';
import { registerParleyChat } from '../../src/element/register.js';
import { ParleyProvider } from '../../src/provider/ParleyProvider.js';
import '../../src/styles/styles.css';
import { monthlyRevenue } from '../../stories/support/exampleResults.js';

const client = createServiceClient({ credentials: { kind: 'service-token', token: 'none' } });
const root = document.documentElement;
const systems = ['light', 'dark'] as const;
type Scheme = (typeof systems)[number];

afterEach(async () => {
  for (const element of [root, document.body]) for (const name of ['class', 'style', 'data-theme']) element.removeAttribute(name);
  for (const sheet of document.head.querySelectorAll('style[data-of-test]')) sheet.remove();
  document.querySelector('parley-chat')?.remove();
  await emulate('');
});

/** What a page may do to its place, and which theme that makes. */
const settings: Record<string, { readonly set: () => void; readonly shown: (system: Scheme) => Scheme }> = {
  'a page without any setting follows the system': { set: () => {}, shown: (system) => system },
  'a color-scheme of the root in a style sheet is inherited, also dark': {
    set: () => addStyles('html { color-scheme: dark }'),
    shown: () => 'dark',
  },
  'a color-scheme of the root in a style sheet is inherited, also light': {
    set: () => addStyles('html { color-scheme: light }'),
    shown: () => 'light',
  },
  'a color-scheme of the body is inherited': { set: () => document.body.style.setProperty('color-scheme', 'dark'), shown: () => 'dark' },
  'a color-scheme that leaves it to the system does': {
    set: () => root.style.setProperty('color-scheme', 'light dark'),
    shown: (system) => system,
  },
  'a dark class needs no color-scheme': { set: () => root.classList.add('dark'), shown: () => 'dark' },
  'a light class needs no color-scheme': { set: () => root.classList.add('light'), shown: () => 'light' },
  'a data-theme decides over a color-scheme and a class': {
    set: () => {
      root.dataset.theme = 'light';
      root.className = 'dark';
      root.style.colorScheme = 'dark';
    },
    shown: () => 'light',
  },
  'a data-theme of another kind is none': {
    set: () => {
      root.dataset.theme = 'cupcake';
      root.style.colorScheme = 'dark';
    },
    shown: () => 'dark',
  },
};
const cases = Object.entries(settings).flatMap(([rule, setting]) => systems.map((system) => ({ rule, system, ...setting })));

describe('React parts', () => {
  it.each(cases)('$rule (system: $system)', async ({ set, shown, system }) => {
    await emulate(system);
    set();
    render(<App />);
    expect(shownBy(screen.getByText('Outer'))).toBe(shown(system));
    expect(shownBy(screen.getByText('Inner'))).toBe(shown(system));
  });

  it.each(cases)('$rule, also if it is set later (system: $system)', async ({ set, shown, system }) => {
    await emulate(system);
    render(<App />);
    set();
    await expect.poll(() => shownBy(screen.getByText('Inner'))).toBe(shown(system));
  });

  it('take the theme of the nearest ancestor that has one', () => {
    render(
      <div data-theme="dark">
        <App />
        <div data-theme="light">
          <p className="parley">Island</p>
        </div>
      </div>,
    );
    expect(['Outer', 'Inner', 'Island'].map((text) => shownBy(screen.getByText(text)))).toEqual(['dark', 'dark', 'light']);
  });

  it('leave no mark on the page once the last provider is gone', () => {
    const [one, other] = [render(<App />), render(<App />)];
    one.unmount();
    expect(root.dataset.parleyScheme).toBe('system');
    other.unmount();
    expect(root.dataset.parleyScheme).toBeUndefined();
  });
});

describe('the element', () => {
  it.each(cases)('$rule (system: $system)', async ({ set, shown, system }) => {
    await emulate(system);
    set();
    const panel = await addElement();
    expect(shownBy(panel)).toBe(shown(system));
  });

  it.each(cases)('$rule, also if it is set later (system: $system)', async ({ set, shown, system }) => {
    await emulate(system);
    const panel = await addElement();
    set();
    await expect.poll(() => shownBy(panel)).toBe(shown(system));
  });

  it('has its own theme attribute decide over the page', async () => {
    root.dataset.theme = 'light';
    const panel = await addElement('dark');
    expect(shownBy(panel)).toBe('dark');
  });

  it('takes on the theme of the place it is moved to', async () => {
    await emulate('light');
    const panel = await addElement();
    document.body.insertAdjacentHTML('beforeend', '<div data-theme="dark" id="elsewhere"></div>');
    document.getElementById('elsewhere')?.append(document.querySelector('parley-chat') ?? '');
    await expect.poll(() => shownBy(panel)).toBe('dark');
    document.getElementById('elsewhere')?.remove();
  });
});

describe('a chart', () => {
  it.each(['style', 'class'] as const)('follows a dark mode made by the %s of the root', async (attribute) => {
    const { vegaSpec, columns, rows } = monthlyRevenue();
    await emulate('light');
    render(
      <ParleyProvider client={client}>
        <VegaChart spec={vegaSpec ?? ''} columns={columns} rows={rows} />
      </ParleyProvider>,
    );
    await waitFor(() => expect(document.querySelector('.role-axis-label text')).not.toBeNull());
    const label = () => document.querySelector('.role-axis-label text')?.getAttribute('fill');
    const light = label();
    if (attribute === 'class') root.classList.add('dark');
    else root.style.colorScheme = 'dark';
    await waitFor(() => expect(label()).not.toBe(light));
  });
});

function App() {
  return (
    <ParleyProvider client={client}>
      <div className="parley">
        Outer
        <div>
          <p className="parley">Inner</p>
        </div>
      </div>
    </ParleyProvider>
  );
}

/** Changes the document for a moment, so waiting for it must not depend on changes of the document. */
function shownBy(element: Element): Scheme {
  const probe = document.createElement('i');
  probe.style.color = 'light-dark(white, black)';
  element.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color === 'rgb(255, 255, 255)' ? 'light' : 'dark';
}

async function addElement(theme?: Scheme): Promise<Element> {
  registerParleyChat();
  const element = document.createElement('parley-chat');
  if (theme !== undefined) element.setAttribute('theme', theme);
  document.body.append(element);
  return waitFor(() => {
    const panel = element.shadowRoot?.querySelector('.parley');
    expect(panel).toBeInstanceOf(Element);
    return panel as Element;
  });
}

function addStyles(css: string): void {
  const sheet = document.createElement('style');
  sheet.dataset.ofTest = '';
  sheet.textContent = css;
  document.head.append(sheet);
}

async function emulate(system: Scheme | ''): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-color-scheme', value: system }] });
}
