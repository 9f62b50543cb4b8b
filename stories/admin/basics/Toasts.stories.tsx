import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Dialog, DialogActions, Toasts, type ToastText, useToast } from '../../../src/admin.js';
import { Button } from '../../../src/ui/button/Button.js';
import { row } from '../../support/layout.js';

const meta: Meta = { title: 'Admin/Building blocks/Toasts', tags: ['!autodocs'] };

export default meta;

type Story = StoryObj;

const succeeded: ToastText = { tone: 'success', title: 'Deactivated 3 users' };
const undoable: ToastText = { tone: 'success', title: 'Deleted the report', action: { label: 'Undo', onPress: () => {} } };
const failed: ToastText = { tone: 'error', title: 'Couldn’t save the user', text: 'This email is already in use.' };

export const Success: Story = { render: () => showing(succeeded), play: press };

export const Undoable: Story = { name: 'With undo', render: () => showing(undoable), play: press };

export const Failure: Story = { name: 'Persistent error', render: () => showing(failed), play: press };

export const Several: Story = { render: () => showing(failed, undoable, succeeded), play: press };

export const OverADialog: Story = {
  render: () => (
    <Toasts>
      <DialogWithToast />
    </Toasts>
  ),
  async play() {
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    await expect(await screen.findByText(failed.title, { selector: '.parley-toast-title' })).toBeVisible();
  },
};

function showing(...toasts: readonly ToastText[]) {
  return (
    <Toasts>
      <ShowButton toasts={toasts} />
    </Toasts>
  );
}

async function press({ canvasElement }: { canvasElement: HTMLElement }) {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show' }));
  await waitFor(() => expect(document.querySelector('[data-slot="toast"]')).not.toBeNull());
}

function ShowButton({ toasts }: { toasts: readonly ToastText[] }) {
  const show = useToast();
  return row(<Button onClick={() => toasts.forEach(show)}>Show</Button>);
}

function DialogWithToast() {
  const show = useToast();
  const [isOpen, setOpen] = useState(true);
  return (
    <Dialog open={isOpen} onOpenChange={setOpen} title="Invite a user">
      <DialogActions>
        <Button onClick={() => setOpen(false)}>Cancel</Button>
        <Button variant="primary" onClick={() => show(failed)}>
          Save
        </Button>
      </DialogActions>
    </Dialog>
  );
}
