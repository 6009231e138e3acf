import { FolderDown } from 'lucide-react'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { LimitAlert } from '../../ui/limit-alert.tsx'
import { ArchiveOptions } from './archive-options.tsx'
import { FileTypeCheckboxes } from './file-type-checkboxes.tsx'
import { PlanLimits } from './plan-limits.tsx'
import { ScopeFields } from './scope-fields.tsx'
import { START_FAILED, useDownloadForm } from './use-download-form.ts'

export interface DownloadFormProps {
  /** A URL from a link, to prefill the form. */
  initialUrl?: string
  onStarted: () => void
}

/** The form that starts a website download. */
export function DownloadForm({ initialUrl = '', onStarted }: DownloadFormProps) {
  const form = useDownloadForm(initialUrl, onStarted)
  return (
    <Card>
      <form
        noValidate
        onSubmit={(event) => void form.send(event)}
        aria-label="New website download"
        className="flex flex-col gap-5"
      >
        <ScopeFields form={form} />
        <FileTypeCheckboxes registration={form.register('include_types')} error={form.errorOf('include_types')} />
        <ArchiveOptions
          rendersPages={form.watch('render_pages') === true}
          makesWacz={form.watch('make_wacz') === true}
          renderPages={form.register('render_pages')}
          makeWacz={form.register('make_wacz')}
        />
        <LimitAlert message={form.limitMessage} />
        {form.formMessage ? <Alert tone="danger" title={reasonOf(form.formMessage, form.isOffline)} /> : null}
        <Button type="submit" variant="primary" size="lg" isBlock icon={FolderDown} isLoading={form.isSubmitting}>
          {form.isSubmitting ? 'Starting...' : 'Start Download'}
        </Button>
        <PlanLimits />
      </form>
    </Card>
  )
}

/** The reason that stays in the form after the toast has disappeared. */
function reasonOf(message: string, isOffline: boolean): string {
  if (isOffline) return "The server didn't respond. Check your connection and try again."
  return message === START_FAILED ? "We couldn't start the download. Please try again in a moment." : message
}
