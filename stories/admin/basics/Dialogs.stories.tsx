import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { ActionDialog, Dialog, DialogActions, DialogBody, SelectField, TextField } from '../../../src/admin.js';
import { ServiceError } from '../../../src/client.js';
import { Button } from '../../../src/ui/button/Button.js';

const meta: Meta = { title: 'Admin/Building blocks/Dialogs', tags: ['!autodocs'] };

export default meta;

type Story = StoryObj;

export const Form: Story = { name: 'With a field', render: () => <RenameDialog /> };

export const Busy: Story = { name: 'Busy', render: () => <RenameDialog isBusy /> };

export const Failed: Story = {
  name: 'Failed, with the typed text',
  render: () => <RenameDialog error="A report with this name already exists." />,
};

export const Wide: Story = { name: 'Wide, with overflowing content', render: () => <LongDialog /> };

export const Confirmation: Story = { render: () => <DeleteDialog /> };

export const ConfirmationBusy: Story = { name: 'Confirmation, busy', render: () => <DeleteDialog isBusy /> };

export const ConfirmationFailed: Story = {
  name: 'Confirmation, failed',
  render: () => <DeleteDialog error={new ServiceError('server', 'Unavailable.', { requestId: 'req_01J9ZK4T7Q' })} />,
};

function RenameDialog({ isBusy = false, error }: { isBusy?: boolean; error?: string }) {
  const [isOpen, setOpen] = useState(true);
  const [name, setName] = useState('Sales overview');
  return (
    <>
      <Button onClick={() => setOpen(true)}>Rename</Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        isBusy={isBusy}
        title="Rename “Sales overview”"
        description="Existing links keep working."
      >
        <DialogBody>
          <TextField label="Name" value={name} limit={255} error={error} onChange={(event) => setName(event.target.value)} />
        </DialogBody>
        <DialogActions>
          <Button disabled={isBusy} onClick={() => setOpen(false)}>
            Cancel
          </Button>
          <Button variant="primary" isBusy={isBusy}>
            Rename
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

function LongDialog() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Promote</Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        size="wide"
        title="Promote “Sales overview”"
        description="To Production, with 30 reports."
      >
        <DialogBody>
          <SelectField label="Destination" defaultValue="production">
            <option value="production">Production</option>
            <option value="staging">Staging</option>
          </SelectField>
          {Array.from({ length: 30 }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a story do not move
            <p key={index} style={{ margin: 0 }}>
              Report {index + 1} is new there
            </p>
          ))}
        </DialogBody>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Cancel</Button>
          <Button variant="primary">Promote</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

function DeleteDialog({ isBusy = false, error }: { isBusy?: boolean; error?: ServiceError }) {
  const [open, onOpenChange] = useState(true);
  return (
    <>
      <Button onClick={() => onOpenChange(true)}>Delete</Button>
      <ActionDialog
        isDestructive
        form={{ open, onOpenChange, isBusy, error, canSubmit: true, cancel: () => onOpenChange(false), submit: () => onOpenChange(false) }}
        title="Delete 12 users?"
        description="They lose access immediately. Content they own is kept, without an owner. This can’t be undone."
        submitLabel="Delete 12 users"
      />
    </>
  );
}
