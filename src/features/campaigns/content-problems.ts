import type { CampaignValidation } from '../../contracts/campaigns/sending.ts'
import type { CampaignRow } from '../../domain/campaigns/campaign-row.ts'
import { showsFooter } from '../../outreach/compose/footer-seen.ts'
import { foreignSyntax } from '../../outreach/compose/foreign-syntax.ts'

type Written = Pick<CampaignRow, 'type' | 'subject' | 'subjectB' | 'content' | 'textContent'>

/**
 * Returns the problems of a campaign's content that prevent sending: foreign template syntax that would be sent as
 * written, and markup that hides the footer.
 */
export function wordingProblems(campaign: Written): CampaignValidation['problems'] {
  const { type, subject, subjectB, content, textContent } = campaign
  const templates = type === 'email' ? [subject, subjectB, content, textContent] : [content]
  const foreign = [...new Set(templates.flatMap((template) => foreignSyntax(template ?? '')))]
  const problems: CampaignValidation['problems'] = []
  if (foreign.length > 0)
    problems.push({
      code: 'foreign_syntax',
      text: `${foreign.map((one) => `“${one}”`).join(', ')} would be sent as written. Write fields as {{first_name}} or {{first_name|there}}, and conditions as {{#if company}}…{{else}}…{{/if}}.`,
    })
  if (type === 'email' && !showsFooter(content))
    problems.push({
      code: 'footer_hidden',
      text: 'The content hides the footer with your address and the unsubscribe link. Close or remove what hides the end of the message.',
    })
  return problems
}
