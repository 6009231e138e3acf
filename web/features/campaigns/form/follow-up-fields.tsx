import { useState } from 'react'
import { FOLLOW_UP_HOURS_MAX } from '../../../../src/contracts/campaigns/follow-ups.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'
import { answerTo } from '../campaign-words.ts'
import { convertTo } from '../content/convert-to.ts'
import { HtmlEditor } from '../content/html-editor.tsx'
import { SmsCounter } from '../content/sms-counter.tsx'
import { smsMessage } from '../content/sms-message.ts'
import { SubjectLength } from '../content/subject-length.tsx'
import { TemplateMenu, type TemplateSlotProps } from '../content/template-slot.tsx'
import { TextEditor } from '../content/text-editor.tsx'
import type { FollowUpValues } from './campaign-draft.ts'
import { TrackingHint } from './tracking-hint.tsx'
import type { CampaignForm } from './use-campaign-form.ts'

export interface FollowUpFieldsProps {
  form: CampaignForm
  followUp: FollowUpValues
  index: number
  isDisabled: boolean
  customFields: readonly string[]
  onChange: (part: Partial<FollowUpValues>) => void
}

/** Fields of one follow-up: its content, its delay, and which recipients it excludes. */
export function FollowUpFields({ form, followUp, index, isDisabled, customFields, onChange }: FollowUpFieldsProps) {
  const { values, errorOf } = form
  const isEmail = values.type === 'email'
  const isHtml = isEmail && values.format === 'html'
  const wrong = (field: 'after_hours' | 'subject' | 'content' | 'text_content') => {
    const error = errorOf(`follow_ups.${index}.${field}`)
    return error ? { error } : {}
  }
  async function use({ subject, content, text_content, format }: TemplateSlotProps['current']) {
    if (!isEmail) return onChange({ content })
    const written = format === values.format ? content : await convertTo(values.format, content)
    onChange({ subject: subject ?? '', content: written, text_content: isHtml ? (text_content ?? '') : '' })
  }
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <DelayField hours={followUp.after_hours} isDisabled={isDisabled} onChange={onChange} {...wrong('after_hours')} />
      <TemplateMenu
        type={values.type}
        current={{
          subject: isEmail ? followUp.subject : null,
          content: followUp.content,
          text_content: isEmail ? followUp.text_content : null,
          format: values.format,
        }}
        onUse={(template) => void use(template)}
        isReadOnly={isDisabled}
      />
      {isEmail ? (
        <Field
          label="Subject"
          aside={followUp.subject ? <SubjectLength subject={followUp.subject} /> : 'Optional'}
          {...wrong('subject')}
          hint={
            followUp.subject.trim()
              ? 'With a subject of its own it begins a new conversation.'
              : 'Left empty, it answers in the same thread as the first message.'
          }
        >
          <Input
            value={followUp.subject}
            autoComplete="off"
            disabled={isDisabled}
            placeholder={answerTo(values.subject)}
            onChange={(event) => onChange({ subject: event.target.value })}
          />
        </Field>
      ) : null}
      {isHtml ? (
        <HtmlEditor
          value={followUp.content}
          customFields={customFields}
          isDisabled={isDisabled}
          rows={9}
          error={errorOf(`follow_ups.${index}.content`)}
          onChange={(content) => onChange({ content })}
        />
      ) : (
        <Field
          label={isEmail ? 'Text' : 'Content'}
          isRequired
          aside={isEmail ? undefined : <SmsCounter message={smsMessage(values, followUp.content)} />}
          {...wrong('content')}
        >
          <TextEditor
            value={followUp.content}
            customFields={customFields}
            isDisabled={isDisabled}
            rows={isEmail ? 9 : 5}
            onChange={(content) => onChange({ content })}
          />
        </Field>
      )}
      {isHtml ? (
        <Field
          label="Plain text"
          aside="Optional"
          {...wrong('text_content')}
          hint="Left empty, it is made of the content above."
        >
          <TextEditor
            value={followUp.text_content}
            customFields={customFields}
            isDisabled={isDisabled}
            rows={4}
            onChange={(text_content) => onChange({ text_content })}
          />
        </Field>
      ) : null}
      {isEmail ? (
        <Checkbox
          label="Not to those who clicked"
          hint="Who clicked a link of a message before gets no more."
          checked={followUp.stop_on_click}
          disabled={isDisabled}
          onChange={(event) => onChange({ stop_on_click: event.target.checked })}
        />
      ) : null}
      {isEmail && followUp.stop_on_click ? (
        <TrackingHint form={form} what="clicks" isDisabled={isDisabled}>
          Without it nobody knows who clicked.
        </TrackingHint>
      ) : null}
    </div>
  )
}

const UNITS = [
  { value: 'hours', label: 'hours' },
  { value: 'days', label: 'days' },
] as const
const DAY_HOURS = 24

/** The delay after the previous message, in hours or days. */
function DelayField({
  hours,
  error,
  isDisabled,
  onChange,
}: {
  hours: FollowUpValues['after_hours']
  error?: string
  isDisabled: boolean
  onChange: (part: Pick<FollowUpValues, 'after_hours'>) => void
}) {
  const isWhole = Number(hours) > 0 && Number(hours) % DAY_HOURS === 0
  const [unit, setUnit] = useState<'hours' | 'days'>(isWhole ? 'days' : 'hours')
  const size = unit === 'days' ? DAY_HOURS : 1
  const shown = hours === '' ? '' : Number(hours) / size
  const write = (amount: string, of: number) => onChange({ after_hours: amount === '' ? '' : Number(amount) * of })
  return (
    <Field
      label="Wait"
      isRequired
      {...(error && { error })}
      hint="After the message before it, and within the sending window. Up to 60 days."
    >
      <div className="flex items-center gap-2">
        <Input
          type="number"
          inputMode="numeric"
          min={1}
          max={FOLLOW_UP_HOURS_MAX / size}
          className="w-24"
          value={shown}
          disabled={isDisabled}
          onChange={(event) => write(event.target.value, size)}
        />
        {isDisabled ? (
          <span className="text-muted text-sm">{unit}</span>
        ) : (
          <SegmentedControl
            aria-label="Unit of the wait"
            value={unit}
            segments={UNITS}
            onChange={(next) => {
              setUnit(next)
              // Keeps the displayed number when the unit changes.
              write(String(shown), next === 'days' ? DAY_HOURS : 1)
            }}
          />
        )}
      </div>
    </Field>
  )
}
