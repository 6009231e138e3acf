import type { SmsConfig } from '../../../src/contracts/senders.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { FormAlert } from '../../ui/form-alert.tsx'
import { FormFooter } from '../../ui/form-footer.tsx'
import { LimitAlert } from '../../ui/limit-alert.tsx'
import { toast } from '../../ui/toast.tsx'
import { useCreateSmsConfig, useUpdateSmsConfig } from './api.ts'
import { CustomSmsFields } from './custom-sms-fields.tsx'
import { LimitFields, StateFields } from './sender-fields.tsx'
import { SmsConfigFields } from './sms-config-fields.tsx'
import { type SmsFormInput, type SmsFormOutput, smsBody, smsFormDefaults, smsFormSchema } from './sms-form-schema.ts'
import { useSenderForm } from './use-sender-form.ts'

export type SmsForm = ReturnType<typeof useSmsForm>

/** Makes a provider of text messages known, or changes one: `former` is null for a new one. */
export function SmsConfigDialog({ former, onClose }: { former: SmsConfig | null; onClose: () => void }) {
  const form = useSmsForm(former, onClose)
  return (
    <Dialog
      isOpen
      onClose={() => !form.isSubmitting && onClose()}
      size="lg"
      title={former ? 'Edit SMS Config' : 'Add SMS Config'}
      description="The provider that text messages are sent by, and who they are from."
    >
      <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-5">
        <SmsConfigFields form={form} former={former} />
        {form.watch('provider') === 'custom' ? <CustomSmsFields form={form} /> : null}
        <LimitFields
          register={form.register}
          errorOf={form.errorOf}
          hint="Your provider has limits of its own: stay below them. Campaigns wait for the next hour or day."
        />
        <StateFields register={form.register} former={former} />
        <LimitAlert message={form.limitMessage} />
        <FormAlert message={form.formMessage} isOffline={form.isOffline} />
        <FormFooter
          isSubmitting={form.isSubmitting}
          onCancel={onClose}
          submit={former ? 'Save Changes' : 'Add SMS Config'}
          submitting="Saving..."
        />
      </form>
    </Dialog>
  )
}

function useSmsForm(former: SmsConfig | null, onClose: () => void) {
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
