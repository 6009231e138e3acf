import { pluralize } from '../../../../src/lib/text/pluralize.ts'
import { Select } from '../../../ui/select.tsx'
import { type ColumnFields as Fields, LEFT_OUT, optionsFor, withField } from './column-mapping.ts'
import type { CsvHead } from './read-csv-head.ts'

export interface ColumnFieldsProps {
  head: CsvHead
  fields: Fields
  onChange: (fields: Fields) => void
}

/** What each column of a file is, with its first values. */
export function ColumnFields({ head, fields, onChange }: ColumnFieldsProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-medium text-ink text-sm">
        Columns <span className="font-normal text-faint text-xs">{rowsText(head)}</span>
      </legend>
      <ul className="divide-y divide-line rounded-lg border border-line">
        {head.columns.map(({ name, samples }) => (
          <li key={name} className="grid items-center gap-x-3 gap-y-1 px-3 py-2 sm:grid-cols-[1fr_14rem]">
            <span className="min-w-0">
              <span className="block truncate text-ink text-sm">{name}</span>
              <span className="block truncate text-faint text-xs">{samples.join(', ') || 'No values'}</span>
            </span>
            <Select
              aria-label={`What “${name}” is`}
              value={fields[name] ?? LEFT_OUT}
              options={optionsFor(name)}
              onChange={(field) => onChange(withField(fields, name, field))}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

const rowsText = ({ rows, sheet }: CsvHead): string =>
  sheet === null ? pluralize(rows, 'row') : `${pluralize(rows, 'row')} in sheet “${sheet}”`
