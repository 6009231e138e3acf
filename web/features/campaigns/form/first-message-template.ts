import { convertTo } from '../content/convert-to.ts'
import type { TemplateSlotProps } from '../content/template-slot.tsx'
import type { CampaignForm } from './use-campaign-form.ts'

type Texts = TemplateSlotProps['current']

/** The first message as a template has it, and what replaces it by a template. */
export function templateOf({ values, change, setValue }: CampaignForm) {
  const { type, subject, content, text_content, format, follow_ups: followUps } = values
  const texts: Texts =
    type === 'email'
      ? { subject, content, text_content, format }
      : { subject: null, content, text_content: null, format: 'html' }
  function startFrom(template: Texts) {
    change('content', template.content)
    if (type !== 'email') return
    // Follow-ups are written in the format of the campaign, so a campaign with some keeps it.
    if (followUps.length === 0) setValue('format', template.format, { shouldDirty: true })
    else if (template.format !== format)
      void convertTo(format, template.content).then((converted) => change('content', converted))
    change('subject', template.subject ?? '')
    change('text_content', template.text_content ?? '')
  }
  return { texts, startFrom }
}
