import { BATCH_DELAY_SECONDS_MAX, BATCH_SIZE_MAX } from '../../../../src/contracts/campaigns/limits.ts'
import { formatNumber } from '../../../lib/format.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Field } from '../../../ui/field.tsx'
import { Fieldset } from '../../../ui/fieldset.tsx'
import { Input } from '../../../ui/input.tsx'
import { UrlInput } from '../../../ui/url-input.tsx'
import type { Editable } from './form-parts.ts'
import { PaceFields } from './pace-fields.tsx'
import type { CampaignForm } from './use-campaign-form.ts'
import { WindowFields } from './window-fields.tsx'

/** Recipient restrictions, tracking and sending pace. */
export function SettingsPart({ form, editable }: { form: CampaignForm; editable: Editable }) {
  const { values, errorOf, register } = form
  const isFixed = editable !== 'all'
  const isEmail = values.type === 'email'
  return (
    <div className="flex max-w-2xl flex-col gap-6">
      <Fieldset legend="Compliance">
        <div className="flex flex-col gap-3">
          <Checkbox
            {...register('require_opt_in')}
            disabled={isFixed}
            label="Opt-in required"
            hint="Only people whose consent is on record get it; the others are skipped."
          />
          <Checkbox
            {...register('one_per_organization')}
            disabled={isFixed}
            label="One address per organization"
            hint="If several addresses belong to the same organization, only the first gets the message. Turn this off to write to all of them."
          />
          <Checkbox
            {...register('include_unsubscribe')}
            disabled={isFixed}
            label="Include an unsubscribe link"
            hint="In every message, and in the button that mail programs show."
          />
        </div>
      </Fieldset>
      {values.include_unsubscribe ? (
        <Field
          label="Unsubscribe URL"
          aside="Optional"
          error={errorOf('unsubscribe_url')}
          hint="A page of your own to link to as well. Left empty, ours takes the address off your list."
        >
          <UrlInput
            {...register('unsubscribe_url')}
            disabled={isFixed}
            autoComplete="off"
            placeholder="https://example.com/unsubscribe"
          />
        </Field>
      ) : (
        <Alert tone="warning" title="Advertising without a way to unsubscribe is unlawful in most countries">
          Leave it out only of messages that people asked for one by one, such as an answer.
        </Alert>
      )}
      {isEmail ? (
        <Fieldset
          legend="Tracking"
          hint="Both tell you what single people do; in the EU that needs their consent. Off by default."
        >
          <div className="flex flex-col gap-3">
            <Checkbox
              {...register('track_opens')}
              disabled={editable === 'nothing'}
              label="Track opens"
              hint="By an invisible picture. Opens by mail programs themselves are left out of the rates."
            />
            <Checkbox
              {...register('track_clicks')}
              disabled={editable === 'nothing'}
              label="Track clicks"
              hint="Links lead through our server first."
            />
          </div>
        </Fieldset>
      ) : null}
      <WindowFields form={form} isDisabled={editable === 'nothing'} />
      {isEmail ? <PaceFields form={form} isDisabled={editable === 'nothing'} /> : null}
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
            disabled={editable === 'nothing'}
          />
        </Field>
        <Field
          label="Delay between batches"
          error={errorOf('batch_delay')}
          isRequired
          hint={`Seconds, 1 to ${BATCH_DELAY_SECONDS_MAX}. The limits of the sender hold as well.`}
        >
          <Input
            {...register('batch_delay')}
            type="number"
            inputMode="numeric"
            min={1}
            max={BATCH_DELAY_SECONDS_MAX}
            disabled={editable === 'nothing'}
          />
        </Field>
      </div>
    </div>
  )
}
