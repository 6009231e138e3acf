import { type FormEvent, useEffect, useRef, useState } from 'react'
import { CallError, messageOf } from '../../lib/call-error.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { type ContactRow, ContactRows, isFilledRow } from '../../ui/contact-rows.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogFooter } from '../../ui/dialog-footer.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { toast } from '../../ui/toast.tsx'
import { useAddManual } from './api.ts'

const FIELDS = ['email', 'phone', 'name'] as const
type Row = ContactRow<(typeof FIELDS)[number]>
type RowErrors = Partial<Record<(typeof FIELDS)[number], string>>
const emptyRow = (key: number): Row => ({ key, email: '', phone: '', name: '' })

/** Contacts typed by hand. Rows without email and phone are ignored. */
export function ManualDialog({ onClose }: { onClose: () => void }) {
  const [name, setName] = useState('')
  const [rows, setRows] = useState<readonly Row[]>([emptyRow(0)])
  const [error, setError] = useState<string | null>(null)
  const [rowErrors, setRowErrors] = useState<ReadonlyMap<number, RowErrors>>(new Map())
  const form = useRef<HTMLFormElement | null>(null)
  const addManual = useAddManual()
  useEffect(() => {
    if (rowErrors.size > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [rowErrors])

  async function submit(event: FormEvent) {
    event.preventDefault()
    setError(null)
    setRowErrors(new Map())
    const sent = rows.filter(isFilledRow)
    const contacts = sent.map(({ key: _, ...contact }) => contact)
    try {
      const { data, message } = await addManual.mutateAsync({ body: { source_name: name.trim(), contacts } })
      const isNew = data.total_emails + data.total_phones + data.total_names > 0
      toast.success(
        message ?? 'Added',
        isNew ? undefined : { description: 'This source already has all of these contacts.' },
      )
      onClose()
    } catch (failure) {
      const wrong = rowErrorsOf(failure, sent)
      setRowErrors(wrong)
      setError(
        wrong.size > 0
          ? 'Nothing was added yet. Please fix the contacts marked below.'
          : messageOf(failure, 'Failed to add manual data'),
      )
    }
  }

  return (
    <Dialog isOpen onClose={() => !addManual.isPending && onClose()} title="Add Manual" size="lg">
      <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
        {error ? <Alert tone="danger" title={error} /> : null}
        <Field label="Source Name" isRequired>
          <Input value={name} maxLength={120} onChange={(event) => setName(event.target.value)} autoComplete="off" />
        </Field>
        <ContactRows
          columns={FIELDS}
          rows={rows}
          emptyRow={emptyRow}
          onChange={setRows}
          errorOf={(key, field) => rowErrors.get(key)?.[field]}
        />
        <DialogFooter className="sticky -bottom-5 z-2 -mx-5 -mb-5 mt-1">
          <Button onClick={onClose} disabled={addManual.isPending}>
            Cancel
          </Button>
          <Button
            type="submit"
            variant="primary"
            isLoading={addManual.isPending}
            disabled={name.trim() === '' || !rows.some(isFilledRow)}
          >
            {addManual.isPending ? 'Adding...' : 'Add Contacts'}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  )
}

/** The server's errors by row key. The server numbers rows as they were sent. */
function rowErrorsOf(failure: unknown, sent: readonly Row[]): ReadonlyMap<number, RowErrors> {
  const fields = failure instanceof CallError ? failure.fields : {}
  const wrong = new Map<number, RowErrors>()
  for (const [index, { key }] of sent.entries()) {
    const errors = FIELDS.flatMap((field) => {
      const message = fields[`contacts.${index}.${field}`]?.[0]
      return message ? [[field, message] as const] : []
    })
    if (errors.length > 0) wrong.set(key, Object.fromEntries(errors))
  }
  return wrong
}
