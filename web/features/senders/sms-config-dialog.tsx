import type { SmsConfig } from '../../../src/contracts/senders/sms-config.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { FormAlert } from '../../ui/form-alert.tsx'
import { FormFooter } from '../../ui/form-footer.tsx'
import { LimitAlert } from '../../ui/limit-alert.tsx'
import { CustomSmsFields } from './custom-sms-fields.tsx'
import { LimitFields, StateFields } from './sender-fields.tsx'
import { SmsConfigFields } from './sms-config-fields.tsx'
import { useSmsForm } from './use-sms-form.ts'

/** Creates or edits an SMS provider configuration. `former` is null for a new one. */
export function SmsConfigDialog({ former, onClose }: { former: SmsConfig | null; onClose: () => void }) {
  const form = useSmsForm(former, onClose)
  return (
    <Dialog
      isOpen
      onClose={() => !form.isSubmitting && onClose()}
      size="lg"
      title={former ? 'Edit SMS Config' : 'Add SMS Config'}
      description="The provider that sends your text messages, and who they're from."
    >
      <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-5">
        <SmsConfigFields form={form} former={former} />
        {form.watch('provider') === 'custom' ? <CustomSmsFields form={form} /> : null}
        <LimitFields
          register={form.register}
          errorOf={form.errorOf}
          hint="Stay below your provider's own limits. Campaigns wait for the next hour or day."
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
