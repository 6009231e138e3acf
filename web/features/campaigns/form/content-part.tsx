import type { Campaign } from '../../../../src/contracts/campaigns/campaign.ts'
import { CampaignAttachments } from '../attachments/campaign-attachments.tsx'
import { NewAttachments } from '../attachments/new-attachments.tsx'
import { MessagePreview } from '../content/message-preview.tsx'
import { SpamCheck } from '../content/spam-check.tsx'
import { FirstMessageFields } from './first-message-fields.tsx'
import { FollowUpsPart } from './follow-ups-part.tsx'
import type { Editable } from './form-parts.ts'
import { firstMessage } from './previewed-messages.ts'
import type { CampaignForm } from './use-campaign-form.ts'
import { VariantFields } from './variant-fields.tsx'

export interface ContentPartProps {
  form: CampaignForm
  editable: Editable
  former: Campaign | null
}

/** The message editor, with a preview beside it. */
export function ContentPart({ form, editable, former }: ContentPartProps) {
  const { values, change, errorOf } = form
  const isDisabled = editable === 'nothing'
  const isEmail = values.type === 'email'
  const customFields = former?.merge_fields ?? []
  const message = firstMessage(values, former?.id ?? null)
  return (
    <div className="flex flex-col gap-6">
      <div className="grid gap-6 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-5">
          <FirstMessageFields form={form} editable={editable} customFields={customFields} message={message} />
          <VariantFields
            label="first message"
            isEmail={isEmail}
            isHtml={isEmail && values.format === 'html'}
            variants={values.variants}
            test={values.variant_test}
            customFields={customFields}
            isDisabled={isDisabled}
            isBlocked={values.subject_test !== null}
            errorOf={(path) => errorOf(path as never)}
            onChange={({ variants, variant_test }) => {
              if (variants) change('variants', variants)
              if (variant_test !== undefined) change('variant_test', variant_test)
            }}
          />
          {!isEmail ? null : former ? (
            <CampaignAttachments campaignId={former.id} isReadOnly={isDisabled} />
          ) : (
            <NewAttachments files={form.files} onChange={form.setFiles} isDisabled={form.isSubmitting} />
          )}
          <SpamCheck
            type={values.type}
            // A text message has no subject, and is checked by its content.
            subject={isEmail ? values.subject : 'SMS'}
            content={values.content}
            includeUnsubscribe={values.include_unsubscribe}
          />
        </div>
        <MessagePreview message={message} />
      </div>
      <FollowUpsPart form={form} editable={editable} former={former} />
    </div>
  )
}
