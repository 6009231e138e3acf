import type { EmailConfig } from '../../../src/contracts/senders/email-config.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { FormAlert } from '../../ui/form-alert.tsx'
import { FormFooter } from '../../ui/form-footer.tsx'
import { LimitAlert } from '../../ui/limit-alert.tsx'
import { BounceFields } from './email-bounce-fields.tsx'
import { ComplianceFields } from './email-compliance-fields.tsx'
import { EmailFromFields, EmailServerFields } from './email-config-fields.tsx'
import { WarmUpFields } from './email-warm-up-fields.tsx'
import { LimitFields, StateFields } from './sender-fields.tsx'
import { useEmailForm } from './use-email-form.ts'

/** Creates or edits a mail server configuration. `former` is null for a new one. */
export function EmailConfigDialog({ former, onClose }: { former: EmailConfig | null; onClose: () => void }) {
  const form = useEmailForm(former, onClose)
  return (
    <Dialog
      isOpen
      onClose={() => !form.isSubmitting && onClose()}
      size="lg"
      title={former ? 'Edit Email Config' : 'Add Email Config'}
      description="The mail server that campaigns are sent by, and who they are from."
    >
      <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-5">
        <EmailFromFields form={form} />
        <EmailServerFields form={form} former={former} />
        <LimitFields
          register={form.register}
          errorOf={form.errorOf}
          hint="Your mail provider has limits of its own: stay below them. Campaigns wait for the next hour or day."
        />
        <WarmUpFields form={form} />
        <ComplianceFields form={form} former={former} />
        <BounceFields form={form} former={former} />
        <StateFields register={form.register} former={former} />
        <LimitAlert message={form.limitMessage} />
        <FormAlert message={form.formMessage} isOffline={form.isOffline} />
        <FormFooter
          isSubmitting={form.isSubmitting}
          onCancel={onClose}
          submit={former ? 'Save Changes' : 'Add Email Config'}
          submitting="Saving..."
        />
      </form>
    </Dialog>
  )
}
