import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Disclosure } from '../../src/ui/disclosure/Disclosure.js';
import { SegmentedControl, tabPanelProps } from '../../src/ui/segmented-control/SegmentedControl.js';

const views = [
  { value: 'chart', label: 'Chart' },
  { value: 'table', label: 'Table' },
  { value: 'sql', label: 'SQL' },
] as const;

function Views() {
  const [view, setView] = useState<'chart' | 'table' | 'sql'>('chart');
  return (
    <>
      <SegmentedControl label="View" options={views} value={view} onValueChange={setView} panelId="views" />
      <p {...tabPanelProps('views', view)}>Shown: {view}</p>
    </>
  );
}

const meta = { title: 'Primitives/Views', component: Views } satisfies Meta<typeof Views>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Tabs in the form of a segmented control, with Home and End keys. */
export const Tabs: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('tab', { name: 'Chart' }).focus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: 'SQL' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel', { name: 'SQL' })).toHaveTextContent('Shown: sql');
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('tabpanel', { name: 'Chart' })).toBeVisible();
  },
};

/** Renders its content only while expanded. */
export const Expanded: Story = {
  render: () => (
    <Disclosure summary="3 steps · 1.2 s" defaultOpen>
      <p>Queried orders</p>
    </Disclosure>
  ),
};
