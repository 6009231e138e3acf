import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import type { PreviewedMessage } from '../content/api.ts'
import { ContentField } from '../content/content-field.tsx'
import { PlainTextField } from '../content/plain-text-field.tsx'
import { SmsCounter } from '../content/sms-counter.tsx'
import { SubjectLength } from '../content/subject-length.tsx'
import { TemplateMenu } from '../content/template-slot.tsx'
import { templateOf } from './first-message-template.ts'
import type { Editable } from './form-parts.ts'
import { FormatField } from './format-field.tsx'
import { SubjectTestFields } from './subject-test-fields.tsx'
import type { CampaignForm } from './use-campaign-form.ts'

export interface FirstMessageFieldsProps {
  form: CampaignForm
  editable: Editable
  customFields: readonly string[]
  /** The message as it is counted. */
  message: PreviewedMessage
}

/** What the first message says: a template to start from, its subject, format and content. */
export function FirstMessageFields({ form, editable, customFields, message }: FirstMessageFieldsProps) {
  const { values, change, errorOf } = form
  const { type, content, text_content } = values
  const { texts, startFrom } = templateOf(form)
  const isDisabled = editable === 'nothing'
  const isEmail = type === 'email'
  const isHtml = isEmail && values.format === 'html'
  return (
    <>
      <TemplateMenu type={type} current={texts} onUse={startFrom} isReadOnly={isDisabled} />
      {isEmail ? <SubjectFields form={form} editable={editable} /> : null}
      {/* The key gives each channel its own editor, so that no selection carries over. */}
      <ContentField
        key={type}
        isHtml={isHtml}
        label={isEmail ? 'Text' : 'Content'}
        aside={isEmail ? undefined : <SmsCounter message={message} />}
        hint={
          isEmail
            ? "We'll add a line at the end explaining why they're receiving it and how to unsubscribe."
            : "We'll add unsubscribe instructions at the end."
        }
        value={content}
        onChange={(text) => change('content', text)}
        customFields={customFields}
        isDisabled={isDisabled}
        error={errorOf('content')}
        {...(!isEmail && { rows: 6 })}
      />
      {isHtml ? (
        <PlainTextField
          hint="For email apps that don't show HTML. Leave empty to generate it from the content above."
          value={text_content}
          onChange={(text) => change('text_content', text)}
          customFields={customFields}
          isDisabled={isDisabled}
          rows={6}
          error={errorOf('text_content')}
        />
      ) : null}
    </>
  )
}

/** The subject of the first email, a second one to test, and how its content is written. */
function SubjectFields({ form, editable }: { form: CampaignForm; editable: Editable }) {
  const isDisabled = editable === 'nothing'
  return (
    <>
      <Field
        label="Subject"
        error={form.errorOf('subject')}
        isRequired
        aside={<SubjectLength subject={form.values.subject} />}
        hint="Keep it under 60 characters so that phones show all of it."
      >
        <Input {...form.register('subject')} autoComplete="off" disabled={isDisabled} />
      </Field>
      {/* Once a campaign has started, its recipients have one of the subjects, so a test can no longer change. */}
      <SubjectTestFields form={form} isDisabled={editable !== 'all'} />
      <FormatField form={form} isDisabled={isDisabled} />
    </>
  )
}
