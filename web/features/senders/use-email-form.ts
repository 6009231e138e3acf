import type { EmailConfig } from '../../../src/contracts/senders/email-config.ts'
import { toast } from '../../ui/toast.tsx'
import { useCreateEmailConfig, useUpdateEmailConfig } from './api.ts'
import {
  type EmailFormInput,
  type EmailFormOutput,
  emailBody,
  emailFormDefaults,
  emailFormSchema,
} from './email-form-schema.ts'
import { useSenderForm } from './use-sender-form.ts'

export type EmailForm = ReturnType<typeof useEmailForm>

export function useEmailForm(former: EmailConfig | null, onClose: () => void) {
  const create = useCreateEmailConfig()
  const update = useUpdateEmailConfig()
  return useSenderForm<EmailFormInput, EmailFormOutput>({
    schema: emailFormSchema(former),
    defaultValues: emailFormDefaults(former),
    failureMessage: 'Failed to save the email configuration',
    send: async (values) => {
      const body = emailBody(former, values)
      if (former) await update.mutateAsync({ params: { id: former.id }, body })
      else await create.mutateAsync({ body: { ...body, username: values.username, password: values.password } })
      toast.success(former ? 'Email configuration updated' : 'Email configuration added')
      onClose()
    },
  })
}
