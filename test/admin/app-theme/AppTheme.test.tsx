import { render, screen, waitFor } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { AppLogo, AppThemeProvider } from '../../../src/admin.js';
import { type AppConfigResponse, getAppConfig } from '../../../src/client.js';
import { startWorld } from '../../data/support/startWorld.js';
import { describePart, findAxeViolations } from '../../support/conformance.js';

const root = () => document.querySelector<HTMLElement>('[data-slot="app-theme"]');

describe('AppThemeProvider', () => {
  it('adds no class that styles its children, and accepts native props', async () => {
    const ref = createRef<HTMLDivElement>();
    render(
      <AppThemeProvider ref={ref} id="chosen-by-the-host" className="of-the-host" style={{ maxWidth: '321px' }}>
        <p>Inside</p>
      </AppThemeProvider>,
      { wrapper: startWorld().wrapper },
    );
    await waitFor(() => expect(root()).toHaveAttribute('data-state', 'ready'));
    expect(ref.current).toBe(root());
    expect(root()?.className).toBe('parley-app-theme of-the-host');
    expect(root()).toHaveAttribute('id', 'chosen-by-the-host');
    expect(root()?.style.maxWidth).toBe('321px');
    expect(root()?.style.getPropertyValue('--parley-palette-accent')).toMatch(/^light-dark\(#0f766e, #[0-9a-f]{6}\)$/);
    expect(await findAxeViolations(document.body)).toEqual([]);
  });

  it('does not override root variables set by the host', async () => {
    render(<AppThemeProvider />, { wrapper: startWorld().wrapper });
    await waitFor(() => expect(root()).toHaveAttribute('data-state', 'ready'));
    expect([...(root()?.style ?? [])].filter((name) => !name.startsWith('--parley-palette-'))).toEqual([]);
  });

  it("keeps the host's text and surface colours if the host sets one of them", async () => {
    render(
      <div style={{ ['--parley-surface' as string]: '#fffdf8' }}>
        <AppThemeProvider />
      </div>,
      { wrapper: startWorld().wrapper },
    );
    await waitFor(() => expect(root()).toHaveAttribute('data-state', 'ready'));
    const names = [...(root()?.style ?? [])];
    expect(names).toContain('--parley-palette-accent');
    expect(names).not.toContain('--parley-palette-text');
    expect(names).not.toContain('--parley-palette-surface');
  });

  it('keeps the default look if the theme cannot be loaded, and reports it', async () => {
    const world = startWorld();
    world.onRequest = () => {
      throw new TypeError('The network is down.');
    };
    const onError = vi.fn();
    render(<AppThemeProvider onError={onError} />, { wrapper: world.wrapper });
    await waitFor(() => expect(root()).toHaveAttribute('data-state', 'error'));
    expect(root()?.getAttribute('style')).toBeNull();
    expect(onError).toHaveBeenCalledWith(expect.objectContaining({ kind: 'network' }), { widget: 'app-theme', operation: 'getAppTheme' });
  });
});

describe('if the service has no app theme endpoint', () => {
  const open = (changes: Partial<AppConfigResponse> = {}) => {
    const world = startWorld();
    world.answer = async (sent) => {
      if (sent === 'GET /api/v1/app-theme') return Response.json({ error: 'Not found' }, { status: 404 });
      if (sent !== 'GET /api/v1/app-config') return undefined;
      return Response.json({ ...(await getAppConfig(startWorld().client)), ...changes });
    };
    return world;
  };

  it('the app config provides the theme, and the missing endpoint is requested once', async () => {
    const world = open();
    const onError = vi.fn();
    const { rerender } = render(<AppThemeProvider onError={onError} />, { wrapper: world.wrapper });
    await waitFor(() => expect(root()).toHaveAttribute('data-state', 'ready'));
    expect(root()?.style.getPropertyValue('--parley-palette-accent')).toMatch(/^light-dark\(#0f766e, #[0-9a-f]{6}\)$/);
    rerender(<AppThemeProvider key="mounted again" onError={onError} />);
    await world.settle();
    expect(world.sent(/app-(theme|config)/)).toEqual(['GET /api/v1/app-theme', 'GET /api/v1/app-config']);
    expect(onError).not.toHaveBeenCalled();
  });

  it('a standalone page uses it only if it applies to all pages', async () => {
    render(<AppThemeProvider isEmbedded={false} />, { wrapper: open({ applyThemeGlobally: false }).wrapper });
    await waitFor(() => expect(root()).toHaveAttribute('data-state', 'off'));
  });

  it('an account without a theme has the default look', async () => {
    render(<AppThemeProvider />, { wrapper: open({ appTheme: null }).wrapper });
    await waitFor(() => expect(root()).toHaveAttribute('data-state', 'off'));
    expect(root()?.getAttribute('style')).toBeNull();
  });

  it('reports the failure of the config', async () => {
    const world = open();
    world.onRequest = (sent) => {
      if (sent === 'GET /api/v1/app-config') throw new TypeError('The network is down.');
    };
    const onError = vi.fn();
    render(<AppThemeProvider onError={onError} />, { wrapper: world.wrapper });
    await waitFor(() => expect(root()).toHaveAttribute('data-state', 'error'));
    expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: 'network' }), {
      widget: 'app-theme',
      operation: 'getAppConfig',
    });
  });
});

describe('if the app theme endpoint fails', () => {
  it.each([500, 403])('with %i, the app config provides the theme', async (status) => {
    const world = startWorld();
    world.answer = (sent) => (sent === 'GET /api/v1/app-theme' ? Response.json({ error: 'Out of order' }, { status }) : undefined);
    const onError = vi.fn();
    render(<AppThemeProvider onError={onError} />, { wrapper: world.wrapper });
    await waitFor(() => expect(root()).toHaveAttribute('data-state', 'ready'));
    expect(root()?.style.getPropertyValue('--parley-palette-accent')).toMatch(/^light-dark/);
    expect(onError).not.toHaveBeenCalled();
  });

  it('and the app config fails as well, reports the failure of the app theme', async () => {
    const world = startWorld();
    world.answer = () => Response.json({ error: 'Out of order' }, { status: 500 });
    const onError = vi.fn();
    render(<AppThemeProvider onError={onError} />, { wrapper: world.wrapper });
    await waitFor(() => expect(root()).toHaveAttribute('data-state', 'error'));
    expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ status: 500 }), {
      widget: 'app-theme',
      operation: 'getAppTheme',
    });
  });
});

const world = startWorld();
describePart('AppLogo', (props) => <AppLogo name="Halloway" {...props} />, {
  slot: 'app-logo',
  wrapper: world.wrapper,
  ready: () => screen.findByRole('img', { name: 'Halloway' }),
});
