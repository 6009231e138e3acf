import { type FormEvent, useState } from 'react'
import {
  DOWNLOAD_DEPTH_DEFAULT,
  FILE_TYPES_DEFAULT,
  StartSiteDownload,
} from '../../../src/contracts/site-downloads/site-downloads.ts'
import { CallError } from '../../lib/call-error.ts'
import { suggestUrl } from '../../lib/suggest-url.ts'
import { useContractForm } from '../../lib/use-contract-form.ts'
import { toast } from '../../ui/toast.tsx'
import { useStartDownload } from './api.ts'

export const START_FAILED = 'Failed to start download'
export type DownloadFormState = ReturnType<typeof useDownloadForm>

/** The form of a website download: its values, and how it starts. */
export function useDownloadForm(initialUrl: string, onStarted: () => void) {
  const [limitMessage, setLimitMessage] = useState<string | null>(null)
  const start = useStartDownload()
  const form = useContractForm(StartSiteDownload, {
    defaultValues: {
      url: initialUrl,
      max_depth: DOWNLOAD_DEPTH_DEFAULT,
      follow_external: false,
      respect_robots: true,
      include_types: [...FILE_TYPES_DEFAULT],
      render_pages: false,
      make_wacz: false,
    },
    failureMessage: START_FAILED,
    // Adds https to a bare domain.
    readAs: (values) => ({ ...values, url: suggestUrl(values.url) ?? values.url }),
  })

  async function send(event: FormEvent<HTMLFormElement>) {
    let isStarted = false
    setLimitMessage(null)
    await form.submit(async (body) => {
      try {
        await start.mutateAsync({ body })
        isStarted = true
      } catch (error) {
        // No form field can fix this error, but another plan can.
        if (error instanceof CallError && error.status === 402) return setLimitMessage(error.message)
        // Field errors are shown at the field.
        if (!(error instanceof CallError) || Object.keys(error.fields).length === 0) toast.error(START_FAILED)
        throw error
      }
    })(event)
    if (!isStarted) return
    toast.success('Website download started!')
    // Not earlier: during submission, an empty field would be validated as soon as the user types into it.
    form.reset({ ...form.getValues(), url: '' })
    onStarted()
  }

  return {
    ...form,
    send,
    /** The message about the plan's limit that prevents the download. */
    limitMessage,
  }
}
