import { GRANT_LABELS } from '../../../src/contracts/mailboxes/mailboxes.ts'
import type { EmailConfig } from '../../../src/contracts/senders/email-config.ts'
import { Alert } from '../../ui/alert.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormAlert } from '../../ui/form-alert.tsx'
import { FormFooter } from '../../ui/form-footer.tsx'
import { LimitAlert } from '../../ui/limit-alert.tsx'
import { BounceFields } from './email-bounce-fields.tsx'
import { ComplianceFields } from './email-compliance-fields.tsx'
import { EmailFromFields, EmailServerFields } from './email-config-fields.tsx'
import { EmailImapFields } from './email-imap-fields.tsx'
import { WarmUpFields } from './email-warm-up-fields.tsx'
import { LinkDomainField } from './link-domain-field.tsx'
import { LimitFields, StateFields } from './sender-fields.tsx'
import { useEmailForm } from './use-email-form.ts'
import { useMailPreset } from './use-mail-preset.ts'

/** Creates or edits a mail server configuration. `former` is null for a new one. */
export function EmailConfigDialog({ former, onClose }: { former: EmailConfig | null; onClose: () => void }) {
  const form = useEmailForm(former, onClose)
  const preset = useMailPreset(form)
  return (
    <Dialog
      isOpen
      onClose={() => !form.isSubmitting && onClose()}
      size="lg"
      title={former ? 'Edit Email Config' : 'Add Email Config'}
      description="The mail server that sends your campaigns, and who they're from."
    >
      <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-5">
        <EmailFromFields form={form} isFixed={former !== null && former.transport !== 'smtp'} onAddress={preset.fill} />
        {former && former.transport !== 'smtp' ? (
          <Alert tone="info">
            {`Sent through ${GRANT_LABELS[former.transport]} as ${former.from_email}. To send from another mailbox, connect it separately.`}
          </Alert>
        ) : (
          <>
            <EmailServerFields form={form} former={former} passwordHint={preset.hint} />
            <EmailImapFields form={form} former={former} />
          </>
        )}
        <LimitFields
          register={form.register}
          errorOf={form.errorOf}
          hint="Stay below your email provider's own limits. Campaigns wait for the next hour or day."
        />
        <WarmUpFields form={form} />
        <ComplianceFields form={form} former={former} />
        <LinkDomainField form={form} />
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
