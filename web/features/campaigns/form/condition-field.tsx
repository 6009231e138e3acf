import { STEP_CONDITIONS } from '../../../../src/contracts/campaigns/steps.ts'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { stepConditions } from '../campaign-words.ts'
import type { FollowUpValues } from './campaign-draft.ts'
import { TrackingHint } from './tracking-hint.tsx'
import type { CampaignForm } from './use-campaign-form.ts'

export interface ConditionFieldProps {
  form: CampaignForm
  followUp: FollowUpValues
  isDisabled: boolean
  error: string | undefined
  onChange: (part: Pick<FollowUpValues, 'condition'>) => void
}

/** Recipients of a follow-up, checked when it is due; only a task can be for those who answered. */
export function ConditionField({ form, followUp, isDisabled, error, onChange }: ConditionFieldProps) {
  const { kind, condition } = followUp
  const isEmail = form.values.type === 'email'
  const options = STEP_CONDITIONS.filter(
    (one) => (one !== 'answered' || kind !== 'message') && (isEmail || one === 'no_answer' || one === 'answered'),
  )
  const what = condition.endsWith('opened') ? 'opens' : condition.endsWith('clicked') ? 'clicks' : null
  return (
    <>
      <Field
        label="Recipients"
        error={error}
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
