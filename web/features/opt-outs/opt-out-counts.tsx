import { useQuery } from '@tanstack/react-query'
import { AtSign, Globe, type LucideIcon, Phone, UserRoundX } from 'lucide-react'
import type { ComponentType } from 'react'
import { OPT_OUT_KINDS, type OptOutKind } from '../../../src/contracts/opt-outs/opt-outs.ts'
import { formatNumber } from '../../lib/format.ts'
import { CallFailure } from '../../ui/call-failure.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { TableSkeleton } from '../../ui/skeleton.tsx'
import { StatCard, StatGrid } from '../../ui/stat-card.tsx'
import { type OptOutCounts as Counts, optOutQueries } from './api.ts'
import { OptOutDayTable } from './opt-out-day-table.tsx'
import { DAYS, daysOf, everyDay, type OptOutDay } from './opt-out-days.ts'
import { kindNames, proofWords } from './opt-out-words.ts'

export interface OptOutFigureProps {
  readonly title: string
  readonly days: readonly OptOutDay[]
  readonly series: readonly { readonly key: string; readonly name: string; readonly colour: string }[]
}
export interface OptOutCountsProps {
  /** Chart of the daily figures. Hidden from screen readers, since a table contains the same data. */
  Figure: ComponentType<OptOutFigureProps>
}

const icons: Readonly<Record<OptOutKind, LucideIcon>> = { email: AtSign, phone: Phone, site: Globe }
const colours: Readonly<Record<OptOutKind, string>> = {
  email: 'var(--brand)',
  phone: 'var(--warning)',
  site: 'var(--info)',
}
const SERIES = OPT_OUT_KINDS.map((key) => ({ key, name: kindNames[key], colour: colours[key] }))

/** How many people and sites opted out of collection, and when. Their identities are not readable. */
export function OptOutCounts({ Figure }: OptOutCountsProps) {
  const { data, error, refetch, isFetching } = useQuery(optOutQueries.counts())
  if (error && !data) return <CallFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
  const ofKind = new Map(data?.by_kind.map(({ kind, count }) => [kind, count]))
  const figure = (count: number | undefined) => (data ? formatNumber(count ?? 0) : '–')
  return (
    <div className="flex flex-col gap-5">
      <StatGrid>
        <StatCard label="Total" icon={UserRoundX} value={figure(data?.total)} isLoading={!data} />
        {OPT_OUT_KINDS.map((kind) => (
          <StatCard
            key={kind}
            label={kindNames[kind]}
            icon={icons[kind]}
            value={figure(ofKind.get(kind))}
            isLoading={!data}
          />
        ))}
      </StatGrid>
      {data ? (
        <Told counts={data} Figure={Figure} />
      ) : (
        <Card isFlush>
          <TableSkeleton rows={8} label="Loading opt-outs" />
        </Card>
      )}
    </div>
  )
}

function Told({ counts, Figure }: OptOutCountsProps & { counts: Counts }) {
  const days = daysOf(counts.by_day)
  return (
    <>
      {days.length > 0 ? (
        <>
          <Figure title={`The last ${DAYS} days`} days={everyDay(days, new Date())} series={SERIES} />
          <OptOutDayTable days={days} />
        </>
      ) : (
        <Card>
          {counts.total === 0 ? (
            <EmptyState title="No opt-outs yet">People and site owners who opt out are counted here.</EmptyState>
          ) : (
            <EmptyState title={`No opt-outs in the last ${DAYS} days`}>Earlier opt-outs stay on the list.</EmptyState>
          )}
        </Card>
      )}
      <ProofCard proofs={counts.by_proof} />
    </>
  )
}

function ProofCard({ proofs }: { proofs: Counts['by_proof'] }) {
  const ofProof = new Map(proofs.map(({ proof, count }) => [proof, count]))
  return (
    <Card isFlush title="By proof" description="How requests were verified.">
      <dl className="divide-y divide-line text-sm">
        {Object.entries(proofWords).map(([proof, { label, text }]) => (
          <div key={proof} className="flex items-baseline justify-between gap-4 px-4 py-2.5">
            <dt className="min-w-0">
              <span className="block font-medium text-ink">{label}</span>
              <span className="wrap-anywhere block text-muted">{text}</span>
            </dt>
            <dd className="text-ink tabular-nums">{formatNumber(ofProof.get(proof) ?? 0)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
