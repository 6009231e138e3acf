import type { CampaignValidation } from '../../contracts/campaigns/sending.ts'
import type { CampaignRow } from '../../domain/campaigns/campaign-row.ts'
import { showsFooter } from '../../outreach/compose/footer-seen.ts'
import { foreignSyntax } from '../../outreach/compose/foreign-syntax.ts'
import { imagesWithoutText } from '../../outreach/compose/images-without-text.ts'
import { templateFaults } from '../../outreach/compose/template-faults.ts'

/** How many faults of the syntax are named. */
const FAULTS_MAX = 5

type Written = Pick<CampaignRow, 'type' | 'format' | 'subject' | 'subjectB' | 'content' | 'textContent'>

/**
 * Returns the problems of a campaign's content that prevent sending: foreign template syntax that would be sent as
 * written, and markup that hides the footer.
 */
export function wordingProblems(campaign: Written): CampaignValidation['problems'] {
  const { type, format, subject, subjectB, content, textContent } = campaign
  const templates = type === 'email' ? [subject, subjectB, content, textContent] : [content]
  const faults = templates.flatMap((template) => templateFaults(template ?? ''))
  const described = new Set(faults.map(({ written }) => written))
  const foreign = [...new Set(templates.flatMap((template) => foreignSyntax(template ?? '')))].filter(
    (written) => !described.has(written),
  )
  const problems: CampaignValidation['problems'] = faults
    .slice(0, FAULTS_MAX)
    .map(({ line, written, message }) => ({ code: 'template_syntax', text: `Line ${line}: ${written}. ${message}` }))
  if (foreign.length > 0)
    problems.push({
      code: 'foreign_syntax',
      text: `${foreign.map((one) => `“${one}”`).join(', ')} would be sent as written. Write fields as {{first_name}} or {{first_name|there}}, and conditions as {% if company %}…{% else %}…{% endif %}.`,
    })
  if (type === 'email' && format === 'html' && !showsFooter(content))
    problems.push({
      code: 'footer_hidden',
      text: 'The content hides the footer with your address and the unsubscribe link. Close or remove what hides the end of the message.',
    })
  return problems
}

const NAMED_MAX = 3

/** Advice about images without an alternative text. */
export function imageNotes(content: string): CampaignValidation['advice'] {
  const images = imagesWithoutText(content)
  if (images.length === 0) return []
  const names = images.slice(0, NAMED_MAX).map((name) => `“${name}”`)
  const more = images.length > NAMED_MAX ? ` and ${images.length - NAMED_MAX} more` : ''
  return [
    {
      code: 'image_text_missing',
      text: `No alternative text: ${names.join(', ')}${more}. Many readers see it in place of the image.`,
    },
  ]
}
