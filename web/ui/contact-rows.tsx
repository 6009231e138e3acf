import { Plus, Trash2 } from 'lucide-react'
import { Button } from './button.tsx'
import { cn } from './cn.ts'
import { Field } from './field.tsx'
import { IconButton } from './icon-button.tsx'
import { Input } from './input.tsx'

const COLUMNS = {
  email: { label: 'Email', type: 'email', placeholder: 'name@company.com' },
  phone: { label: 'Phone', type: 'tel', placeholder: '+44 20 7946 0123' },
  name: { label: 'Name', type: 'text', placeholder: undefined },
  company: { label: 'Company', type: 'text', placeholder: undefined },
} as const

export type ContactColumn = keyof typeof COLUMNS

/** A contact that is typed by hand. */
export type ContactRow<Column extends ContactColumn> = Readonly<Record<Column | 'email' | 'phone', string>> & {
  /** Stays with the row when others are removed. */
  readonly key: number
}

/** A row without email and phone counts as empty. */
export const isFilledRow = ({ email, phone }: { readonly email: string; readonly phone: string }): boolean =>
  email.trim() !== '' || phone.trim() !== ''

export interface ContactRowsProps<Column extends ContactColumn> {
  columns: readonly Column[]
  rows: readonly ContactRow<Column>[]
  emptyRow: (key: number) => ContactRow<Column>
  onChange: (rows: readonly ContactRow<Column>[]) => void
  errorOf?: (key: number, column: Column) => string | undefined
}

/** Rows of fields, one contact each, and a button for one more. */
export function ContactRows<Column extends ContactColumn>(props: ContactRowsProps<Column>) {
  const { columns, rows, emptyRow, onChange, errorOf } = props
  const change = (key: number, column: Column, value: string) =>
    onChange(rows.map((row) => (row.key === key ? { ...row, [column]: value } : row)))
  return (
    <>
      <ul aria-label="Contacts" className="-mx-0.5 flex max-h-80 flex-col gap-3 overflow-y-auto p-0.5">
        {rows.map((row, index) => (
          <li
            key={row.key}
            className={cn(
              'relative grid items-start gap-2 max-sm:rounded-md max-sm:border max-sm:p-3 max-sm:pt-2',
              columns.length > 3 ? 'sm:grid-cols-[1fr_1fr_1fr_1fr_auto]' : 'sm:grid-cols-[1fr_1fr_1fr_auto]',
            )}
          >
            {columns.map((column) => (
              <Field
                key={column}
                label={COLUMNS[column].label}
                isLabelHidden={index > 0 ? 'wide' : false}
                error={errorOf?.(row.key, column)}
              >
                <Input
                  type={COLUMNS[column].type}
                  value={row[column]}
                  placeholder={COLUMNS[column].placeholder}
                  autoComplete="off"
                  onChange={({ target }) => change(row.key, column, target.value)}
                />
              </Field>
            ))}
            <IconButton
              icon={Trash2}
              label={`Remove contact ${index + 1}`}
              disabled={rows.length === 1}
              className={cn('max-sm:absolute max-sm:top-0 max-sm:right-0', index === 0 && 'sm:mt-6.5')}
              onClick={() => onChange(rows.filter(({ key }) => key !== row.key))}
            />
          </li>
        ))}
      </ul>
      <div>
        <Button
          size="sm"
          icon={Plus}
          onClick={() => onChange([...rows, emptyRow(Math.max(...rows.map(({ key }) => key)) + 1)])}
        >
          Add Another Contact
        </Button>
      </div>
    </>
  )
}
