import type { UseFormRegisterReturn } from 'react-hook-form'
import { DATA_TYPES, type DataType } from '../../../../src/contracts/data/items.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { dataTypes } from '../../../ui/data-types.ts'
import { Fieldset } from '../../../ui/fieldset.tsx'
import { IconCheckboxes } from '../../../ui/icon-checkboxes.tsx'

export interface TypeCheckboxesProps {
  registration: UseFormRegisterReturn
  selected: readonly DataType[]
  /** Called by "Select all". Single checkboxes use the registration. */
  onSelect: (types: DataType[]) => void
  error: string | undefined
}

/** The data types that a crawl collects. */
export function TypeCheckboxes({ registration, selected, onSelect, error }: TypeCheckboxesProps) {
  const areAll = selected.length === DATA_TYPES.length
  return (
    <Fieldset legend="Data types" error={error}>
      <div className="overflow-hidden rounded-md border border-line-strong">
        <div className="border-line border-b bg-sunken px-3 py-2 pointer-coarse:py-1">
          <Checkbox
            label="Select all"
            checked={areAll}
            isIndeterminate={selected.length > 0 && !areAll}
            onChange={() => onSelect(areAll ? [] : [...DATA_TYPES])}
          />
        </div>
        <IconCheckboxes
          registration={registration}
          options={DATA_TYPES.map((value) => ({ value, ...dataTypes[value] }))}
        />
      </div>
    </Fieldset>
  )
}
