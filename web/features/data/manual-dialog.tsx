import { Plus, Trash2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { messageOf } from '../../lib/call-error.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogFooter } from '../../ui/dialog.tsx'
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
const emptyRow = (key: number): Row => ({ key, email: '', phone: '', name: '' })
const isFilled = ({ email, phone }: Row) => email.trim() !== '' || phone.trim() !== ''

/** Contacts typed by hand; rows without an email and a phone are left out. */
export function ManualDialog({ onClose }: { onClose: () => void }) {
  const [name, setName] = useState('')
  const [rows, setRows] = useState<readonly Row[]>([emptyRow(0)])
  const [error, setError] = useState<string | null>(null)
  const addManual = useAddManual()
  const change = (key: number, part: Partial<Row>) =>
    setRows(rows.map((row) => (row.key === key ? { ...row, ...part } : row)))

  async function submit(event: FormEvent) {
    event.preventDefault()
    setError(null)
    const contacts = rows.filter(isFilled).map(({ key: _, ...contact }) => contact)
    try {
      const { data } = await addManual.mutateAsync({ body: { source_name: name.trim(), contacts } })
      toast.success(`Added ${data.total_emails} emails and ${data.total_phones} phones`)
      onClose()
    } catch (failure) {
      setError(messageOf(failure, 'Failed to add manual data'))
    }
  }

  return (
    <Dialog isOpen onClose={onClose} title="Add Manual" size="lg">
      <form onSubmit={submit} className="flex flex-col gap-4">
        {error ? <Alert tone="danger" title={error} /> : null}
        <Field label="Source Name" isRequired>
          <Input value={name} maxLength={120} onChange={(event) => setName(event.target.value)} autoComplete="off" />
        </Field>
        <ul aria-label="Contacts" className="flex max-h-80 flex-col gap-3 overflow-y-auto p-0.5">
          {rows.map((row, index) => (
            <li
              key={row.key}
              className="relative grid items-end gap-2 max-sm:rounded-md max-sm:border max-sm:p-3 max-sm:pt-2 sm:grid-cols-[1fr_1fr_1fr_auto]"
            >
              <Field label="Email" isLabelHidden={index > 0 ? 'wide' : false}>
                <Input
                  type="email"
                  value={row.email}
                  placeholder="name@company.com"
                  onChange={(event) => change(row.key, { email: event.target.value })}
                />
              </Field>
              <Field label="Phone" isLabelHidden={index > 0 ? 'wide' : false}>
                <Input
                  type="tel"
                  value={row.phone}
                  placeholder="+44 20 7946 0123"
                  onChange={(event) => change(row.key, { phone: event.target.value })}
                />
              </Field>
              <Field label="Name" isLabelHidden={index > 0 ? 'wide' : false}>
                <Input value={row.name} onChange={(event) => change(row.key, { name: event.target.value })} />
              </Field>
              <IconButton
                icon={Trash2}
                label={`Remove contact ${index + 1}`}
                disabled={rows.length === 1}
                className="max-sm:absolute max-sm:top-0 max-sm:right-0"
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
        <DialogFooter className="-mx-5 -mb-5 mt-1">
          <Button onClick={onClose}>Cancel</Button>
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
