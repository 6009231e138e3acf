import { Trophy } from 'lucide-react'
import type { Campaign } from '../../../../src/contracts/campaigns/campaign.ts'
import type { VariantName } from '../../../../src/contracts/campaigns/steps.ts'
import { Badge } from '../../../ui/badge.tsx'
import { subjectTestText } from '../campaign-words.ts'

/** A campaign's subject. In a subject test: both subjects, the test's settings, and the winner. */
export function SubjectFacts({ campaign }: { campaign: Campaign }) {
  const { subject, subject_b, subject_test, subject_winner } = campaign
  if (!subject_test || !subject_b) return subject ?? 'None yet'
  return (
    <div className="flex flex-col gap-1">
      <ul className="flex flex-col gap-1">
        {(['a', 'b'] as const).map((variant) => (
          <li key={variant} className="flex flex-wrap items-center gap-2">
            <VariantBadge variant={variant} />
            <span className="wrap-anywhere min-w-0">{variant === 'a' ? subject : subject_b}</span>
            {subject_winner === variant ? (
              <Badge tone="success" icon={Trophy}>
                Winner
              </Badge>
            ) : null}
          </li>
        ))}
      </ul>
      <p className="text-muted text-xs">{subjectTestText(subject_test)}</p>
    </div>
  )
}

/** Which of the two subjects: A or B. */
export function VariantBadge({ variant }: { variant: VariantName }) {
  return <Badge>{variant.toUpperCase()}</Badge>
}
