import { Plus, Trash2 } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { CallError, messageOf } from '../../lib/call-error.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { cn } from '../../ui/cn.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogFooter } from '../../ui/dialog-footer.tsx'
import { Field } from '../../ui/field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Input } from '../../ui/input.tsx'
import { toast } from '../../ui/toast.tsx'
import { useAddManual } from './api.ts'

interface Row {
  readonly key: number
  readonly email: string
  readonly phone: string
  readonly name: string
}
const FIELDS = ['email', 'phone', 'name'] as const
type RowErrors = Partial<Record<(typeof FIELDS)[number], string>>
const emptyRow = (key: number): Row => ({ key, email: '', phone: '', name: '' })
const isFilled = ({ email, phone }: Row) => email.trim() !== '' || phone.trim() !== ''

/** Contacts typed by hand. Rows without email and phone are ignored. */
export function ManualDialog({ onClose }: { onClose: () => void }) {
  const [name, setName] = useState('')
  const [rows, setRows] = useState<readonly Row[]>([emptyRow(0)])
  const [error, setError] = useState<string | null>(null)
  const [rowErrors, setRowErrors] = useState<ReadonlyMap<number, RowErrors>>(new Map())
  const form = useRef<HTMLFormElement | null>(null)
  const addManual = useAddManual()
  const change = (key: number, part: Partial<Row>) =>
    setRows(rows.map((row) => (row.key === key ? { ...row, ...part } : row)))
  useEffect(() => {
    if (rowErrors.size > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [rowErrors])

  async function submit(event: FormEvent) {
    event.preventDefault()
    setError(null)
    setRowErrors(new Map())
    const sent = rows.filter(isFilled)
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
        <ul aria-label="Contacts" className="flex max-h-80 flex-col gap-3 overflow-y-auto p-0.5 -mx-0.5">
          {rows.map((row, index) => (
            <li
              key={row.key}
              className="relative grid items-start gap-2 max-sm:rounded-md max-sm:border max-sm:p-3 max-sm:pt-2 sm:grid-cols-[1fr_1fr_1fr_auto]"
            >
              <Field label="Email" isLabelHidden={index > 0 ? 'wide' : false} error={rowErrors.get(row.key)?.email}>
                <Input
                  type="email"
                  value={row.email}
                  placeholder="name@company.com"
                  onChange={(event) => change(row.key, { email: event.target.value })}
                />
              </Field>
              <Field label="Phone" isLabelHidden={index > 0 ? 'wide' : false} error={rowErrors.get(row.key)?.phone}>
                <Input
                  type="tel"
                  value={row.phone}
                  placeholder="+44 20 7946 0123"
                  onChange={(event) => change(row.key, { phone: event.target.value })}
                />
              </Field>
              <Field label="Name" isLabelHidden={index > 0 ? 'wide' : false} error={rowErrors.get(row.key)?.name}>
                <Input value={row.name} onChange={(event) => change(row.key, { name: event.target.value })} />
              </Field>
              <IconButton
                icon={Trash2}
                label={`Remove contact ${index + 1}`}
                disabled={rows.length === 1}
                className={cn('max-sm:absolute max-sm:top-0 max-sm:right-0', index === 0 && 'sm:mt-6.5')}
                onClick={() => setRows(rows.filter(({ key }) => key !== row.key))}
              />
            </li>
          ))}
        </ul>
        <div>
          <Button
            size="sm"
            icon={Plus}
            onClick={() => setRows([...rows, emptyRow(Math.max(...rows.map(({ key }) => key)) + 1)])}
          >
            Add Another Contact
          </Button>
        </div>
        <DialogFooter className="sticky -bottom-5 z-2 -mx-5 -mb-5 mt-1">
          <Button onClick={onClose} disabled={addManual.isPending}>
            Cancel
          </Button>
          <Button
            type="submit"
            variant="primary"
            isLoading={addManual.isPending}
            disabled={name.trim() === '' || !rows.some(isFilled)}
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
