import { useState } from 'react'
import type { ARCHIVE_FORMATS, SiteDownload } from '../../../src/contracts/site-downloads.ts'
import * as contract from '../../../src/contracts/site-downloads.ts'
import { call } from '../../lib/call.ts'
import { saveFrom } from '../../lib/save-file.ts'
import { toast } from '../../ui/toast.tsx'
import { toastFailure } from './toast-failure.ts'

/** Whether there is a zip to have: that of a completed download, or what one that was cancelled had captured. */
export const hasArchive = ({ status, file_size }: Pick<SiteDownload, 'status' | 'file_size'>): boolean =>
  file_size !== null && (status === 'completed' || status === 'cancelled')

/** Has the browser fetch an archive, so that gigabytes go to the disk and not through the page. */
export function useSaveArchive(id: string) {
  const [isSaving, setIsSaving] = useState(false)
  async function save(format: (typeof ARCHIVE_FORMATS)[number]) {
    setIsSaving(true)
    try {
      const { data } = await call(contract.allowFile, { params: { id }, body: { format } })
      saveFrom(data.path)
      toast.success('Download started')
    } catch (error) {
      toastFailure('Failed to download file', error)
    } finally {
      setIsSaving(false)
    }
  }
  return { isSaving, save }
}
