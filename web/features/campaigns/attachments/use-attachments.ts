import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { toastNamedFailure } from '../../../ui/toast-failure.ts'
import { attachmentsQuery, useAddAttachment, useRemoveAttachment } from './api.ts'
import { presentOf, sortFiles } from './attachment-rules.ts'
import { leaveFiles, useLeftFiles } from './left-files.ts'
import { type FailedFile, uploadFiles } from './upload-files.ts'
import type { Upload } from './upload-progress.tsx'

/** Prefix of the keys of files that failed to upload. */
const FAILED = 'failed-'
const indexOfFailed = (key: string): number | null => (key.startsWith(FAILED) ? Number(key.slice(FAILED.length)) : null)

/** The attachments of an existing campaign, those that failed to upload, and their changes. */
export function useAttachments(campaignId: string) {
  const attachments = useQuery(attachmentsQuery(campaignId))
  const failed = useLeftFiles(campaignId)
  const [refused, setRefused] = useState<readonly { name: string; why: string }[]>([])
  const [upload, setUpload] = useState<Upload | null>(null)
  const add = useAddAttachment()
  const remove = useRemoveAttachment()
  const params = { id: campaignId }
  const saved = attachments.data ?? []
  const present = presentOf(saved)

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
  return {
    attachments,
    /** Those that are saved, then those that failed to upload. */
    files: [
      ...saved.map(({ id, name, size }) => ({ key: id, name, size })),
      ...failed.map(({ file, why }, index) => ({
        key: `${FAILED}${index}`,
        name: file.name,
        size: file.size,
        problem: `Not uploaded: ${why}`,
      })),
    ],
    present,
    /** Files that break a rule, so that they were not uploaded. */
    refused,
    /** Progress of the upload. */
    upload,
    isBusy: upload !== null || remove.isPending,
    add: (files: readonly File[]) => void send(files, failed),
    async remove(key: string) {
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
    },
    retry(key: string) {
      const index = indexOfFailed(key)
      const again = index === null ? undefined : failed[index]
      if (again)
        void send(
          [again.file],
          failed.filter((one) => one !== again),
        )
    },
  }
}
