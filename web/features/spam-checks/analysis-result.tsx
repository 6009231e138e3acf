import { CircleCheck, CircleX, Lightbulb } from 'lucide-react'
import type { SpamAnalysis } from '../../../src/contracts/spam-checks/spam-checks.ts'
import { pluralize } from '../../../src/lib/text/pluralize.ts'
import { formatNumber } from '../../lib/format.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { StatCard, StatGrid } from '../../ui/stat-card.tsx'
import { TONE_OF } from '../../ui/tone.ts'
import { riskLevels } from './risk-words.ts'
import { Score } from './score.tsx'

/** The problems found in a message, and how to fix each. */
export function AnalysisResult({ analysis }: { analysis: SpamAnalysis }) {
  const { spam_score, risk_level, passed, issues, recommendations } = analysis
  const risk = riskLevels[risk_level]
  return (
    <div className="flex flex-col gap-4">
      <Card
        title="Result"
        actions={
          <>
            <Badge tone={passed ? 'neutral' : TONE_OF.failed} icon={passed ? CircleCheck : CircleX}>
              {passed ? 'Passed' : 'Not passed'}
            </Badge>
            <Badge tone={risk.tone}>{risk.label}</Badge>
          </>
        }
      >
        <Score label="Score" spamScore={spam_score} />
      </Card>
      <StatGrid>
        <StatCard label="Subject length" value={formatNumber(analysis.subject_length)} />
        <StatCard label="Content length" value={formatNumber(analysis.content_length)} />
        <StatCard label="Links" value={formatNumber(analysis.link_count)} />
        <StatCard label="Images" value={formatNumber(analysis.image_count)} />
      </StatGrid>
      <Card isFlush title="Issues" actions={<Badge>{issues.length}</Badge>}>
        {issues.length === 0 ? (
          <p className="px-4 py-3 text-muted text-sm">No problems found.</p>
        ) : (
          <ul aria-label="Issues" className="divide-y divide-line">
            {issues.map(({ code, points, title, advice }) => (
              <li key={`${code} ${title}`} className="flex items-start justify-between gap-4 px-4 py-3 text-sm">
                <div className="min-w-0">
                  <p className="wrap-break-word font-medium text-ink">{title}</p>
                  <p className="wrap-break-word mt-0.5 text-muted">{advice}</p>
                </div>
                <Badge
                  tone={points >= 20 ? 'danger' : points >= 10 ? 'warning' : 'neutral'}
                  className="mt-0.5 shrink-0"
                >
                  −{pluralize(points, 'point')}
                </Badge>
              </li>
            ))}
          </ul>
        )}
      </Card>
      {recommendations.length > 0 ? (
        <Card title="Recommendations">
          <ul className="flex flex-col gap-2 text-sm">
            {recommendations.map((text) => (
              <li key={text} className="flex items-start gap-2 text-muted">
                <Lightbulb aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-info-text" strokeWidth={1.75} />
                {text}
              </li>
            ))}
          </ul>
        </Card>
      ) : null}
    </div>
  )
}
