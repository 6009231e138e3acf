import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'wouter'
import {
  PEOPLE_CHANGES,
  type PeopleChange,
  type PeopleChangeKind,
} from '../../../../src/contracts/crawls/crawl-details.ts'
import { paths } from '../../../../src/rules/site/app-paths.ts'
import { formatNumber } from '../../../lib/format.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import type { Tone } from '../../../ui/tone.ts'
import { crawlResultQueries } from './api.ts'

const words: Readonly<Record<PeopleChangeKind, { label: string; counted: string; tone: Tone }>> = {
  joined: { label: 'Joined', counted: 'joined', tone: 'brand' },
  left: { label: 'Left', counted: 'left', tone: 'neutral' },
  changed: { label: 'New role', counted: 'with a new role', tone: 'info' },
}

/** Entries shown until all are asked for. */
const SHOWN = 4

/** Says how many people and organisations joined, left or have a new role; null if none or unknown, undefined until loaded. */
export function usePeopleChangeText(crawlId: string): string | null | undefined {
  const { data, isError } = useQuery(crawlResultQueries.peopleChanges(crawlId))
  if (!data) return isError ? null : undefined
  const parts = PEOPLE_CHANGES.filter((kind) => data.counts[kind] > 0).map(
    (kind) => `${formatNumber(data.counts[kind])} ${words[kind].counted}`,
  )
  return parts.length > 0 ? parts.join(', ') : null
}

/** Who joined, who left and whose role changed since the previous crawl. Renders nothing if nobody did. */
export function PeopleChanges({ crawlId }: { crawlId: string }) {
  const [isWhole, setIsWhole] = useState(false)
  const { data } = useQuery(crawlResultQueries.peopleChanges(crawlId))
  if (!data) return null
  const all = PEOPLE_CHANGES.flatMap((kind) => data.data[kind].map((change) => ({ kind, change })))
  if (all.length === 0) return null
  const total = PEOPLE_CHANGES.reduce((sum, kind) => sum + data.counts[kind], 0)
  return (
    <div className="mt-3 border-line border-t pt-1">
      <ul aria-label="People and organisations that changed">
        {(isWhole ? all : all.slice(0, SHOWN)).map(({ kind, change }) => (
          <Change key={`${kind}:${change.contact_id}`} kind={kind} change={change} />
        ))}
      </ul>
      {all.length > SHOWN ? (
        <Button size="sm" variant="ghost" className="mt-1" onClick={() => setIsWhole(!isWhole)} aria-expanded={isWhole}>
          {isWhole ? 'Show fewer' : `Show all ${formatNumber(all.length)}`}
        </Button>
      ) : null}
      {isWhole && total > all.length ? (
        <p className="mt-1 text-muted text-xs">And {formatNumber(total - all.length)} more.</p>
      ) : null}
    </div>
  )
}

function Change({ kind, change }: { kind: PeopleChangeKind; change: PeopleChange }) {
  const { label, tone } = words[kind]
  return (
    <li className="flex flex-wrap items-baseline gap-x-2.5 gap-y-0.5 py-1.5 text-sm pointer-coarse:py-2.5">
      <span className="inline-flex w-18 shrink-0">
        <Badge tone={tone}>{label}</Badge>
      </span>
      <Link
        href={paths.contactDetail.to(change.contact_id)}
        className="touch-target rounded-sm font-medium text-ink hover:underline hover:underline-offset-3"
      >
        {change.name}
      </Link>
      <span className="min-w-0 text-muted max-sm:w-full">
        {kind === 'changed' ? (
          <>
            {change.previous_job_title} <span aria-hidden="true">→</span>
            <span className="sr-only">, now</span> {change.job_title}
          </>
        ) : (
          [change.job_title, change.kind === 'person' ? change.company : null].filter(Boolean).join(', ')
        )}
      </span>
    </li>
  )
}
