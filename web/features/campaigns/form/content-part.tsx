import type { Campaign } from '../../../../src/contracts/campaigns.ts'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { MessagePreview } from '../content/message-preview.tsx'
import { SmsCounter } from '../content/sms-counter.tsx'
import { SpamCheck } from '../content/spam-check.tsx'
import { SubjectLength } from '../content/subject-length.tsx'
import { TextEditor } from '../content/text-editor.tsx'
import type { Editable } from './form-parts.ts'
import type { CampaignForm } from './use-campaign-form.ts'

/** What is written, and beside it how it arrives. */
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
  const { type, subject, content, text_content, email_config_id } = values
  const isDisabled = editable === 'nothing'
  const customFields = former?.merge_fields ?? []
  const write = (field: 'content' | 'text_content') => (text: string) =>
    setValue(field, text, { shouldDirty: true, shouldValidate: formState.isSubmitted })
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-5">
        {type === 'email' ? (
          <Field
            label="Subject"
            error={errorOf('subject')}
            isRequired
            aside={<SubjectLength subject={subject} />}
            hint="Under 60 characters it is shown whole on most phones."
          >
            <Input {...form.register('subject')} autoComplete="off" disabled={isDisabled} />
          </Field>
        ) : null}
        {/* Keyed, as one is not the other: nothing that was selected in it is left. */}
        <Field
          key={type}
          label={type === 'email' ? 'Content (HTML)' : 'Content'}
          error={errorOf('content')}
          isRequired
          aside={type === 'sms' ? <SmsCounter text={content} /> : undefined}
          hint={
            type === 'email'
              ? 'Select text and press a button to wrap it. Scripts are taken out of what is sent.'
              : 'The way to unsubscribe is added at the end.'
          }
        >
          <TextEditor
            value={content}
            onChange={write('content')}
            customFields={customFields}
            isHtml={type === 'email'}
            isDisabled={isDisabled}
            {...(type === 'sms' && { rows: 6 })}
          />
        </Field>
        {type === 'email' ? (
          <Field
            label="Plain text"
            aside="Optional"
            error={errorOf('text_content')}
            hint="For readers without HTML. Left empty, it is made of the content above."
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
        <SpamCheck
          type={type}
          // A text message has none, and is judged by its content.
          subject={type === 'email' ? subject : 'SMS'}
          content={content}
          includeUnsubscribe={values.include_unsubscribe}
        />
      </div>
      <MessagePreview
        message={{
          type,
          subject: type === 'email' ? subject : null,
          content,
          text_content: type === 'email' ? text_content || null : null,
          email_config_id: type === 'email' ? email_config_id || null : null,
          campaign_id: former?.id ?? null,
        }}
      />
    </div>
  )
}
