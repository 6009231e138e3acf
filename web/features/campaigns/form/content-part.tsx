import type { Campaign } from '../../../../src/contracts/campaigns/campaign.ts'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { CampaignAttachments } from '../attachments/campaign-attachments.tsx'
import { NewAttachments } from '../attachments/new-attachments.tsx'
import { convertTo } from '../content/convert-to.ts'
import { HtmlEditor } from '../content/html-editor.tsx'
import { MessagePreview } from '../content/message-preview.tsx'
import { SmsCounter } from '../content/sms-counter.tsx'
import { smsMessage } from '../content/sms-message.ts'
import { SpamCheck } from '../content/spam-check.tsx'
import { SubjectLength } from '../content/subject-length.tsx'
import { TemplateMenu, type TemplateSlotProps } from '../content/template-slot.tsx'
import { TextEditor } from '../content/text-editor.tsx'
import { FollowUpsPart } from './follow-ups-part.tsx'
import type { Editable } from './form-parts.ts'
import { FormatField } from './format-field.tsx'
import { SubjectTestFields } from './subject-test-fields.tsx'
import type { CampaignForm } from './use-campaign-form.ts'
import { VariantFields } from './variant-fields.tsx'

/** The message editor, with a preview beside it. */
export function ContentPart({
  form,
  editable,
  former,
}: {
  form: CampaignForm
  editable: Editable
  former: Campaign | null
}) {
  const { values, setValue, errorOf, formState } = form
  const { type, subject, content, text_content, format, email_config_id } = values
  const isDisabled = editable === 'nothing'
  const customFields = former?.merge_fields ?? []
  const message =
    type === 'sms'
      ? smsMessage(values, content, former?.id ?? null)
      : {
          ...{ type, subject, content, text_content: text_content || null, format },
          email_config_id: email_config_id || null,
          campaign_id: former?.id ?? null,
        }
  const write = (field: 'subject' | 'content' | 'text_content') => (text: string) =>
    setValue(field, text, { shouldDirty: true, shouldValidate: formState.isSubmitted })
  const isHtml = type === 'email' && format === 'html'
  const begin = (template: TemplateSlotProps['current']) => {
    write('content')(template.content)
    if (type !== 'email') return
    // Follow-ups are written in the format of the campaign, so a campaign with some keeps it.
    if (values.follow_ups.length === 0) setValue('format', template.format, { shouldDirty: true })
    else if (template.format !== format)
      void convertTo(format, template.content).then((converted) => write('content')(converted))
    write('subject')(template.subject ?? '')
    write('text_content')(template.text_content ?? '')
  }
  return (
    <div className="flex flex-col gap-6">
      <div className="grid gap-6 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-5">
          <TemplateMenu
            type={type}
            current={
              type === 'email'
                ? { subject, content, text_content, format }
                : { subject: null, content, text_content: null, format: 'html' }
            }
            onUse={begin}
            isReadOnly={isDisabled}
          />
          {type === 'email' ? (
            <Field
              label="Subject"
              error={errorOf('subject')}
              isRequired
              aside={<SubjectLength subject={subject} />}
              hint="Keep it under 60 characters so that phones show all of it."
            >
              <Input {...form.register('subject')} autoComplete="off" disabled={isDisabled} />
            </Field>
          ) : null}
          {/* Once a campaign has started, its recipients have one of the subjects, so a test can no longer change. */}
          {type === 'email' ? <SubjectTestFields form={form} isDisabled={editable !== 'all'} /> : null}
          {type === 'email' ? <FormatField form={form} isDisabled={isDisabled} /> : null}
          {/* The key gives each channel its own editor, so that no selection carries over. */}
          {isHtml ? (
            <HtmlEditor
              value={content}
              onChange={write('content')}
              customFields={customFields}
              isDisabled={isDisabled}
              error={errorOf('content')}
            />
          ) : (
            <Field
              key={type}
              label={type === 'email' ? 'Text' : 'Content'}
              error={errorOf('content')}
              isRequired
              aside={type === 'sms' ? <SmsCounter message={message} /> : undefined}
              hint={
                type === 'email'
                  ? "We'll add a line at the end explaining why they're receiving it and how to unsubscribe."
                  : "We'll add unsubscribe instructions at the end."
              }
            >
              <TextEditor
                value={content}
                onChange={write('content')}
                customFields={customFields}
                isDisabled={isDisabled}
                {...(type === 'sms' && { rows: 6 })}
              />
            </Field>
          )}
          {isHtml ? (
            <Field
              label="Plain text"
              aside="Optional"
              error={errorOf('text_content')}
              hint="For email apps that don't show HTML. Leave empty to generate it from the content above."
            >
              <TextEditor
                value={text_content}
                onChange={write('text_content')}
                customFields={customFields}
                isDisabled={isDisabled}
                rows={6}
              />
            </Field>
          ) : null}
          <VariantFields
            label="first message"
            isEmail={type === 'email'}
            isHtml={type === 'email' && values.format === 'html'}
            variants={values.variants}
            test={values.variant_test}
            customFields={customFields}
            isDisabled={isDisabled}
            isBlocked={values.subject_test !== null}
            errorOf={(path) => errorOf(path as never)}
            onChange={(part) => {
              for (const [field, value] of Object.entries(part))
                setValue(field as 'variants', value as never, {
                  shouldDirty: true,
                  shouldValidate: formState.isSubmitted,
                })
            }}
          />
          {type !== 'email' ? null : former ? (
            <CampaignAttachments campaignId={former.id} isReadOnly={isDisabled} />
          ) : (
            <NewAttachments files={form.files} onChange={form.setFiles} isDisabled={form.isSubmitting} />
          )}
          <SpamCheck
            type={type}
            // A text message has no subject, and is checked by its content.
            subject={type === 'email' ? subject : 'SMS'}
            content={content}
            includeUnsubscribe={values.include_unsubscribe}
          />
        </div>
        <MessagePreview message={message} />
      </div>
      <FollowUpsPart form={form} editable={editable} former={former} />
    </div>
  )
}
