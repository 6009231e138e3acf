import { ContactRound, Database } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Crawl } from '../../../../src/contracts/crawls/crawls.ts'
import type { DataType } from '../../../../src/contracts/data/items.ts'
import { paths } from '../../../../src/rules/site/app-paths.ts'
import { formatNumber } from '../../../lib/format.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { ScrollRow } from '../../../ui/scroll-row.tsx'
import { ExportMenu } from './export-menu.tsx'

export interface FoundSummaryProps {
  crawl: Crawl
  total: number
  /** The types of which values were found. */
  types: readonly DataType[]
  /** A further action on the contacts, which is then the main one. */
  action: ((crawl: Crawl) => ReactNode) | undefined
}

/** How many values a crawl found, and where they can be seen. */
export function FoundSummary({ crawl, total, types, action }: FoundSummaryProps) {
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-3 border-line border-y bg-sunken px-4 py-3 sm:px-5">
      <p className="text-muted text-sm">
        <strong className="mr-1.5 font-semibold text-2xl text-ink tabular-nums tracking-[-0.02em]">
          {formatNumber(total)}
        </strong>
        {total === 1 ? 'item' : 'items'} found
      </p>
      <ScrollRow isLastFirst>
        <ExportMenu crawl={crawl} types={types} />
        <LinkButton href={paths.data.to({ crawl_id: crawl.id })} icon={Database}>
          View data
        </LinkButton>
        <LinkButton
          href={paths.contacts.to({ crawl_id: crawl.id })}
          variant={action ? undefined : 'primary'}
          icon={ContactRound}
        >
          View contacts
        </LinkButton>
        {action?.(crawl)}
      </ScrollRow>
    </div>
  )
}
