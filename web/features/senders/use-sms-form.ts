import type { SmsConfig } from '../../../src/contracts/senders/sms-config.ts'
import { toast } from '../../ui/toast.tsx'
import { useCreateSmsConfig, useUpdateSmsConfig } from './api.ts'
import { type SmsFormInput, type SmsFormOutput, smsBody, smsFormDefaults, smsFormSchema } from './sms-form-schema.ts'
import { useSenderForm } from './use-sender-form.ts'

export type SmsForm = ReturnType<typeof useSmsForm>

export function useSmsForm(former: SmsConfig | null, onClose: () => void) {
  const create = useCreateSmsConfig()
  const update = useUpdateSmsConfig()
  return useSenderForm<SmsFormInput, SmsFormOutput>({
    schema: smsFormSchema(former),
    defaultValues: smsFormDefaults(former),
    failureMessage: 'Failed to save the SMS configuration',
    send: async (values) => {
      const body = smsBody(values)
      if (former) await update.mutateAsync({ params: { id: former.id }, body })
      else await create.mutateAsync({ body: { ...body, api_key: values.api_key, api_secret: values.api_secret } })
      toast.success(former ? 'SMS configuration updated' : 'SMS configuration added')
      onClose()
    },
  })
}
