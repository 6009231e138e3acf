import { useState } from 'react'
import { formatBytes } from '../../../lib/format.ts'
import { Fieldset } from '../../../ui/fieldset.tsx'
import { FileDrop } from '../../../ui/file-drop.tsx'
import { AttachmentRows, RefusedFiles } from './attachment-rows.tsx'
import { LIMITS_TEXT, presentOf, sortFiles } from './attachment-rules.ts'

export interface NewAttachmentsProps {
  files: readonly File[]
  onChange: (files: readonly File[]) => void
  isDisabled?: boolean
}

/** Attachments of a campaign that is not created yet. They are uploaded after it is created. */
export function NewAttachments({ files, onChange, isDisabled = false }: NewAttachmentsProps) {
  const [refused, setRefused] = useState<readonly { name: string; why: string }[]>([])
  function add(chosen: readonly File[]) {
    const sorted = sortFiles(chosen, presentOf(files))
    setRefused(sorted.refused)
    onChange([...files, ...sorted.taken])
  }
  return (
    <Fieldset
      legend="Attachments"
      hint={
        files.length > 0
          ? `${formatBytes(presentOf(files).size)} in total, uploaded when you create the campaign`
          : undefined
      }
    >
      <div className="flex flex-col gap-2">
        <RefusedFiles refused={refused} />
        <AttachmentRows
          files={files.map(({ name, size }, index) => ({ key: String(index), name, size }))}
          onRemove={(key) => onChange(files.filter((_, index) => String(index) !== key))}
          isBusy={isDisabled}
        />
        <FileDrop file={null} onAdd={add} hint={LIMITS_TEXT} isDisabled={isDisabled} aria-label="Attach files" />
      </div>
    </Fieldset>
  )
}
