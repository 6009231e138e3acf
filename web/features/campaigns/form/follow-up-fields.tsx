import { useState } from 'react'
import { FOLLOW_UP_HOURS_MAX } from '../../../../src/contracts/campaigns/follow-ups.ts'
import { STEP_CONDITIONS } from '../../../../src/contracts/campaigns/steps.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'
import { Select } from '../../../ui/select.tsx'
import { answerTo, stepConditions } from '../campaign-words.ts'
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
import { VariantFields } from './variant-fields.tsx'

export interface FollowUpFieldsProps {
  form: CampaignForm
  followUp: FollowUpValues
  index: number
  isDisabled: boolean
  /** Whether only its texts and its delay can be changed. */
  isFixed: boolean
  customFields: readonly string[]
  onChange: (part: Partial<FollowUpValues>) => void
}

/** Fields of one follow-up: its content, its delay, and which recipients it excludes. */
export function FollowUpFields({
  form,
  followUp,
  index,
  isDisabled,
  isFixed,
  customFields,
  onChange,
}: FollowUpFieldsProps) {
  const { values, errorOf } = form
  const isManual = followUp.kind !== 'message'
  const isEmail = values.type === 'email' && !isManual
  const isHtml = isEmail && values.format === 'html'
  const wrong = (field: 'after_hours' | 'subject' | 'content' | 'text_content' | 'condition') => {
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
      <ConditionField
        form={form}
        followUp={followUp}
        isDisabled={isFixed}
        onChange={onChange}
        {...wrong('condition')}
      />
      {isManual ? null : (
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
      )}
      {isEmail ? (
        <Field
          label="Subject"
          aside={followUp.subject ? <SubjectLength subject={followUp.subject} /> : 'Optional'}
          {...wrong('subject')}
          hint={
            followUp.subject.trim()
              ? 'With its own subject, it starts a new conversation.'
              : "Leave empty to reply in the first message's thread."
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
          label={isManual ? 'What to do' : isEmail ? 'Text' : 'Content'}
          isRequired
          aside={isEmail || isManual ? undefined : <SmsCounter message={smsMessage(values, followUp.content)} />}
          {...wrong('content')}
          {...(isManual && { hint: 'Shown with the task, with the recipient’s details filled in.' })}
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
          hint="Leave empty to generate it from the content above."
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
      {isManual ? null : (
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
      )}
      {isEmail ? (
        <Checkbox
          label="Skip people who clicked"
          hint="People who clicked a link in an earlier message won't get this one or later ones."
          checked={followUp.stop_on_click}
          disabled={isDisabled}
          onChange={(event) => onChange({ stop_on_click: event.target.checked })}
        />
      ) : null}
      {isEmail && followUp.stop_on_click ? (
        <TrackingHint form={form} what="clicks" isDisabled={isDisabled}>
          Without click tracking, clicks aren't known.
        </TrackingHint>
      ) : null}
    </div>
  )
}

/** Recipients, judged when it is due; only a task can be for those who answered. */
function ConditionField({
  form,
  followUp: { kind, condition },
  isDisabled,
  error,
  onChange,
}: {
  form: CampaignForm
  followUp: FollowUpValues
  isDisabled: boolean
  error?: string
  onChange: (part: Pick<FollowUpValues, 'condition'>) => void
}) {
  const isEmail = form.values.type === 'email'
  const options = STEP_CONDITIONS.filter(
    (one) => (one !== 'answered' || kind !== 'message') && (isEmail || one === 'no_answer' || one === 'answered'),
  )
  const what = condition.endsWith('opened') ? 'opens' : condition.endsWith('clicked') ? 'clicks' : null
  return (
    <>
      <Field
        label="Recipients"
        {...(error && { error })}
        hint={
          condition === 'no_answer'
            ? "Checked when it's due."
            : "Checked when it's due. Everyone else moves on to the next step."
        }
      >
        <Select
          value={condition}
          isDisabled={isDisabled}
          options={options.map((value) => ({ value, label: stepConditions[value].label }))}
          onChange={(next) => onChange({ condition: next })}
        />
      </Field>
      {what && isEmail ? (
        <TrackingHint form={form} what={what} isDisabled={isDisabled}>
          Without tracking, this isn't known.
        </TrackingHint>
      ) : null}
    </>
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
      hint="After the previous message, within the sending window. Up to 60 days."
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
