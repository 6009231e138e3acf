import type { UseFormRegisterReturn } from 'react-hook-form'
import { FILE_TYPES } from '../../../src/contracts/site-downloads.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Fieldset } from '../../ui/fieldset.tsx'
import { fileTypes } from './file-types.ts'

export interface FileTypeCheckboxesProps {
  registration: UseFormRegisterReturn
  error: string | undefined
}

/** Which kinds of file a download keeps. */
export function FileTypeCheckboxes({ registration, error }: FileTypeCheckboxesProps) {
  return (
    <Fieldset legend="File types" error={error}>
      <div className="grid grid-cols-2 gap-x-3 gap-y-2.5 rounded-md border border-line-strong px-3 py-2.5">
        {FILE_TYPES.map((type) => {
          const { label, icon: Icon } = fileTypes[type]
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
    </Fieldset>
  )
}
