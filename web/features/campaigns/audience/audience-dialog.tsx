import { CalendarClock } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormAlert } from '../../../ui/form-alert.tsx'
import { AudiencePreviewPanel } from './audience-preview.tsx'
import { AudienceRules } from './audience-rules.tsx'
import type { AudienceSource, When } from './audience-values.ts'
import { MadeCampaignDialog } from './made-campaign-dialog.tsx'
import { MessageFields } from './message-fields.tsx'
import { ScheduleFields } from './schedule-fields.tsx'
import { useAudienceForm } from './use-audience-form.ts'

export interface AudienceDialogProps {
  source: AudienceSource
  /** What the source is, for the title and the campaign's name: "acme.com". */
  name: string
  onClose: () => void
}

const submitWords: Readonly<Record<When, string>> = {
  morning: 'Schedule Campaign',
  later: 'Schedule Campaign',
  now: 'Send Campaign',
  draft: 'Save Draft',
}

/** A failure of the whole form, an invalid field, or the first choice of a group with an error. */
const FIRST_PROBLEM = '[data-failure], [aria-invalid="true"], fieldset:has(> [role="alert"]) [type="radio"]'

/**
 * From everybody who matches a filter to a campaign, on one page: whom to write to, with a preview that follows each
 * choice, the message, and when it starts.
 */
export function AudienceDialog({ source, name, onClose }: AudienceDialogProps) {
  const day = new Date().toLocaleDateString('en-US', { month: 'short', day: 'numeric' })
  const form = useAudienceForm(source, `${name}, ${day}`)
  const formId = useId()
  const { isSubmitting, failure, refusals, made, values } = form
  const formRef = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (refusals > 0) formRef.current?.querySelector<HTMLElement>(FIRST_PROBLEM)?.focus()
  }, [refusals])
  if (made) return <MadeCampaignDialog made={made} onClose={onClose} />
  return (
    <Dialog
      isOpen
      onClose={() => !isSubmitting && onClose()}
      title={`Write to ${name}`}
      size="full"
      footer={
        <>
          <Button onClick={onClose} disabled={isSubmitting}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            icon={CalendarClock}
            isLoading={isSubmitting}
            // Pressed before the senders are there, it would ask for one that nobody could have chosen.
            disabled={form.isLoading}
          >
            {isSubmitting ? 'Creating...' : submitWords[values.when]}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        ref={formRef}
        noValidate
        className="flex flex-col gap-8"
        onSubmit={(event) => {
          event.preventDefault()
          void form.submit()
        }}
      >
        {failure ? (
          <div tabIndex={-1} data-failure className="outline-none">
            <FormAlert message={failure.message} needsPlan={failure.isPlan} isOffline={failure.isOffline} />
          </div>
        ) : null}
        <div className="grid gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
          <Part title="Recipients">
            <AudienceRules form={form} />
          </Part>
          <div className="flex min-w-0 flex-col gap-8">
            <AudiencePreviewPanel body={form.previewed} />
            <Part title="Message">
              <MessageFields form={form} />
            </Part>
            <Part title="Schedule">
              <ScheduleFields form={form} />
            </Part>
          </div>
        </div>
      </form>
    </Dialog>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="flex min-w-0 flex-col gap-3">
      <h3 className="font-semibold text-base text-ink">{title}</h3>
      {children}
    </section>
  )
}
