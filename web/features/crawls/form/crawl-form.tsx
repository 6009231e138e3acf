import { type Ref, useImperativeHandle, useState } from 'react'
import { type DryRun, dryRunCrawl } from '../../../../src/contracts/crawls/crawl-dry-runs.ts'
import { CallError } from '../../../lib/call-error.ts'
import { useCall } from '../../../lib/use-call.ts'
import { Card } from '../../../ui/card.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { FormAlert } from '../../../ui/form-alert.tsx'
import { LimitAlert } from '../../../ui/limit-alert.tsx'
import type { CrawlFormOutput } from './crawl-form-schema.ts'
import { CrawlOptions } from './crawl-options.tsx'
import { CrawlTarget } from './crawl-target.tsx'
import { DryRunDialog } from './dry-run-dialog.tsx'
import { PlanAllowance } from './plan-allowance.tsx'
import { StartButtons } from './start-buttons.tsx'
import { TypeCheckboxes } from './type-checkboxes.tsx'
import { useCrawlForm } from './use-crawl-form.ts'
import { usePreset } from './use-preset.ts'

export interface CrawlFormHandle {
  focus: () => void
}

export interface CrawlFormProps {
  /** Settles when the server has responded, which in a foreground crawl is after its end. */
  onStart: (body: CrawlFormOutput) => Promise<void>
  /** A URL from a link, to prefill the form. */
  initialUrl?: string
  ref?: Ref<CrawlFormHandle>
}

/** The form that starts a crawl. */
export function CrawlForm({ onStart, initialUrl = '', ref }: CrawlFormProps) {
  const [limitMessage, setLimitMessage] = useState<string | null>(null)
  const [map, setMap] = useState<DryRun | null>(null)
  const mapping = useCall(dryRunCrawl)
  const form = useCrawlForm(initialUrl)
  const isStarting = form.isSubmitting && !mapping.isPending
  usePreset(form)
  useImperativeHandle(ref, () => ({ focus: () => form.setFocus(form.mode) }))

  const send = form.submit(async (body) => {
    setLimitMessage(null)
    try {
      await onStart(body)
      // The next crawl is another one.
      form.setValue('name', '')
    } catch (error) {
      // No form field can fix this error, but another plan can.
      if (error instanceof CallError && error.status === 402) setLimitMessage(error.message)
      else throw error
    }
  })
  const preview = form.submit(async (body) => setMap((await mapping.mutateAsync({ body })).data))

  return (
    <Card>
      <form noValidate onSubmit={send} aria-label="New crawl" className="flex flex-col gap-5">
        <CrawlTarget form={form} />
        <TypeCheckboxes
          registration={form.register('types')}
          selected={form.watch('types')}
          onSelect={(types) =>
            form.setValue('types', types, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
          }
          error={form.errorOf('types')}
        />
        <CrawlOptions form={form} />
        <Checkbox
          {...form.register('run_in_background', { onChange: (event) => form.setIsBackground(event.target.checked) })}
          label="Run in background"
          hint="Leave the page if you like. You will be notified when it is complete."
        />
        <LimitAlert message={limitMessage} />
        <FormAlert message={form.formMessage} isOffline={form.isOffline} needsPlan={form.needsPlan} />
        <StartButtons
          isBackground={form.isBackground}
          isStarting={isStarting}
          isMapping={mapping.isPending}
          onMap={form.mode === 'url' ? () => void preview() : null}
        />
        <PlanAllowance />
      </form>
      {map ? (
        <DryRunDialog
          map={map}
          onClose={() => setMap(null)}
          onStart={() => {
            setMap(null)
            void send()
          }}
        />
      ) : null}
    </Card>
  )
}
