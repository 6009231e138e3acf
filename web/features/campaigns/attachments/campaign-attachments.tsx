import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatBytes } from '../../../lib/format.ts'
import { CallFailure } from '../../../ui/call-failure.tsx'
import { Fieldset } from '../../../ui/fieldset.tsx'
import { FileDrop } from '../../../ui/file-drop.tsx'
import { TableSkeleton } from '../../../ui/skeleton.tsx'
import { toastNamedFailure } from '../../../ui/toast-failure.ts'
import { attachmentsQuery, useAddAttachment, useRemoveAttachment } from './api.ts'
import { AttachmentRows, RefusedFiles } from './attachment-rows.tsx'
import { LIMITS_TEXT, presentOf, sortFiles } from './attachment-rules.ts'
import { leaveFiles, useLeftFiles } from './left-files.ts'
import { type FailedFile, uploadFiles } from './upload-files.ts'
import { type Upload, UploadProgress } from './upload-progress.tsx'

/** Prefix of the keys of files that failed to upload. */
const FAILED = 'failed-'

const indexOfFailed = (key: string): number | null => (key.startsWith(FAILED) ? Number(key.slice(FAILED.length)) : null)

/** Attachments of an existing campaign. Additions and removals are saved immediately. */
export function CampaignAttachments({ campaignId, isReadOnly }: { campaignId: string; isReadOnly: boolean }) {
  const { data, error, refetch, isFetching } = useQuery(attachmentsQuery(campaignId))
  const failed = useLeftFiles(campaignId)
  const [refused, setRefused] = useState<readonly { name: string; why: string }[]>([])
  const [upload, setUpload] = useState<Upload | null>(null)
  const add = useAddAttachment()
  const remove = useRemoveAttachment()
  const params = { id: campaignId }
  const present = presentOf(data ?? [])
  const isBusy = upload !== null || remove.isPending

  async function send(chosen: readonly File[], others: readonly FailedFile[]) {
    const sorted = sortFiles(chosen, present)
    setRefused(sorted.refused)
    const left = await uploadFiles(
      sorted.taken,
      (body) => add.mutateAsync({ params, body }),
      (done, { name }) => setUpload({ done, total: sorted.taken.length, name }),
    )
    setUpload(null)
    leaveFiles(campaignId, [...others, ...left])
  }
  async function drop(key: string) {
    const index = indexOfFailed(key)
    if (index !== null)
      return leaveFiles(
        campaignId,
        failed.filter((_, other) => other !== index),
      )
    try {
      await remove.mutateAsync({ params: { id: campaignId, attachment_id: key } })
    } catch (failure) {
      toastNamedFailure(failure, 'Failed to remove the file')
    }
  }
  function retry(key: string) {
    const index = indexOfFailed(key)
    const again = index === null ? undefined : failed[index]
    if (again)
      void send(
        [again.file],
        failed.filter((one) => one !== again),
      )
  }
  return (
    <Fieldset legend="Attachments" hint={present.count > 0 ? `${formatBytes(present.size)} together` : undefined}>
      <div className="flex flex-col gap-2">
        <RefusedFiles refused={refused} />
        {error && !data ? (
          <CallFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
        ) : !data ? (
          <TableSkeleton rows={1} label="Loading attachments" />
        ) : (
          <AttachmentRows
            files={[
              ...data.map(({ id, name, size }) => ({ key: id, name, size })),
              ...failed.map(({ file, why }, index) => ({
                key: `${FAILED}${index}`,
                name: file.name,
                size: file.size,
                problem: `Not uploaded: ${why}`,
              })),
            ]}
            onRemove={isReadOnly ? undefined : (key) => void drop(key)}
            onRetry={retry}
            isBusy={isBusy}
          />
        )}
        {upload ? <UploadProgress upload={upload} /> : null}
        {isReadOnly ? (
          data?.length === 0 ? (
            <p className="text-muted text-sm">None.</p>
          ) : null
        ) : (
          <FileDrop
            file={null}
            onAdd={(files) => void send(files, failed)}
            hint={LIMITS_TEXT}
            isDisabled={isBusy || !data}
            aria-label="Attach files"
          />
        )}
      </div>
    </Fieldset>
  )
}
