import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { MySettings, type MySettingsProps } from '../../src/admin.js';
import { AdminStage, type AdminStageProps } from './support/AdminStage.js';
import { chooseOption } from './support/chooseOption.js';
import { expectState, failing, widgetStates } from './support/widgetStates.js';

type StageProps = Omit<AdminStageProps, 'children'>;

const meta: Meta<MySettingsProps & StageProps> = {
  title: 'Admin/Account/My settings',
  component: MySettings,
  args: { onUpdated: fn() },
  render: ({ email, faultsOf, prepare, ...props }) => (
    <AdminStage email={email} faultsOf={faultsOf} prepare={prepare}>
      <MySettings {...props} />
    </AdminStage>
  ),
};

export default meta;

type Story = StoryObj<MySettingsProps & StageProps>;

const slot = 'my-settings';
const states = widgetStates(slot);

export const Settings: Story = { name: 'Settings of a user', play: (story) => expectState(story, slot, 'ready', 'Europe/Berlin') };

export const Saving: Story = {
  name: 'Changing one setting and clearing another',
  tags: ['!autodocs'],
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    await chooseOption(await canvas.findByRole('combobox', { name: 'Theme' }), 'Dark');
    await chooseOption(canvas.getByRole('combobox', { name: /^Show applied filters/ }), 'Default');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await screen.findByText('Saved the settings');
    await expect(args.onUpdated).toHaveBeenCalledWith(
      expect.objectContaining({ settings: expect.objectContaining({ theme: 'dark', sheets: {} }) }),
      expect.anything(),
      { theme: 'dark', showAppliedFilters: null },
    );
  },
};

export const OfAViewer: Story = {
  name: 'All defaults',
  args: { email: 'viewer@parley.example' },
  play: (story) => expectState(story, slot, 'ready'),
};

export const FewLanguages: Story = {
  name: 'Languages and themes from the host',
  args: { languages: ['en', 'fr'], themes: ['light', 'solarized'] },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await chooseOption(await canvas.findByRole('combobox', { name: 'Language' }), 'Français');
    await chooseOption(canvas.getByRole('combobox', { name: 'Theme' }), 'solarized');
    await canvas.findByText('2 unsaved changes');
  },
};

export const SaveFailed: Story = {
  name: 'Failed to save',
  tags: ['!autodocs'],
  args: { faultsOf: failing(503, (_, method) => method === 'PATCH') },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await chooseOption(await canvas.findByRole('combobox', { name: 'Theme' }), 'Light');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByText('Couldn’t save the settings');
    await expect(canvas.getByRole('combobox', { name: 'Theme' })).toHaveTextContent('Light');
  },
};

export const Loading: Story = { ...states.loading, tags: ['!dev', '!autodocs'] };

export const LoadFailed: Story = { name: 'Failed to load', ...states.loadFailed, tags: ['!dev', '!autodocs'] };

export const Denied: Story = { name: 'Access denied', ...states.denied, tags: ['!dev', '!autodocs'] };

export const Offline: Story = { ...states.offline, tags: ['!dev', '!autodocs'] };
