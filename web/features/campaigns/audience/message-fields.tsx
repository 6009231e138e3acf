import type { MessageFormat } from '../../../../src/contracts/campaigns/message-format.ts'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'
import { ContentField } from '../content/content-field.tsx'
import { convertTo } from '../content/convert-to.ts'
import { OtherSenders } from '../form/other-senders.tsx'
import { AudienceSender, AudienceTemplate } from './message-selects.tsx'
import type { AudienceForm } from './use-audience-form.ts'

/** The message and who sends it. */
export function MessageFields({ form }: { form: AudienceForm }) {
  const { values, set, errors, sender, others } = form
  const isHtml = values.format === 'html'
  async function choose(format: MessageFormat) {
    set({ format, content: await convertTo(format, values.content), text_content: '' })
  }
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <AudienceTemplate form={form} />
        <AudienceSender form={form} />
      </div>
      <OtherSenders own={sender} chosen={others} onChange={(ids) => set({ others: ids })} error={errors.sender_ids} />
      <Field label="Subject" isRequired error={errors.subject}>
        <Input
          value={values.subject}
          maxLength={250}
          autoComplete="off"
          onChange={(event) => set({ subject: event.target.value })}
        />
      </Field>
      <SegmentedControl
        aria-label="Format of the email"
        className="self-start"
        value={values.format}
        onChange={(format) => void choose(format)}
        segments={[
          { value: 'plain', label: 'Plain text' },
          { value: 'html', label: 'Designed (HTML)' },
        ]}
      />
      <ContentField
        isHtml={isHtml}
        label="Text"
        hint="We'll add a line at the end explaining why they're receiving it and how to unsubscribe."
        value={values.content}
        onChange={(content) => set({ content })}
        customFields={[]}
        error={errors.content}
        rows={8}
        placeholder={isHtml ? '<p>Hello {{first_name|there}},</p>' : 'Hello {{first_name|there}},'}
      />
    </div>
  )
}
