import { Flag, Inbox, MailX, ShieldCheck } from 'lucide-react'
import type { SpamStatistics } from '../../../src/contracts/spam-checks/spam-checks.ts'
import { pluralize } from '../../../src/lib/text/pluralize.ts'
import { shownSpamScore } from '../../../src/rules/spam-checks/shown-spam-score.ts'
import { formatNumber, formatRate } from '../../lib/format.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { DefinitionList } from '../../ui/definition-list.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { StatCard, StatGrid } from '../../ui/stat-card.tsx'
import { TEXT_OF, toneOfScore } from '../../ui/tone.ts'
import { riskLevels } from './risk-words.ts'
import { Score } from './score.tsx'

/** The key figures in one row. */
export function SpamFigures({ statistics }: { statistics: SpamStatistics | undefined }) {
  const isLoading = !statistics
  const totals = statistics?.totals
  const score = shownSpamScore(statistics?.overall_score ?? 0)
  return (
    <StatGrid>
      <StatCard
        label="Spam Score"
        icon={ShieldCheck}
        value={
          <span data-tone={toneOfScore(score)} className={TEXT_OF[toneOfScore(score)]}>
            {score}
          </span>
        }
        hint="100 is best"
        isLoading={isLoading}
      />
      <StatCard
        label="Deliverability"
        icon={Inbox}
        value={formatRate(statistics?.delivery_rate ?? null)}
        hint={totals ? `${formatNumber(totals.delivered)} of ${formatNumber(totals.decided)}` : null}
        isLoading={isLoading}
      />
      <StatCard
        label="Bounce Rate"
        icon={MailX}
        value={formatRate(statistics?.bounce_rate ?? null)}
        hint={totals ? pluralize(totals.bounced, 'bounce') : null}
        isLoading={isLoading}
      />
      <StatCard
        label="Complaints"
        icon={Flag}
        value={formatRate(statistics?.complaint_rate ?? null)}
        hint={totals ? pluralize(totals.complained, 'complaint') : null}
        isLoading={isLoading}
      />
    </StatGrid>
  )
}

/** Delivery figures of the last 30 days' mail. */
export function EmailPerformance({ statistics }: { statistics: SpamStatistics | undefined }) {
  const figure = (read: (known: SpamStatistics) => string) =>
    statistics ? <span className="tabular-nums">{read(statistics)}</span> : <Skeleton className="h-4 w-24" />
  const both = (count: number, rate: number | null) =>
    rate === null ? formatNumber(count) : `${formatNumber(count)} (${formatRate(rate)})`
  return (
    <Card title="Email Performance" description="Of the last 30 days">
      <DefinitionList
        items={[
          { term: 'Sent', detail: figure(({ totals }) => formatNumber(totals.sent)) },
          { term: 'Delivered', detail: figure(({ totals, delivery_rate }) => both(totals.delivered, delivery_rate)) },
          { term: 'Bounced', detail: figure(({ totals, bounce_rate }) => both(totals.bounced, bounce_rate)) },
          {
            term: 'Complaints',
            detail: figure(({ totals, complaint_rate }) => both(totals.complained, complaint_rate)),
          },
          {
            term: 'Unsubscribed',
            detail: figure(({ totals, unsubscribe_rate }) => both(totals.unsubscribed, unsubscribe_rate)),
          },
          { term: 'Suppressed', detail: figure(({ totals }) => formatNumber(totals.suppressed)) },
        ]}
      />
    </Card>
  )
}

/** The risk that messages are filtered, and the metrics behind it. */
export function RiskAssessment({ statistics }: { statistics: SpamStatistics | undefined }) {
  const risk = statistics && riskLevels[statistics.risk_level]
  return (
    <Card title="Risk Assessment" actions={risk ? <Badge tone={risk.tone}>{risk.label}</Badge> : null}>
      {statistics && risk ? (
        <div className="flex flex-col gap-4">
          <Score label="Overall score" spamScore={statistics.overall_score} />
          <p className="text-muted text-sm">
            {statistics.totals.sent === 0 ? "Nothing was sent in the last 30 days, so there's little data." : risk.text}
          </p>
          <ul className="list-disc pl-4 text-faint text-xs">
            <li>Mailbox providers expect complaint rates below 0.1% and reject mail above 0.3%.</li>
            <li>Campaigns pause automatically when more than 5% of messages bounce.</li>
          </ul>
        </div>
      ) : (
        <div role="status" aria-label="Loading risk" className="flex flex-col gap-3">
          <Skeleton className="h-8 w-24" />
          <Skeleton className="h-1.5" />
          <Skeleton className="w-4/5" />
          <Skeleton className="w-3/5" />
        </div>
      )}
    </Card>
  )
}
