import { ScanSearch } from 'lucide-react'
import { useId } from 'react'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Field } from '../../ui/field.tsx'
import { FormAlert } from '../../ui/form-alert.tsx'
import { Input } from '../../ui/input.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import { AnalysisResult } from './analysis-result.tsx'
import { SUBJECT_LENGTH_BEST } from './subject-length.ts'
import type { AnalysisTool } from './use-spam-analysis.ts'

/** Checks a subject and content before they are sent. */
export function AnalysisView({ tool: { form, onSubmit, result } }: { tool: AnalysisTool }) {
  const subjectLength = form.watch('subject').trim().length
  const id = useId()
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <Card title="Spam Analysis" description="See what a spam filter thinks of a message.">
        <form noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
          <Field
            label="Subject"
            aside={`${subjectLength} / ${SUBJECT_LENGTH_BEST}`}
            error={form.errorOf('subject')}
            hint={
              subjectLength >= SUBJECT_LENGTH_BEST
                ? `Keep it under ${SUBJECT_LENGTH_BEST} characters so that most inboxes show all of it.`
                : undefined
            }
          >
            <Input {...form.register('subject')} autoComplete="off" placeholder="What your message is about" />
          </Field>
          <Field label="Content" error={form.errorOf('content')} hint="As text or HTML.">
            <Textarea {...form.register('content')} rows={10} placeholder="Your message" className="min-h-48" />
          </Field>
          <FormAlert message={form.formMessage} isOffline={form.isOffline} needsPlan={form.needsPlan} />
          <Button
            type="submit"
            variant="primary"
            icon={ScanSearch}
            isLoading={form.isSubmitting}
            className="self-start"
          >
            {form.isSubmitting ? 'Analyzing...' : 'Analyze Content'}
          </Button>
        </form>
      </Card>
      <section aria-labelledby={id} aria-live="polite" className="min-w-0">
        <h2 id={id} className="sr-only">
          Analysis result
        </h2>
        {result ? (
          <AnalysisResult analysis={result} />
        ) : (
          <Card>
            <EmptyState title="No analysis yet" art="search">
              Enter a subject and content to see what could trigger spam filters, with points and fixes.
            </EmptyState>
          </Card>
        )}
      </section>
    </div>
  )
}
