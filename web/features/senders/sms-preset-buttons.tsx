import { Button } from '../../ui/button.tsx'
import { smsPresets } from './sms-presets.ts'
import type { SmsForm } from './use-sms-form.ts'

const presets = Object.entries(smsPresets)

/** Fills in how to call a well-known provider. */
export function SmsPresetButtons({ form }: { form: SmsForm }) {
  const url = form.watch('custom.url')
  const preset = Object.values(smsPresets).find(({ custom }) => custom.url === url)
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {presets.map(([name, { label, custom }]) => (
          <Button
            key={name}
            variant="secondary"
            size="sm"
            onClick={() => form.setValue('custom', custom, { shouldDirty: true, shouldValidate: true })}
          >
            Fill in for {label}
          </Button>
        ))}
      </div>
      {preset ? <p className="text-faint text-xs">{preset.hint}</p> : null}
    </>
  )
}
