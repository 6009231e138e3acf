import { useQuery } from '@tanstack/react-query'
import { emailConfigsQuery } from '../../../queries/senders.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { Select } from '../../../ui/select.tsx'
import { subjectTestText } from '../campaign-words.ts'
import { SubjectLength } from '../content/subject-length.tsx'
import type { CampaignValues } from './campaign-draft.ts'
import { TrackingHint } from './tracking-hint.tsx'
import type { CampaignForm } from './use-campaign-form.ts'
import { metricOptions, withSaved } from './winner-options.ts'

type Test = NonNullable<CampaignValues['subject_test']>
const FIRST: Test = { share: 20, wait_hours: 4, by: 'opens' }
const SHARES = [10, 20, 30, 40, 50, 75, 100]
const WAITS = [1, 2, 4, 8, 12, 24, 48, 72]

interface SubjectTestFieldsProps {
  form: CampaignForm
  isDisabled: boolean
}

/** A second subject that is tested against the first one on some of the recipients. */
export function SubjectTestFields({ form, isDisabled }: SubjectTestFieldsProps) {
  const { values, change, errorOf, register } = form
  const { subject_test: test, subject_b } = values
  return (
    <div className="flex flex-col gap-3">
      <Checkbox
        label="Try a second subject"
        hint="Some recipients get one or the other; the rest get the better one."
        checked={test !== null}
        disabled={isDisabled}
        onChange={(event) => change('subject_test', event.target.checked ? FIRST : null)}
      />
      {test ? (
        <div className="flex flex-col gap-4 border-line border-l-2 pl-4">
          <Field
            label="Second subject"
            error={errorOf('subject_b')}
            isRequired
            aside={<SubjectLength subject={subject_b} />}
          >
            <Input {...register('subject_b')} autoComplete="off" disabled={isDisabled} />
          </Field>
          <TestRules form={form} test={test} isDisabled={isDisabled} />
          <p className="text-muted text-xs">{subjectTestText(test)}</p>
          {test.by === 'replies' ? (
            <ReplyHint configId={values.email_config_id} />
          ) : (
            <>
              <TrackingHint form={form} what={test.by} isDisabled={isDisabled}>
                Without it, we can't tell which subject did better.
              </TrackingHint>
              {test.by === 'opens' ? (
                <p className="text-muted text-xs">
                  If email apps load most images automatically, opens aren't reliable. Clicks or replies decide instead.
                </p>
              ) : null}
            </>
          )}
        </div>
      ) : null}
    </div>
  )
}

/** Who gets the two subjects, and how and when the better one is found. */
function TestRules({ form: { change, errorOf }, test, isDisabled }: SubjectTestFieldsProps & { test: Test }) {
  const update = (part: Partial<Test>) => change('subject_test', { ...test, ...part })
  return (
    <div className="grid gap-3 sm:grid-cols-3">
      <Field label="Try both on" error={errorOf('subject_test.share')}>
        <Select
          value={test.share}
          isDisabled={isDisabled}
          options={withSaved(SHARES, test.share).map((value) => ({
            value,
            label: value === 100 ? 'All recipients' : `${value}% of them`,
          }))}
          onChange={(share) => update({ share })}
        />
      </Field>
      <Field label="Decide after" error={errorOf('subject_test.wait_hours')}>
        <Select
          value={test.wait_hours}
          isDisabled={isDisabled || test.share === 100}
          options={withSaved(WAITS, test.wait_hours).map((value) => ({
            value,
            label: value === 1 ? '1 hour' : `${value} hours`,
          }))}
          onChange={(wait_hours) => update({ wait_hours })}
        />
      </Field>
      <Field label="By the most" error={errorOf('subject_test.by')}>
        <Select value={test.by} isDisabled={isDisabled} options={metricOptions} onChange={(by) => update({ by })} />
      </Field>
    </div>
  )
}

/** Replies are only counted if they reach our inbox. */
function ReplyHint({ configId }: { configId: string }) {
  const { data: senders } = useQuery(emailConfigsQuery())
  const sender = senders?.find(({ id }) => id === configId)
  if (!sender || sender.collect_replies) return null
  return (
    <p role="status" className="text-warning-text text-xs">
      Answers to “{sender.name}” don't arrive in this inbox, so they aren't counted. You can change that in its
      settings.
    </p>
  )
}
