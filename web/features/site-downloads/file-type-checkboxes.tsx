import type { UseFormRegisterReturn } from 'react-hook-form'
import { FILE_TYPES } from '../../../src/contracts/site-downloads/site-downloads.ts'
import { Fieldset } from '../../ui/fieldset.tsx'
import { IconCheckboxes } from '../../ui/icon-checkboxes.tsx'
import { fileTypes } from './file-types.ts'

export interface FileTypeCheckboxesProps {
  registration: UseFormRegisterReturn
  error: string | undefined
}

/** The file types that a download saves. */
export function FileTypeCheckboxes({ registration, error }: FileTypeCheckboxesProps) {
  return (
    <Fieldset legend="File types" error={error}>
      <IconCheckboxes
        registration={registration}
        options={FILE_TYPES.map((value) => ({ value, ...fileTypes[value] }))}
        className="rounded-md border border-line-strong"
      />
    </Fieldset>
  )
}
