import { type FormEvent, useState } from 'react'
import type { Channel } from '../../../../src/contracts/senders/channel.ts'
import { Alert } from '../../../ui/alert.tsx'
import { type ContactRow, ContactRows, isFilledRow } from '../../../ui/contact-rows.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormFooter } from '../../../ui/form-footer.tsx'
import type { ManualContact } from './recipient-choice.ts'
import { useCloseWhenAccepted } from './use-close-when-accepted.ts'

const COLUMNS = ['email', 'phone', 'name', 'company'] as const
type Row = ContactRow<(typeof COLUMNS)[number]>
const emptyRow = (key: number): Row => ({ key, email: '', phone: '', name: '', company: '' })

export interface ManualContactsDialogProps {
  type: Channel
  onClose: () => void
  /** @returns whether the contacts were accepted; the dialog stays open otherwise */
  onAdd: (contacts: readonly ManualContact[]) => Promise<boolean> | boolean
}

/** Contacts typed by hand. Rows without email and phone are ignored. */
export function ManualContactsDialog({ type, onClose, onAdd }: ManualContactsDialogProps) {
  const [rows, setRows] = useState<readonly Row[]>([emptyRow(0)])
  const [error, setError] = useState<string | null>(null)
  const { isBusy, close, handOver } = useCloseWhenAccepted(onClose)

  function submit(event: FormEvent) {
    event.preventDefault()
    // In React's tree, dialogs are inside the campaign's form, so the event would submit that form too.
    event.stopPropagation()
    const filled = rows.filter(isFilledRow).map(({ key: _, ...contact }) => contact)
    if (filled.length === 0) return setError('Please add at least one valid contact.')
    setError(null)
    void handOver(() => onAdd(filled))
  }
  return (
    <Dialog
      isOpen
      onClose={close}
      title="Add Contacts Manually"
      description={type === 'email' ? 'Each contact needs an email address.' : 'Each contact needs a phone number.'}
      size="xl"
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        {error ? <Alert tone="danger" title={error} /> : null}
        <ContactRows columns={COLUMNS} rows={rows} emptyRow={emptyRow} onChange={setRows} />
        <FormFooter isSubmitting={isBusy} onCancel={onClose} submit="Add Contacts" submitting="Adding..." />
      </form>
    </Dialog>
  )
}
