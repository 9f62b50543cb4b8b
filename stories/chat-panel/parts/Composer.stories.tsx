import type { Meta, StoryObj } from '@storybook/react-vite';
import { Paperclip, X } from 'lucide-react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Composer } from '../../../src/chat/panel/composer/Composer.js';
import { useComposer } from '../../../src/chat/panel/context/ComposerContext.js';
import { IconButton } from '../../../src/ui/button/IconButton.js';
import { salesQuestion, salesSteps } from '../../../test/chat/panel/support/salesSteps.js';
import { ask, slot } from '../playing.js';
import { PartStage } from './PartStage.js';

const meta = {
  title: 'Chat/Parts/Composer',
  component: Composer,
  render: (args) => (
    <PartStage>
      <Composer {...args} />
    </PartStage>
  ),
} satisfies Meta<typeof Composer>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox', { name: 'Message' })).toHaveValue('');
  },
};

export const WithDraft: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Message' });
    await userEvent.type(field, 'First line{Shift>}{Enter}{/Shift}second line');
    await expect(field).toHaveValue('First line\nsecond line');
    await expect(within(canvasElement).getByRole('button', { name: 'Send' })).toBeEnabled();
  },
};

/** Stop replaces Send. */
export const Streaming: Story = {
  render: (args) => (
    <PartStage script={{ '*': [...salesSteps, { kind: 'pause' }] }}>
      <Composer {...args} />
    </PartStage>
  ),
  play: async ({ canvasElement }) => {
    await ask(canvasElement, salesQuestion);
    await waitFor(() => expect(slot(canvasElement, 'stop')).toBeVisible());
  },
};

/** Enter adds the question to the queue until the answer is complete. */
export const SecondQuestion: Story = {
  ...Streaming,
  play: async ({ canvasElement }) => {
    await ask(canvasElement, salesQuestion);
    await waitFor(() => expect(slot(canvasElement, 'stop')).toBeVisible());
    const field = within(canvasElement).getByRole('textbox', { name: 'Message' });
    await userEvent.type(field, 'And by store?{Enter}');
    await expect(field).toHaveValue('');
    await expect(slot(canvasElement, 'queue')).toHaveTextContent('And by store?');
  },
};

function Clear() {
  const { text, setText, focus } = useComposer();
  const clear = () => {
    setText('');
    focus();
  };
  return text === '' ? null : <IconButton icon={X} label="Clear" onClick={clear} />;
}

/** Buttons of the host before and after the text. They stay at the bottom when it grows. */
export const WithYourOwnParts: Story = {
  args: { start: <IconButton icon={Paperclip} label="Attach a file" />, end: <Clear /> },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const field = page.getByRole('textbox', { name: 'Message' });
    await userEvent.type(field, 'First line{Shift>}{Enter}{/Shift}second line');
    const bottomOf = (name: string) => Math.round(page.getByRole('button', { name }).getBoundingClientRect().bottom);
    await expect([bottomOf('Attach a file'), bottomOf('Clear')]).toEqual([bottomOf('Send'), bottomOf('Send')]);
    await userEvent.click(page.getByRole('button', { name: 'Clear' }));
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
  },
};
