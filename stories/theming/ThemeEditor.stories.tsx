import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { slot } from '../chat-panel/playing.js';
import { ThemeEditor } from './ThemeEditor.js';

const colors = ['accent', 'on-accent', 'surface', 'text', 'text-muted', 'border', 'success', 'warning', 'danger'];
const charts = Array.from({ length: 8 }, (_, index) => `chart-${index + 1}`);
const texts = ['radius', 'space', 'text-size', 'font', 'font-mono'];

/** Set the root variables under “Controls”, and copy the CSS. */
const meta = {
  title: 'Theming/Editor',
  component: ThemeEditor,
  tags: ['!autodocs'],
  argTypes: Object.fromEntries([
    ...[...colors, ...charts].map((name) => [name, { control: 'color' as const }]),
    ...texts.map((name) => [name, { control: 'text' as const }]),
  ]),
} satisfies Meta<typeof ThemeEditor>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Nothing set: the theme that Parley has by itself. */
export const Defaults: Story = {
  play: async ({ canvasElement }) => {
    await expect(slot(canvasElement, 'theme-css')).toHaveTextContent(':root { }');
    await waitFor(() => expect(slot(canvasElement, 'chart')).toHaveAttribute('data-state', 'ready'));
  },
};

export const Brand: Story = {
  args: { accent: '#7c3aed', radius: '4px', 'chart-2': '#d9730d' },
  play: async ({ canvasElement }) => {
    await expect(slot(canvasElement, 'theme-css')).toHaveTextContent('--parley-accent: #7c3aed; --parley-radius: 4px;');
    await waitFor(() => expect(slot(canvasElement, 'chart')).toHaveAttribute('data-state', 'ready'));
    const strokes = [...canvasElement.querySelectorAll('[data-slot="chart"] .mark-line path')].map((line) => line.getAttribute('stroke'));
    await expect(strokes.slice(0, 2)).toEqual(['rgb(124, 58, 237)', 'rgb(217, 115, 13)']);
  },
};
