import { useQuery } from '@tanstack/react-query'
import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import {
  PROVIDER_EVENT_SORTS,
  PROVIDER_EVENT_STATES,
  type ProviderEventState,
  replayProviderEvent,
} from '../../../../src/contracts/billing/payments.ts'
import { pluralize } from '../../../../src/lib/text/pluralize.ts'
import { formatNumber } from '../../../lib/format.ts'
import { Allowed } from '../../../ui/allowed.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FilterSelect } from '../../../ui/filter-select.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { ListCard } from '../../../ui/list-card.tsx'
import { NoMatches } from '../../../ui/no-matches.tsx'
import { RelativeTime } from '../../../ui/relative-time.tsx'
import { SearchInput } from '../../../ui/search-input.tsx'
import { Table, type TableColumn } from '../../../ui/table.tsx'
import { TONE_OF, type Tone } from '../../../ui/tone.ts'
import { providerName } from '../plan-facts.ts'
import { adminPaymentQueries } from './api.ts'
import { orderIn, type PaymentsPlace, sortPart, tableSortOf } from './payments-address.ts'
import type { ProviderNotice } from './provider-notice.ts'
import { ReplayEventDialog } from './replay-event-dialog.tsx'

const states: Readonly<Record<ProviderEventState, { label: string; tone: Tone }>> = {
  waiting: { label: 'Waiting', tone: TONE_OF.pending },
  done: { label: 'Done', tone: TONE_OF.done },
  ignored: { label: 'Ignored', tone: TONE_OF.skipped },
  failed: { label: 'Failed', tone: TONE_OF.failed },
}
const stateOptions = PROVIDER_EVENT_STATES.map((value) => ({ value, label: states[value].label }))
const providerOptions = ['flutterwave', 'paystack', 'stripe', 'paypal', 'sandbox'].map((value) => ({
  value,
  label: providerName(value),
}))

/** Events from payment providers, and the result of each. */
export function EventList({ place }: { place: PaymentsPlace }) {
  const { state, provider, search, page } = place.address
  const order = orderIn(place.address, PROVIDER_EVENT_SORTS)
  const answer = useQuery(adminPaymentQueries.events({ state, provider, search, ...order, page }))
  const [replaying, setReplaying] = useState<ProviderNotice | null>(null)
  const { data } = answer
  const clear = () => place.filter({ state: undefined, provider: undefined, search: undefined })
  return (
    <>
      <ListCard
        page={place.address.page}
        onTurn={place.turn}
        pages={data?.pagination}
        total={pluralize(data?.pagination.total ?? 0, 'event', 'events')}
        answer={answer}
        loading="Loading provider events"
        failure="Failed to load provider events"
        skeletonRows={6}
        filters={
          <>
            <SearchInput
              aria-label="Search events"
              value={search ?? ''}
              onChange={(next) => place.filter({ search: next.trim() || undefined })}
              lengthMax={100}
              placeholder="Reference, event id or type"
              className="w-full sm:w-72"
            />
            <FilterSelect
              aria-label="State"
              value={state}
              anyLabel="All states"
              onChange={(next) => place.filter({ state: next })}
              options={stateOptions}
              className="w-36"
            />
            <FilterSelect
              aria-label="Provider"
              value={provider}
              anyLabel="All providers"
              onChange={(next) => place.filter({ provider: next })}
              options={providerOptions}
              className="w-40"
            />
          </>
        }
      >
        {data && data.events.length > 0 ? (
          <div className="overflow-x-auto">
            <Table
              caption="Provider events"
              columns={columnsFor(setReplaying)}
              rows={data.events}
              rowKey={({ id }) => id}
              sort={tableSortOf(order, 'received_at')}
              onSort={(next) => place.filter(sortPart(next, 'received_at'))}
              isRefreshing={answer.isPlaceholderData}
            />
          </div>
        ) : state || provider || search ? (
          <NoMatches title="No matching events" onShowAll={clear} />
        ) : (
          <EmptyState art="inbox" title="No events yet">
            Events from payment providers appear here, with their outcome.
          </EmptyState>
        )}
      </ListCard>
      {replaying ? <ReplayEventDialog event={replaying} onClose={() => setReplaying(null)} /> : null}
    </>
  )
}

type SortId = (typeof PROVIDER_EVENT_SORTS)[number]
type Column = TableColumn<ProviderNotice> & ({ isSortable: true; id: SortId } | { isSortable?: false })

const columnsFor = (onReplay: (event: ProviderNotice) => void): readonly Column[] => [
  {
    id: 'type',
    header: 'Event',
    isPrimary: true,
    isSortable: true,
    cell: ({ type, event_id }) => (
      <>
        <span className="wrap-anywhere block">{type}</span>
        <span className="wrap-anywhere block font-mono font-normal text-faint text-xs">{event_id}</span>
      </>
    ),
  },
  {
    id: 'provider',
    header: 'Provider',
    isSelfEvident: true,
    isSortable: true,
    cell: ({ provider }) => providerName(provider),
  },
  {
    id: 'state',
    header: 'State',
    isSelfEvident: true,
    isSortable: true,
    cell: ({ state }) => <Badge tone={states[state].tone}>{states[state].label}</Badge>,
  },
  { id: 'reference', header: 'Reference', isSpare: true, cell: ({ reference }) => reference ?? '–' },
  { id: 'outcome', header: 'Outcome', isWide: true, cell: ({ outcome }) => outcome ?? '–' },
  { id: 'attempts', header: 'Attempts', align: 'end', isSpare: true, cell: ({ attempts }) => formatNumber(attempts) },
  {
    id: 'received_at',
    header: 'Received',
    isSortable: true,
    cell: ({ received_at }) => <RelativeTime value={received_at} />,
  },
  {
    id: 'actions',
    header: 'Actions',
    isHeaderHidden: true,
    cell: (event) => (
      <Allowed to={replayProviderEvent}>
        <IconButton icon={RotateCcw} size="sm" label={`Replay ${event.event_id}`} onClick={() => onReplay(event)} />
      </Allowed>
    ),
  },
]
