import type { CampaignValidation } from '../../../contracts/campaigns/sending.ts'
import type { EmailSettings } from '../../../db/schema/data/senders.ts'
import type { CampaignRow } from '../../../domain/campaigns/campaign-row.ts'

type Notes = CampaignValidation['problems']

/** Returns the problems that prevent a subject test. */
export function subjectTestProblems({ subjectB, subjectTest, trackOpens, trackClicks }: CampaignRow): Notes {
  if (subjectTest === null) return []
  const problems: Notes = []
  if (!subjectB?.trim())
    problems.push({ code: 'subject_b_missing', text: 'Write the second subject, or turn off the subject test.' })
  if (subjectTest.by === 'opens' && !trackOpens)
    problems.push({
      code: 'subject_test_untracked',
      text: 'The subject test goes by opens. Turn on tracking of opens.',
    })
  if (subjectTest.by === 'clicks' && !trackClicks)
    problems.push({
      code: 'subject_test_untracked',
      text: 'The subject test goes by clicks. Turn on tracking of clicks.',
    })
  return problems
}

/** Returns advice on a subject test. */
export function subjectTestAdvice({ subjectTest }: CampaignRow, settings: EmailSettings | null): Notes {
  if (subjectTest?.by !== 'replies' || settings === null || settings.collectsReplies) return []
  const text =
    'The subject test goes by answers, which do not come in here. Let the email configuration collect replies.'
  return [{ code: 'subject_test_unheard', text }]
}
