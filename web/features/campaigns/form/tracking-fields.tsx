import { Checkbox } from '../../../ui/checkbox.tsx'
import { Fieldset } from '../../../ui/fieldset.tsx'
import type { CampaignForm } from './use-campaign-form.ts'

export function TrackingFields({ form: { register }, isDisabled }: { form: CampaignForm; isDisabled: boolean }) {
  return (
    <Fieldset legend="Tracking" hint="Both track individual people, which requires consent in the EU. Off by default.">
      <div className="flex flex-col gap-3">
        <Checkbox
          {...register('track_opens')}
          disabled={isDisabled}
          label="Track opens"
          hint="Uses an invisible image. Automatic opens by email apps don't count."
        />
        <Checkbox
          {...register('track_clicks')}
          disabled={isDisabled}
          label="Track clicks"
          hint="Links go through our server first."
        />
      </div>
    </Fieldset>
  )
}
