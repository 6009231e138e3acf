import { Checkbox } from '../../../ui/checkbox.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { answerTo } from '../campaign-words.ts'
import { ContentField } from '../content/content-field.tsx'
import { convertTo } from '../content/convert-to.ts'
import { PlainTextField } from '../content/plain-text-field.tsx'
import { SmsCounter } from '../content/sms-counter.tsx'
import { smsMessage } from '../content/sms-message.ts'
import { SubjectLength } from '../content/subject-length.tsx'
import { TemplateMenu, type TemplateSlotProps } from '../content/template-slot.tsx'
import type { FollowUpValues } from './campaign-draft.ts'
import { TrackingHint } from './tracking-hint.tsx'
import type { CampaignForm } from './use-campaign-form.ts'
import { VariantFields } from './variant-fields.tsx'

export interface FollowUpMessageProps {
  form: CampaignForm
  followUp: FollowUpValues
  index: number
  isDisabled: boolean
  customFields: readonly string[]
  onChange: (part: Partial<FollowUpValues>) => void
}

/** What a follow-up says, and whether a click ends the sequence. */
export function FollowUpMessage(props: FollowUpMessageProps) {
  const { form, followUp, index, isDisabled, customFields, onChange } = props
  const { values, errorOf } = form
  const isEmail = values.type === 'email'
  const isHtml = isEmail && values.format === 'html'
  async function use({ subject, content, text_content, format }: TemplateSlotProps['current']) {
    if (!isEmail) return onChange({ content })
    const written = format === values.format ? content : await convertTo(values.format, content)
    onChange({ subject: subject ?? '', content: written, text_content: isHtml ? (text_content ?? '') : '' })
  }
  const { subject, content, text_content } = followUp
  return (
    <>
      <TemplateMenu
        type={values.type}
        current={{
          ...{ content, format: values.format },
          ...(isEmail ? { subject, text_content } : { subject: null, text_content: null }),
        }}
        onUse={(template) => void use(template)}
        isReadOnly={isDisabled}
      />
      {isEmail ? <FollowUpSubject {...props} /> : null}
      <ContentField
        isHtml={isHtml}
        label={isEmail ? 'Text' : 'Content'}
        aside={isEmail ? undefined : <SmsCounter message={smsMessage(values, content)} />}
        value={content}
        customFields={customFields}
        isDisabled={isDisabled}
        rows={isEmail ? 9 : 5}
        error={errorOf(`follow_ups.${index}.content`)}
        onChange={(next) => onChange({ content: next })}
      />
      {isHtml ? (
        <PlainTextField
          hint="Leave empty to generate it from the content above."
          value={text_content}
          customFields={customFields}
          isDisabled={isDisabled}
          rows={4}
          error={errorOf(`follow_ups.${index}.text_content`)}
          onChange={(next) => onChange({ text_content: next })}
        />
      ) : null}
      <VariantFields
        label={`follow-up ${index + 1}`}
        isEmail={isEmail}
        isHtml={isHtml}
        variants={followUp.variants}
        test={followUp.variant_test}
        customFields={customFields}
        isDisabled={isDisabled}
        errorOf={(path) => errorOf(`follow_ups.${index}.${path}` as never)}
        onChange={onChange}
      />
      {isEmail ? <StopOnClick {...props} /> : null}
    </>
  )
}

function FollowUpSubject({ form, followUp: { subject }, index, isDisabled, onChange }: FollowUpMessageProps) {
  return (
    <Field
      label="Subject"
      aside={subject ? <SubjectLength subject={subject} /> : 'Optional'}
      error={form.errorOf(`follow_ups.${index}.subject`)}
      hint={
        subject.trim()
          ? 'With its own subject, it starts a new conversation.'
          : "Leave empty to reply in the first message's thread."
      }
    >
      <Input
        value={subject}
        autoComplete="off"
        disabled={isDisabled}
        placeholder={answerTo(form.values.subject)}
        onChange={(event) => onChange({ subject: event.target.value })}
      />
    </Field>
  )
}

function StopOnClick({ form, followUp, isDisabled, onChange }: FollowUpMessageProps) {
  return (
    <>
      <Checkbox
        label="Skip people who clicked"
        hint="People who clicked a link in an earlier message won't get this one or later ones."
        checked={followUp.stop_on_click}
        disabled={isDisabled}
        onChange={(event) => onChange({ stop_on_click: event.target.checked })}
      />
      {followUp.stop_on_click ? (
        <TrackingHint form={form} what="clicks" isDisabled={isDisabled}>
          Without click tracking, clicks aren't known.
        </TrackingHint>
      ) : null}
    </>
  )
}
