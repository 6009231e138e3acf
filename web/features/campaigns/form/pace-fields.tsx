import { GAP_DEFAULT } from '../../../../src/contracts/campaigns/campaign-settings.ts'
import { DOMAIN_LIMIT_MAX, GAP_SECONDS_MAX } from '../../../../src/contracts/campaigns/limits.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import type { CampaignForm } from './use-campaign-form.ts'

/** The pause between messages of a mailbox, and how many messages a recipient domain gets in a day. */
export function PaceFields({ form, isDisabled }: { form: CampaignForm; isDisabled: boolean }) {
  const { values, errorOf, register } = form
  const { sending_gap: gap } = values
  const change = (next: typeof gap) => form.change('sending_gap', next)
  return (
    <div className="flex flex-col gap-4">
      <Checkbox
        label="Pause between messages"
        hint="A random pause after each message from a mailbox, as if a person were typing. Replaces batches."
        checked={gap !== null}
        disabled={isDisabled}
        onChange={(event) => change(event.target.checked ? GAP_DEFAULT : null)}
      />
      {gap ? (
        <div className="grid grid-cols-2 gap-3 border-line border-l-2 pl-4">
          <Field label="Shortest pause" isRequired hint="Seconds" error={errorOf('sending_gap.min')}>
            <Input
              type="number"
              inputMode="numeric"
              min={1}
              max={GAP_SECONDS_MAX}
              value={gap.min}
              disabled={isDisabled}
              onChange={(event) => change({ ...gap, min: event.target.value })}
            />
          </Field>
          <Field label="Longest pause" isRequired hint="Seconds" error={errorOf('sending_gap.max')}>
            <Input
              type="number"
              inputMode="numeric"
              min={1}
              max={GAP_SECONDS_MAX}
              value={gap.max}
              disabled={isDisabled}
              onChange={(event) => change({ ...gap, max: event.target.value })}
            />
          </Field>
        </div>
      ) : null}
      <Field
        label="Messages per domain and day"
        aside="Optional"
        hint="Keeps colleagues from all hearing from you at once. Doesn't apply to providers such as gmail.com."
        error={errorOf('domain_limit')}
      >
        <Input
          {...register('domain_limit')}
          type="number"
          inputMode="numeric"
          min={1}
          max={DOMAIN_LIMIT_MAX}
          className="sm:w-40"
          disabled={isDisabled}
          placeholder="Any number"
        />
      </Field>
    </div>
  )
}
