import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { PromotionDialog } from '../../src/admin.js';
import { inFrame } from '../support/inFrame.js';
import { chooseOption } from './support/chooseOption.js';
import { PromotionStage, type PromotionStageProps } from './support/PromotionStage.js';

const meta: Meta<PromotionStageProps> = {
  title: 'Admin/Content/Promotion',
  tags: ['!autodocs'],
  parameters: inFrame,
  render: (stage) => (
    <PromotionStage {...stage}>
      {(workbook) => (
        <PromotionDialog workbook={workbook} defaultOpen>
          Promote…
        </PromotionDialog>
      )}
    </PromotionStage>
  ),
};

export default meta;

type Story = StoryObj<PromotionStageProps>;

const edited = 'Revenue overview';
const newOnly = 'Metric comparison';

export const Choosing: Story = {
  name: 'Choosing a destination',
  tags: ['autodocs'],
  async play() {
    await chooseBefore();
  },
};

export const Unavailable: Story = {
  name: 'Deleted destination',
  args: { name: newOnly },
  async play() {
    await expect(await find('radio', /deleted, or you don’t have access/)).toBeDisabled();
  },
};

export const AnotherDeployment: Story = {
  name: 'Another deployment and its folder',
  tags: ['autodocs'],
  args: { name: newOnly },
  async play() {
    await chooseNew();
    await userEvent.click(await find('combobox', 'Choose a folder'));
    await userEvent.click((await screen.findAllByRole('option'))[1] as HTMLElement);
    await find('button', 'Top level');
  },
};

export const Embedded: Story = {
  name: 'Embedded session',
  args: { who: 'embedded', deploymentId: 1 },
  async play() {
    await screen.findByText('You can’t promote from an embedded session');
  },
};

export const Previewed: Story = { name: 'Preview', play: preview };

export const Diverged: Story = {
  name: 'Preview of an edited destination',
  tags: ['autodocs'],
  args: { name: edited },
  play: preview,
};

export const PreviewFailed: Story = {
  name: 'Preview failed',
  args: { faultsOf: failing('/promotion-previews', 502) },
  async play() {
    await chooseBefore();
    await press('Preview');
    await screen.findByText('Couldn’t reach the service');
  },
};

export const Confirming: Story = {
  name: 'Confirming an update',
  play: confirm,
};

export const Overwriting: Story = {
  name: 'Confirming to overwrite edits',
  tags: ['autodocs'],
  args: { name: edited },
  async play() {
    await confirm();
    await userEvent.click(await find('checkbox'));
  },
};

export const Stale: Story = {
  name: 'Edited since the preview',
  args: { isEditedMeanwhile: true },
  async play() {
    await confirm();
    await press('Update');
    await screen.findByText('This workbook was edited.');
  },
};

export const Denied: Story = {
  name: 'Denied at the destination',
  args: { name: edited, faultsOf: failing('/promotions', 403) },
  async play() {
    await replace();
    await screen.findByText('You can’t promote to this destination');
  },
};

export const Unknown: Story = {
  name: 'Unknown outcome',
  tags: ['autodocs'],
  args: { name: edited, faultsOf: failing('/promotions', 504) },
  async play() {
    await replace();
    await screen.findByText('Couldn’t confirm the promotion');
  },
};

export const Updated: Story = {
  name: 'Updated',
  args: { name: edited },
  async play() {
    await replace();
    await find('button', 'Done');
  },
};

export const Created: Story = {
  name: 'Created',
  tags: ['autodocs'],
  args: { name: newOnly },
  async play() {
    await chooseNew();
    await press('Preview');
    await press('Continue');
    await press('Create');
    await find('button', 'Done');
  },
};

export const Unchanged: Story = {
  name: 'Already up to date',
  async play() {
    await confirm();
    await press('Update');
    await press('Promote to another deployment');
    await confirm();
    await press('Update');
    await screen.findByText(/was already up to date/);
  },
};

const find = (role: string, name?: string | RegExp) => screen.findByRole(role, name === undefined ? {} : { name });

async function press(button: string): Promise<void> {
  await userEvent.click(await find('button', button));
}

async function chooseBefore(): Promise<void> {
  await userEvent.click(await find('radio', /promoted before/));
}

async function chooseNew(): Promise<void> {
  await userEvent.click(await find('radio', /A new workbook/));
  await chooseOption(await find('combobox', 'Deployment'), 'Production');
}

async function preview(): Promise<void> {
  await chooseBefore();
  await press('Preview');
  await find('button', 'Continue');
}

async function confirm(): Promise<void> {
  await preview();
  await press('Continue');
  await find('button', 'Back');
}

async function replace(): Promise<void> {
  await confirm();
  await userEvent.click(await find('checkbox'));
  await press('Replace and update');
}

function failing(path: string, status: 403 | 502 | 504): PromotionStageProps['faultsOf'] {
  return ({ pathname }, count) => (pathname.endsWith(path) && count === 0 ? { failOnce: [{ status }] } : undefined);
}
