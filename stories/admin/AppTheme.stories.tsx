import type { Meta, StoryObj } from '@storybook/react-vite';
import { type CSSProperties, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { AppLogo, AppThemeProvider, type AppThemeProviderProps, type ContrastAdjustment, TextField } from '../../src/admin.js';
import { Badge } from '../../src/ui/badge/Badge.js';
import { Button } from '../../src/ui/button/Button.js';
import { neverMs } from './support/AdminStage.js';
import { AppThemeStage, type AppThemeStageProps } from './support/AppThemeStage.js';

type Props = AppThemeProviderProps & AppThemeStageProps & { readonly host?: CSSProperties };

const meta: Meta<Props> = {
  title: 'Admin/Account/App theme',
  component: AppThemeProvider,
  render: ({ change, faults, host, ...props }) => (
    <AppThemeStage change={change} faults={faults}>
      <div style={host}>
        <ThemedPage {...props} />
      </div>
    </AppThemeStage>
  ),
};

export default meta;

type Story = StoryObj<Props>;

export const AccountTheme: Story = {
  name: 'Account colours',
  async play({ canvas, canvasElement }) {
    await expect(await canvas.findByRole('img', { name: 'Halloway' })).toBeVisible();
    await expect(colorOf(canvasElement, '--parley-base-accent')).toMatch(/#0f766e/);
  },
};

export const Loading: Story = {
  name: 'Loading, in the default look',
  tags: ['!dev', '!autodocs'],
  args: { faults: { delayMs: neverMs } },
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByText('Halloway')).toBeVisible();
    await expect(colorOf(canvasElement, '--parley-palette-accent')).toBe('');
  },
};

export const LoadFailed: Story = {
  name: 'Failed to load',
  tags: ['!dev', '!autodocs'],
  args: { faults: { failOnce: [{ status: 503 }] }, onError: fn() },
  async play({ args, canvasElement }) {
    await waitFor(() =>
      expect(args.onError).toHaveBeenCalledWith(expect.objectContaining({ status: 503 }), {
        widget: 'app-theme',
        operation: 'getAppTheme',
      }),
    );
    await expect(colorOf(canvasElement, '--parley-palette-accent')).toBe('');
  },
};

export const HostColours: Story = {
  name: 'Host with its own colours',
  args: {
    host: { '--parley-accent': '#7c3aed', '--parley-surface': 'light-dark(#fffdf8, #1c1917)' } as CSSProperties,
  },
  async play({ canvas, canvasElement }) {
    await canvas.findByRole('img', { name: 'Halloway' });
    await expect(colorOf(canvasElement, '--parley-base-accent')).toBe('#7c3aed');
    await waitFor(() => expect(colorOf(canvasElement, '--parley-palette-text')).toBe(''));
  },
};

export const PaleBrand: Story = {
  name: 'Brand colour without enough contrast',
  args: { change: (theme) => ({ ...theme, palette: { accent: { color: '#ffe066' }, themes: { danger: { color: '#ff9c9c' } } } }) },
  async play({ canvas }) {
    await expect(await canvas.findByText(/accent in light: #ffe066/)).toBeVisible();
  },
};

export const StrongTint: Story = {
  name: 'Strong tint',
  play: ({ canvasElement }) => isThemed(canvasElement),
  args: {
    change: (theme) => ({
      ...theme,
      palette: { base: { hue: 265, saturation: 90 }, accent: { color: '#6d28d9' }, surfaceMode: 'tinted', contrastLevel: 90 },
    }),
  },
};

export const Pastel: Story = {
  name: 'Pastel',
  play: ({ canvasElement }) => isThemed(canvasElement),
  args: { change: (theme) => ({ ...theme, palette: { accent: { hue: 340, saturation: 70 }, pastel: true } }) },
};

export const Hostile: Story = {
  name: 'Hostile palette',
  tags: ['!dev', '!autodocs'],
  args: {
    change: (theme) => ({
      ...theme,
      logoUrl: 'javascript:alert(1)',
      palette: { accent: { color: 'red; background: url(https://evil.example)' }, base: { color: 'var(--x)' }, surfaceMode: 'tinted' },
    }),
  },
  async play({ canvas, canvasElement }) {
    await isThemed(canvasElement);
    await expect(canvasElement.querySelector('[data-slot="app-theme"]')?.getAttribute('style') ?? '').not.toMatch(/url|var/);
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const OlderService: Story = {
  name: 'Older service without a palette',
  tags: ['!dev', '!autodocs'],
  play: ({ canvasElement }) => isThemed(canvasElement),
  args: { change: (theme) => ({ ...theme, palette: undefined }) },
};

export const BrokenLogo: Story = {
  name: 'Broken logo',
  args: { change: (theme) => ({ ...theme, logoUrl: 'data:image/png;base64,AAAA' }) },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.queryByRole('img')).toBeNull());
    await expect(canvas.getByText('Halloway')).toBeVisible();
  },
};

function ThemedPage({ onContrastAdjusted, ...props }: AppThemeProviderProps) {
  const [adjustments, setAdjustments] = useState<readonly ContrastAdjustment[]>([]);
  return (
    <AppThemeProvider
      onContrastAdjusted={(found) => {
        setAdjustments(found);
        onContrastAdjusted?.(found);
      }}
      {...props}
    >
      <div
        className="parley"
        style={{
          display: 'grid',
          gap: 20,
          maxInlineSize: 560,
          marginInline: 'auto',
          padding: 24,
          borderRadius: 12,
          border: '1px solid var(--parley-hairline)',
          background: 'var(--parley-base-surface)',
        }}
      >
        <div style={{ display: 'flex', alignItems: 'center', minBlockSize: 28 }}>
          <AppLogo name="Halloway">
            <strong>Halloway</strong>
          </AppLogo>
        </div>
        <div>
          Revenue rose by 12 % in March.{' '}
          <a href="#details" style={{ color: 'var(--parley-accent-text)' }}>
            See the details
          </a>
          <div style={{ color: 'var(--parley-muted)', fontSize: 'var(--parley-size-caption)' }}>Compared with the month before</div>
        </div>
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
          <Badge tone="accent">New</Badge>
          <Badge tone="success">Up to date</Badge>
          <Badge tone="warning">Query changed</Badge>
          <Badge tone="danger">Failed</Badge>
        </div>
        <TextField label="Name" defaultValue="Spring plan" />
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
          <Button variant="primary">Save</Button>
          <Button>Cancel</Button>
          <Button variant="danger">Delete</Button>
        </div>
        {adjustments.length > 0 && (
          <ul style={{ margin: 0, paddingInlineStart: 18, color: 'var(--parley-muted)', fontSize: 'var(--parley-size-caption)' }}>
            {adjustments.map(({ root, scheme, from, to, contrast, required }) => (
              <li key={`${root} ${scheme}`}>{`${root} in ${scheme}: ${from} → ${to}, as ${contrast}:1 is less than ${required}:1`}</li>
            ))}
          </ul>
        )}
      </div>
    </AppThemeProvider>
  );
}

async function isThemed(canvasElement: HTMLElement): Promise<void> {
  await waitFor(() => expect(canvasElement.querySelector('[data-slot="app-theme"]')).toHaveAttribute('data-state', 'ready'));
}

function colorOf(canvasElement: HTMLElement, name: string): string {
  const themed = canvasElement.querySelector('[data-slot="app-theme"] > .parley');
  return themed === null ? '' : getComputedStyle(themed).getPropertyValue(name).trim();
}
