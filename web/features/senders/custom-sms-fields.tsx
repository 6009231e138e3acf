import { Fieldset } from '../../ui/fieldset.tsx'
import { SmsPresetButtons } from './sms-preset-buttons.tsx'
import { SmsRequestFields } from './sms-request-fields.tsx'
import { SmsResponseFields } from './sms-response-fields.tsx'
import type { SmsForm } from './use-sms-form.ts'

/** How to call a provider that has no preset. */
export function CustomSmsFields({ form }: { form: SmsForm }) {
  return (
    <Fieldset
      legend="Request"
      hint="{{to}}, {{from}}, {{text}}, {{key}} and {{secret}} are replaced in the URL, headers and body. {{reference}} is our message ID, and {{report_url}} is where delivery reports go. Use {{key}} and {{secret}} instead of real credentials, because this text isn't stored encrypted."
    >
      <div className="flex flex-col gap-5">
        <SmsPresetButtons form={form} />
        <SmsRequestFields form={form} />
        <SmsResponseFields form={form} />
      </div>
    </Fieldset>
  )
}
