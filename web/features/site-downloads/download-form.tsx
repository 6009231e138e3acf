import { FolderDown } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import {
  DOWNLOAD_DEPTH_DEFAULT,
  DOWNLOAD_DEPTH_MAX,
  FILE_TYPES_DEFAULT,
  StartSiteDownload,
} from '../../../src/contracts/site-downloads/site-downloads.ts'
import { pluralize } from '../../../src/lib/text/pluralize.ts'
import { CallError } from '../../lib/call-error.ts'
import { suggestUrl } from '../../lib/suggest-url.ts'
import { useContractForm } from '../../lib/use-contract-form.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field } from '../../ui/field.tsx'
import { Fieldset } from '../../ui/fieldset.tsx'
import { LimitAlert } from '../../ui/limit-alert.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { toast } from '../../ui/toast.tsx'
import { UrlInput } from '../../ui/url-input.tsx'
import { useStartDownload } from './api.ts'
import { ArchiveOptions } from './archive-options.tsx'
import { FileTypeCheckboxes } from './file-type-checkboxes.tsx'
import { PlanLimits } from './plan-limits.tsx'

const START_FAILED = 'Failed to start download'
const depths = Array.from({ length: DOWNLOAD_DEPTH_MAX }, (_, index) => String(index + 1))

export interface DownloadFormProps {
  /** A URL from a link, to prefill the form. */
  initialUrl?: string
  onStarted: () => void
}

/** The form that starts a website download. */
export function DownloadForm({ initialUrl = '', onStarted }: DownloadFormProps) {
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
  const offer = suggestUrl(form.watch('url'))
  const depth = String(form.watch('max_depth'))

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

  return (
    <Card>
      <form
        noValidate
        onSubmit={(event) => void send(event)}
        aria-label="New website download"
        className="flex flex-col gap-5"
      >
        <Field
          label="URL"
          error={form.errorOf('url')}
          hint={offer ? `Read as ${offer}` : 'The page to start from. We follow its links.'}
        >
          <UrlInput {...form.register('url')} size="lg" />
        </Field>
        <Fieldset legend="Crawl depth" error={form.errorOf('max_depth')} hint={depthText(Number(depth))}>
          <SegmentedControl
            aria-label="Crawl depth"
            className="flex w-full"
            value={depth}
            onChange={(next) => form.setValue('max_depth', Number(next), { shouldDirty: true })}
            segments={depths.map((value) => ({ value, label: value }))}
          />
        </Fieldset>
        <div className="flex flex-col gap-3">
          <Checkbox
            {...form.register('follow_external')}
            label="Follow external links"
            hint="Also saves pages on other websites that this one links to, but goes no further."
          />
          <Checkbox
            {...form.register('respect_robots')}
            label="Respect robots.txt"
            hint="Skips pages the site asks crawlers not to read."
          />
        </div>
        <FileTypeCheckboxes registration={form.register('include_types')} error={form.errorOf('include_types')} />
        <ArchiveOptions
          rendersPages={form.watch('render_pages') === true}
          makesWacz={form.watch('make_wacz') === true}
          renderPages={form.register('render_pages')}
          makeWacz={form.register('make_wacz')}
        />
        <LimitAlert message={limitMessage} />
        {form.formMessage ? <Alert tone="danger" title={reasonOf(form.formMessage, form.isOffline)} /> : null}
        <Button type="submit" variant="primary" size="lg" isBlock icon={FolderDown} isLoading={form.isSubmitting}>
          {form.isSubmitting ? 'Starting...' : 'Start Download'}
        </Button>
        <PlanLimits />
      </form>
    </Card>
  )
}

function depthText(depth: number): string {
  return depth === 1
    ? 'This page and the pages it links to.'
    : `Pages up to ${pluralize(depth, 'click')} away from this one.`
}

/** The reason that stays in the form after the toast has disappeared. */
function reasonOf(message: string, isOffline: boolean): string {
  if (isOffline) return "The server didn't respond. Check your connection and try again."
  return message === START_FAILED ? "We couldn't start the download. Please try again in a moment." : message
}
