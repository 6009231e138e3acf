import { useState } from 'react'
import type { ARCHIVE_FORMATS, SiteDownload } from '../../../src/contracts/site-downloads/site-downloads.ts'
import * as contract from '../../../src/contracts/site-downloads/site-downloads.ts'
import { call } from '../../lib/call.ts'
import { saveFrom } from '../../lib/save-file.ts'
import { toast } from '../../ui/toast.tsx'
import { toastFailure } from './toast-failure.ts'

/** Whether a zip file is available: from a completed download, or what a cancelled one had captured. */
export const hasArchive = ({ status, file_size }: Pick<SiteDownload, 'status' | 'file_size'>): boolean =>
  file_size !== null && (status === 'completed' || status === 'cancelled')

/** Lets the browser download an archive, so that gigabytes are streamed to disk instead of through the page. */
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
