import { useQuery } from '@tanstack/react-query'
import type { MessageFormat } from '../../../../src/contracts/campaigns/message-format.ts'
import { paths } from '../../../../src/rules/site/app-paths.ts'
import { toLocalInput, zoneName } from '../../../lib/local-time.ts'
import { templatesQuery } from '../../../queries/message-templates.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { windowText } from '../campaign-words.ts'
import { convertTo } from '../content/convert-to.ts'
import { HtmlEditor } from '../content/html-editor.tsx'
import { TextEditor } from '../content/text-editor.tsx'
import { OtherSenders } from '../form/other-senders.tsx'
import { workingHours } from '../form/window-fields.tsx'
import { nextMorning } from './audience-values.ts'
import type { AudienceForm } from './use-audience-form.ts'

const BLANK = 'blank'

/** The message and who sends it. */
export function MessageFields({ form }: { form: AudienceForm }) {
  const { values, set, errors, sender, senders, others } = form
  const { data: templates } = useQuery(templatesQuery('email'))
  function begin(id: string) {
    const template = templates?.find((one) => one.id === id)
    if (!template) return set({ template: null })
    const { subject, content, text_content, format } = template
    set({ template: id, subject: subject ?? '', content, text_content: text_content ?? '', format })
  }
  async function choose(format: MessageFormat) {
    set({ format, content: await convertTo(format, values.content), text_content: '' })
  }
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Template">
          <Select
            value={values.template ?? BLANK}
            options={[
              { value: BLANK, label: 'Blank message' },
              ...(templates ?? []).map(({ id, name, subject }) => ({
                value: id,
                label: name,
                ...(subject && { hint: subject }),
              })),
            ]}
            onChange={begin}
          />
        </Field>
        <Field
          label="Send from"
          isRequired
          {...(errors.email_config_id && { error: errors.email_config_id })}
          hint={
            senders?.length === 0 ? (
              <>
                You don't have an email configuration yet.{' '}
                <TextLink href={paths.emailSms.to({ tab: 'email' })}>Add one</TextLink>
              </>
            ) : undefined
          }
        >
          <Select
            value={sender}
            placeholder={senders ? 'Choose…' : 'Loading…'}
            isDisabled={senders?.length === 0}
            options={(senders ?? []).map(({ id, name, from_email, is_verified, is_active }) => ({
              value: id,
              label: name,
              hint: [from_email, !is_active ? 'Inactive' : !is_verified && 'Not Verified'].filter(Boolean).join(' · '),
            }))}
            onChange={(id) => set({ sender: id })}
          />
        </Field>
      </div>
      <OtherSenders own={sender} chosen={others} onChange={(ids) => set({ others: ids })} error={errors.sender_ids} />
      <Field label="Subject" isRequired {...(errors.subject && { error: errors.subject })}>
        <Input
          value={values.subject}
          maxLength={250}
          autoComplete="off"
          onChange={(event) => set({ subject: event.target.value })}
        />
      </Field>
      <SegmentedControl
        aria-label="Format of the email"
        className="self-start"
        value={values.format}
        onChange={(format) => void choose(format)}
        segments={[
          { value: 'plain', label: 'Plain text' },
          { value: 'html', label: 'Designed (HTML)' },
        ]}
      />
      {values.format === 'html' ? (
        <HtmlEditor
          value={values.content}
          onChange={(content) => set({ content })}
          customFields={[]}
          error={errors.content}
          rows={8}
          placeholder="<p>Hello {{first_name|there}},</p>"
        />
      ) : (
        <Field
          label="Text"
          isRequired
          {...(errors.content && { error: errors.content })}
          hint="We'll add a line at the end explaining why they're receiving it and how to unsubscribe."
        >
          <TextEditor
            value={values.content}
            onChange={(content) => set({ content })}
            customFields={[]}
            rows={8}
            placeholder="Hello {{first_name|there}},"
          />
        </Field>
      )}
    </div>
  )
}

/** When the campaign starts, and its name. */
export function ScheduleFields({ form }: { form: AudienceForm }) {
  const { values, set, errors } = form
  const morning = nextMorning(new Date())
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <RadioGroup
        label="When"
        value={values.when}
        onChange={(when) => set({ when })}
        options={[
          {
            value: 'morning',
            label: 'Next working morning',
            hint: morning.toLocaleString('en-US', {
              ...{ weekday: 'long', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
            }),
          },
          { value: 'now', label: 'Now', hint: values.inWorkingHours ? 'Or when working hours begin' : undefined },
          { value: 'later', label: 'At a specific time' },
          { value: 'draft', label: 'Later: save as a draft' },
        ]}
      />
      {values.when === 'later' ? (
        <Field
          label="Date and time"
          isRequired
          hint={`In your time zone, ${zoneName()}`}
          {...(errors.at && { error: errors.at })}
        >
          <Input
            type="datetime-local"
            className="sm:w-60"
            value={values.at}
            min={toLocalInput(new Date())}
            onChange={(event) => set({ at: event.target.value })}
          />
        </Field>
      ) : null}
      <Checkbox
        label="Only in working hours"
        hint={windowText(workingHours())}
        checked={values.inWorkingHours}
        onChange={(event) => set({ inWorkingHours: event.target.checked })}
      />
      <Field label="Campaign Name" isRequired {...(errors.name && { error: errors.name })}>
        <Input
          value={values.name}
          maxLength={200}
          autoComplete="off"
          onChange={(event) => set({ name: event.target.value })}
        />
      </Field>
    </div>
  )
}
