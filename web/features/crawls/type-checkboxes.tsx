import type { UseFormRegisterReturn } from 'react-hook-form'
import { DATA_TYPES, type DataType } from '../../../src/contracts/items.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { dataTypes } from '../../ui/data-types.ts'
import { Fieldset } from '../../ui/fieldset.tsx'

export interface TypeCheckboxesProps {
  registration: UseFormRegisterReturn
  selected: readonly DataType[]
  /** For "Select all"; single boxes go through the registration. */
  onSelect: (types: DataType[]) => void
  error: string | undefined
}

/** Which kinds of value a crawl keeps. */
export function TypeCheckboxes({ registration, selected, onSelect, error }: TypeCheckboxesProps) {
  const areAll = selected.length === DATA_TYPES.length
  return (
    <Fieldset legend="Data types" error={error}>
      <div className="overflow-hidden rounded-md border border-line-strong">
        <div className="border-line border-b bg-sunken px-3 py-2">
          <Checkbox
            label="Select all"
            checked={areAll}
            isIndeterminate={selected.length > 0 && !areAll}
            onChange={() => onSelect(areAll ? [] : [...DATA_TYPES])}
          />
        </div>
        <div className="grid grid-cols-2 gap-x-3 gap-y-2.5 px-3 py-2.5">
          {DATA_TYPES.map((type) => {
            const { label, icon: Icon } = dataTypes[type]
            return (
              <Checkbox
                key={type}
                {...registration}
                value={type}
                label={
                  <span className="inline-flex items-center gap-1.5">
                    <Icon aria-hidden="true" className="size-3.5 text-faint" strokeWidth={1.75} />
                    {label}
                  </span>
                }
              />
            )
          })}
        </div>
      </div>
    </Fieldset>
  )
}
