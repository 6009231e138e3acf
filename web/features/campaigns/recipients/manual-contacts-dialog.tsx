import { Plus, Trash2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import type { Channel } from '../../../../src/contracts/senders/channel.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { cn } from '../../../ui/cn.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { FormFooter } from '../../../ui/form-footer.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Input } from '../../../ui/input.tsx'
import type { ManualContact } from './recipient-choice.ts'

interface Row extends ManualContact {
  readonly key: number
}
const emptyRow = (key: number): Row => ({ key, email: '', phone: '', name: '', company: '' })
const isFilled = ({ email, phone }: Row) => email.trim() !== '' || phone.trim() !== ''

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
  const [isAdding, setIsAdding] = useState(false)
  const change = (key: number, part: Partial<Row>) =>
    setRows(rows.map((row) => (row.key === key ? { ...row, ...part } : row)))

  async function submit(event: FormEvent) {
    event.preventDefault()
    // In React's tree, dialogs are inside the campaign's form, so the event would submit that form too.
    event.stopPropagation()
    const filled = rows.filter(isFilled).map(({ key: _, ...contact }) => contact)
    if (filled.length === 0) return setError('Please add at least one valid contact.')
    setError(null)
    setIsAdding(true)
    const isTaken = await onAdd(filled)
    setIsAdding(false)
    if (isTaken) onClose()
  }
  return (
    <Dialog
      isOpen
      onClose={() => !isAdding && onClose()}
      title="Add Contacts Manually"
      description={type === 'email' ? 'Each contact needs an email address.' : 'Each contact needs a phone number.'}
      size="xl"
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        {error ? <Alert tone="danger" title={error} /> : null}
        <ul aria-label="Contacts" className="-mx-0.5 flex max-h-80 flex-col gap-3 overflow-y-auto p-0.5">
          {rows.map((row, index) => (
            <li
              key={row.key}
              className="relative grid items-start gap-2 max-sm:rounded-md max-sm:border max-sm:p-3 max-sm:pt-2 sm:grid-cols-[1fr_1fr_1fr_1fr_auto]"
            >
              {columns.map(({ name, label, inputType, placeholder }) => (
                <Field key={name} label={label} isLabelHidden={index > 0 ? 'wide' : false}>
                  <Input
                    type={inputType}
                    value={row[name]}
                    placeholder={placeholder}
                    autoComplete="off"
                    onChange={(event) => change(row.key, { [name]: event.target.value })}
                  />
                </Field>
              ))}
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
        <FormFooter isSubmitting={isAdding} onCancel={onClose} submit="Add Contacts" submitting="Adding..." />
      </form>
    </Dialog>
  )
}

const columns = [
  { name: 'email', label: 'Email', inputType: 'email', placeholder: 'name@company.com' },
  { name: 'phone', label: 'Phone', inputType: 'tel', placeholder: '+44 20 7946 0123' },
  { name: 'name', label: 'Name', inputType: 'text', placeholder: undefined },
  { name: 'company', label: 'Company', inputType: 'text', placeholder: undefined },
] as const
