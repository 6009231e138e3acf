import { useQuery } from '@tanstack/react-query'
import { BATCH_DELAY_SECONDS_MAX, BATCH_SIZE_MAX } from '../../../../src/contracts/campaigns/limits.ts'
import { formatNumber } from '../../../lib/format.ts'
import { topicsQuery } from '../../../queries/topics.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Field } from '../../../ui/field.tsx'
import { Fieldset } from '../../../ui/fieldset.tsx'
import { Input } from '../../../ui/input.tsx'
import { Select } from '../../../ui/select.tsx'
import { UrlInput } from '../../../ui/url-input.tsx'
import type { Editable } from './form-parts.ts'
import { PaceFields } from './pace-fields.tsx'
import type { CampaignForm } from './use-campaign-form.ts'
import { WindowFields } from './window-fields.tsx'

const NO_TOPIC = 'none'

/** Recipient restrictions, tracking and sending pace. */
export function SettingsPart({ form, editable }: { form: CampaignForm; editable: Editable }) {
  const { values, errorOf, register } = form
  const { data: topics = [] } = useQuery(topicsQuery())
  const isFixed = editable !== 'all'
  const isEmail = values.type === 'email'
  return (
    <div className="flex max-w-2xl flex-col gap-6">
      {topics.length > 0 ? (
        <Field
          label="Topic"
          aside="Optional"
          error={errorOf('topic_id')}
          hint="People who left this topic won't get the campaign. The unsubscribe page offers to leave only this topic."
        >
          <Select
            value={values.topic_id || NO_TOPIC}
            isDisabled={isFixed}
            options={[
              { value: NO_TOPIC, label: 'No topic' },
              ...topics.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={(value) => form.setValue('topic_id', value === NO_TOPIC ? '' : value, { shouldDirty: true })}
          />
        </Field>
      ) : null}
      <Fieldset legend="Compliance">
        <div className="flex flex-col gap-3">
          <Checkbox
            {...register('require_opt_in')}
            disabled={isFixed}
            label="Opt-in required"
            hint="Only people with recorded consent get it. Everyone else is skipped."
          />
          <Checkbox
            {...register('one_per_organization')}
            disabled={isFixed}
            label="One address per organization"
            hint="If several addresses belong to the same organization, only the first gets the message. Turn this off to message all of them."
          />
          <Checkbox
            {...register('stop_organization')}
            disabled={isFixed}
            label="Stop by company"
            hint="Once someone at an organization replies or unsubscribes, no one else there gets another message."
          />
          <Checkbox
            {...register('include_unsubscribe')}
            disabled={isFixed}
            label="Include an unsubscribe link"
            hint="In every message, and in the unsubscribe button email apps show."
          />
        </div>
      </Fieldset>
      {values.include_unsubscribe ? (
        <Field
          label="Unsubscribe URL"
          aside="Optional"
          error={errorOf('unsubscribe_url')}
          hint="Your own unsubscribe page. Leave empty to use ours."
        >
          <UrlInput
            {...register('unsubscribe_url')}
            disabled={isFixed}
            autoComplete="off"
            placeholder="https://example.com/unsubscribe"
          />
        </Field>
      ) : (
        <Alert tone="warning" title="Marketing messages without an unsubscribe option are illegal in most countries">
          Turn this off only for messages that people requested individually, such as a reply.
        </Alert>
      )}
      {isEmail ? (
        <Fieldset
          legend="Tracking"
          hint="Both track individual people, which requires consent in the EU. Off by default."
        >
          <div className="flex flex-col gap-3">
            <Checkbox
              {...register('track_opens')}
              disabled={editable === 'nothing'}
              label="Track opens"
              hint="Uses an invisible image. Automatic opens by email apps don't count."
            />
            <Checkbox
              {...register('track_clicks')}
              disabled={editable === 'nothing'}
              label="Track clicks"
              hint="Links go through our server first."
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
          hint={`Seconds, 1 to ${BATCH_DELAY_SECONDS_MAX}. Sender limits also apply.`}
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
