import { formatBytes } from '../../../lib/format.ts'
import { Fieldset } from '../../../ui/fieldset.tsx'
import { FileDrop } from '../../../ui/file-drop.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { TableSkeleton } from '../../../ui/skeleton.tsx'
import { AttachmentRows, RefusedFiles } from './attachment-rows.tsx'
import { LIMITS_TEXT } from './attachment-rules.ts'
import { UploadProgress } from './upload-progress.tsx'
import { useAttachments } from './use-attachments.ts'

/** Attachments of an existing campaign. Additions and removals are saved immediately. */
export function CampaignAttachments({ campaignId, isReadOnly }: { campaignId: string; isReadOnly: boolean }) {
  const { attachments, files, present, refused, upload, isBusy, add, remove, retry } = useAttachments(campaignId)
  return (
    <Fieldset legend="Attachments" hint={present.count > 0 ? `${formatBytes(present.size)} together` : undefined}>
      <div className="flex flex-col gap-2">
        <RefusedFiles refused={refused} />
        <Loaded query={attachments} placeholder={<TableSkeleton rows={1} label="Loading attachments" />}>
          {() => (
            <AttachmentRows
              files={files}
              onRemove={isReadOnly ? undefined : (key) => void remove(key)}
              onRetry={retry}
              isBusy={isBusy}
            />
          )}
        </Loaded>
        {upload ? <UploadProgress upload={upload} /> : null}
        {isReadOnly ? (
          attachments.data?.length === 0 ? (
            <p className="text-muted text-sm">None.</p>
          ) : null
        ) : (
          <FileDrop
            file={null}
            onAdd={add}
            hint={LIMITS_TEXT}
            isDisabled={isBusy || !attachments.data}
            aria-label="Attach files"
          />
        )}
      </div>
    </Fieldset>
  )
}
