import { BATCH_DELAY_SECONDS_MAX, BATCH_SIZE_MAX } from '../../../../src/contracts/campaigns/limits.ts'
import { formatNumber } from '../../../lib/format.ts'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import type { CampaignForm } from './use-campaign-form.ts'

/** How many messages are sent at a time, and how long the next ones wait. */
export function BatchFields({ form: { errorOf, register }, isDisabled }: { form: CampaignForm; isDisabled: boolean }) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field
        label="Batch size"
        error={errorOf('batch_size')}
        isRequired
        hint={`Recipients at a time, 1 to ${formatNumber(BATCH_SIZE_MAX)}`}
      >
        <Input
          {...register('batch_size')}
          type="number"
          inputMode="numeric"
          min={1}
          max={BATCH_SIZE_MAX}
          disabled={isDisabled}
        />
      </Field>
      <Field
        label="Delay between batches"
        error={errorOf('batch_delay')}
        isRequired
        hint={`Seconds, 1 to ${BATCH_DELAY_SECONDS_MAX}. Sender limits also apply.`}
      >
        <Input
          {...register('batch_delay')}
          type="number"
          inputMode="numeric"
          min={1}
          max={BATCH_DELAY_SECONDS_MAX}
          disabled={isDisabled}
        />
      </Field>
    </div>
  )
}
