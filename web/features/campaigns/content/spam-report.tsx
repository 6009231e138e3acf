import type { SpamAnalysis } from '../../../../src/contracts/spam-checks/spam-checks.ts'
import { shownSpamScore } from '../../../../src/rules/spam-checks/shown-spam-score.ts'
import { Badge } from '../../../ui/badge.tsx'
import { toneOfScore } from '../../../ui/tone.ts'

/** A spam score in its colour, on the scale of the spam checks. */
export function SpamScore({ score }: { score: number }) {
  const shown = shownSpamScore(score)
  return <Badge tone={toneOfScore(shown)}>Spam score {shown} / 100</Badge>
}

/** The result of a spam check: the score, the problems found, and recommendations. */
export function SpamReport({ report }: { report: SpamAnalysis }) {
  const { spam_score, passed, issues, recommendations } = report
  return (
    <div role="status" className="flex flex-col gap-3 rounded-lg border border-line p-3 text-sm">
      <p className="flex flex-wrap items-center gap-2">
        <SpamScore score={spam_score} />
        <span className="text-muted">{passed ? 'Passed the spam check' : 'Failed the spam check'}</span>
      </p>
      {issues.length > 0 ? (
        <ul aria-label="Issues" className="flex flex-col gap-2">
          {issues.map(({ code, title, advice, points }) => (
            <li key={code} className="border-line border-t pt-2">
              <p className="flex justify-between gap-3 text-ink">
                <span className="font-medium">{title}</span>
                <span className="shrink-0 text-faint text-xs tabular-nums">−{points}</span>
              </p>
              <p className="text-muted text-xs">{advice}</p>
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-muted">Nothing looks like spam.</p>
      )}
      {recommendations.length > 0 ? (
        <ul aria-label="Recommendations" className="list-disc pl-5 text-muted text-xs">
          {recommendations.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
