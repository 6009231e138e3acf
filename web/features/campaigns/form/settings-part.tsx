import { BatchFields } from './batch-fields.tsx'
import { ComplianceFields } from './compliance-fields.tsx'
import type { Editable } from './form-parts.ts'
import { PaceFields } from './pace-fields.tsx'
import { TopicField } from './topic-field.tsx'
import { TrackingFields } from './tracking-fields.tsx'
import type { CampaignForm } from './use-campaign-form.ts'
import { WindowFields } from './window-fields.tsx'

/** Recipient restrictions, tracking and sending pace. */
export function SettingsPart({ form, editable }: { form: CampaignForm; editable: Editable }) {
  const isFixed = editable !== 'all'
  const isDisabled = editable === 'nothing'
  const isEmail = form.values.type === 'email'
  return (
    <div className="flex max-w-2xl flex-col gap-6">
      <TopicField form={form} isDisabled={isFixed} />
      <ComplianceFields form={form} isDisabled={isFixed} />
      {isEmail ? <TrackingFields form={form} isDisabled={isDisabled} /> : null}
      <WindowFields form={form} isDisabled={isDisabled} />
      {isEmail ? <PaceFields form={form} isDisabled={isDisabled} /> : null}
      <BatchFields form={form} isDisabled={isDisabled} />
    </div>
  )
}
