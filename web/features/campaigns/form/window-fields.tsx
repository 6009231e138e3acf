import { useRef } from 'react'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { SendingWindowFields } from './sending-window-fields.tsx'
import type { CampaignForm } from './use-campaign-form.ts'
import { type SendingWindowValues, workingHours } from './working-hours.ts'

/** When messages may be sent: always, or on some days between two times. */
export function WindowFields({ form, isDisabled }: { form: CampaignForm; isDisabled: boolean }) {
  const { window } = form.values
  // Keeps the previous window, to restore it if it is switched on again.
  const last = useRef<SendingWindowValues | null>(window)
  const change = (next: SendingWindowValues | null) => {
    if (next) last.current = next
    form.change('window', next)
  }
  return (
    <div className="flex flex-col gap-4">
      <RadioGroup
        label="Sending window"
        value={window ? 'window' : 'always'}
        onChange={(value) => change(value === 'always' ? null : (last.current ?? workingHours()))}
        options={[
          { value: 'always', label: 'Always', hint: 'Messages are sent as soon as possible', isDisabled },
          {
            value: 'window',
            label: 'Working hours',
            hint: 'Only on certain days and between two times. Anything left waits for the next window',
            isDisabled,
          },
        ]}
      />
      {window ? (
        <SendingWindowFields
          window={window}
          isDisabled={isDisabled}
          onChange={(part) => change({ ...window, ...part })}
          errorOf={form.errorOf}
        />
      ) : null}
    </div>
  )
}
