import { Trophy } from 'lucide-react'
import type { CampaignAnalytics } from '../../../../src/contracts/campaigns/analytics.ts'
import type { Campaign } from '../../../../src/contracts/campaigns/campaign.ts'
import type { SubjectTest } from '../../../../src/contracts/campaigns/campaign-settings.ts'
import { formatNumber } from '../../../lib/format.ts'
import { Badge } from '../../../ui/badge.tsx'
import { cn } from '../../../ui/cn.ts'
import { metrics, NOT_TRACKED, rateText, subjectTestText } from '../campaign-words.ts'
import { VariantBadge } from '../view/subject-facts.tsx'

type SubjectFigures = NonNullable<CampaignAnalytics['subject_test']>[number]

/** Explains why another metric than the selected one decided the test. */
const LITTLE = "Opens weren't reliable: email apps loaded most images automatically."

/** The two subjects of a test with the deciding metric, and the winner. */
export function SubjectComparison({ subjects, campaign }: { subjects: readonly SubjectFigures[]; campaign: Campaign }) {
  const { subject_test: test, subject_winner: winner, subject_decided_by } = campaign
  const by = subject_decided_by ?? test?.by ?? 'opens'
  return (
    <section aria-label="The two subjects" className="flex flex-col gap-3">
      <h3 className="font-medium text-ink text-sm">The two subjects</h3>
      <div className="grid gap-3 sm:grid-cols-2">
        {subjects.map((one) => (
          <Subject key={one.variant} of={one} campaign={campaign} isWinner={winner === one.variant} />
        ))}
      </div>
      {test ? (
        <p className="text-muted text-xs">
          {winner
            ? `${winner.toUpperCase()} won by its ${metrics[by].noun}.${by === test.by ? '' : ` ${LITTLE}`}`
            : `Not decided yet. ${subjectTestText(test)}`}
        </p>
      ) : null}
    </section>
  )
}

function Subject({ of, campaign, isWinner }: { of: SubjectFigures; campaign: Campaign; isWinner: boolean }) {
  const { subject_test: test, track_opens, track_clicks } = campaign
  const rows: [SubjectTest['by'], string, number, boolean][] = [
    ['opens', 'Opened', of.opened, track_opens],
    ['clicks', 'Clicked', of.clicked, track_clicks],
    ['replies', 'Answered', of.replied, true],
  ]
  return (
    <div className={cn('rounded-lg border p-4', isWinner ? 'border-success' : 'border-line')}>
      <p className="flex flex-wrap items-center gap-2 text-ink text-sm">
        <VariantBadge variant={of.variant} />
        <span className="wrap-anywhere min-w-0 font-medium">{of.subject ?? 'No subject'}</span>
        {isWinner ? (
          <Badge tone="success" icon={Trophy}>
            Winner
          </Badge>
        ) : null}
      </p>
      <dl className="mt-3 flex flex-col gap-1.5 text-sm">
        <div className="flex justify-between gap-3">
          <dt className="text-muted">Sent</dt>
          <dd className="text-ink tabular-nums">{formatNumber(of.sent)}</dd>
        </div>
        {track_opens && of.prefetched > 0 ? (
          <div className="flex justify-between gap-3">
            <dt className="text-muted">Preloaded by an app</dt>
            <dd className="text-ink tabular-nums">{formatNumber(of.prefetched)}</dd>
          </div>
        ) : null}
        {rows.map(([by, label, count, isKnown]) => (
          <div key={by} className="flex flex-col gap-1">
            <div className={cn('flex justify-between gap-3', test?.by === by && 'font-medium')}>
              <dt className={test?.by === by ? 'text-ink' : 'text-muted'}>{label}</dt>
              <dd className="text-ink tabular-nums">
                {isKnown
                  ? `${formatNumber(count)} · ${rateText(by === 'replies' ? of.reply_rate : shareOf(count, of.sent))}`
                  : NOT_TRACKED}
              </dd>
            </div>
            <div aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-line forced-color-adjust-none">
              <div
                className={cn('h-full rounded-full', test?.by === by ? 'bg-brand' : 'bg-control')}
                style={{ width: `${isKnown ? (shareOf(count, of.sent) ?? 0) : 0}%` }}
              />
            </div>
          </div>
        ))}
      </dl>
    </div>
  )
}

const shareOf = (part: number, whole: number): number | null => (whole > 0 ? Math.min(100, (part / whole) * 100) : null)
