import { useState } from 'react'
import type { Campaign } from '../../../../src/contracts/campaigns/campaign.ts'
import type { Recipient } from '../../../../src/contracts/campaigns/recipients.ts'
import { activityWords } from '../../../ui/activity-words.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { TableSkeleton } from '../../../ui/skeleton.tsx'
import { Table } from '../../../ui/table.tsx'
import { WriteToButton } from '../audience/write-to-button.tsx'
import { countedRecipients } from '../campaign-words.ts'
import { ExportRecipientsButton } from './export-recipients-button.tsx'
import { recipientColumns } from './recipient-columns.tsx'
import { RecipientDialog } from './recipient-dialog.tsx'
import { RecipientFilters } from './recipient-filters.tsx'
import { recipientName } from './recipient-name.ts'
import { RemoveRecipientsButton } from './remove-recipients-button.tsx'
import { UnknownDecision } from './unknown-decision.tsx'
import { useRecipientList } from './use-recipient-list.ts'

export interface RecipientListProps {
  campaign: Campaign
  /** Whether recipients to whom nothing was sent yet may be removed. */
  mayRemove?: boolean
  /** Whether the viewer may set the outcome of messages whose delivery is unknown. */
  mayDecide?: boolean
}

/** A campaign's recipients with each one's state, 20 per page. */
export function RecipientList({ campaign, mayRemove = false, mayDecide = false }: RecipientListProps) {
  const list = useRecipientList(campaign.id)
  const { state, activity } = list.filter
  const { selected } = list.selection
  const unknown = campaign.statistics.unknown_count
  return (
    <section aria-label="Recipients" className="rounded-lg border border-line">
      {mayDecide && unknown > 0 ? (
        <UnknownDecision
          campaignId={campaign.id}
          unknown={unknown}
          isShown={state === 'unknown'}
          // Only rows on the current page, so that a decision concerns only what is visible.
          chosen={state === 'unknown' ? [...selected] : []}
          onShow={() => list.narrow({ state: 'unknown' })}
          onDecided={list.clearSelection}
        />
      ) : null}
      <RecipientFilters campaignId={campaign.id} filter={list.filter} onChange={list.narrow}>
        {activity ? (
          <>
            <ExportRecipientsButton campaignId={campaign.id} query={list.query}>
              Export these
            </ExportRecipientsButton>
            <WriteToButton
              source={{ contacts: { activity, activity_campaign_id: campaign.id } }}
              name={`${campaign.name}: ${activityWords[activity].toLowerCase()}`}
            />
          </>
        ) : null}
        {mayRemove && selected.size > 0 ? (
          <RemoveRecipientsButton campaignId={campaign.id} ids={[...selected]} onRemoved={list.clearSelection} />
        ) : null}
      </RecipientFilters>
      <Loaded query={list.recipients} placeholder={<TableSkeleton rows={5} label="Loading recipients" />}>
        {({ recipients, pagination }) =>
          recipients.length === 0 ? (
            <EmptyState art="search" title={list.isFiltered ? 'Nothing matches' : 'No recipients yet'}>
              {list.isFiltered ? 'No matching recipients.' : 'Add some before sending the campaign.'}
            </EmptyState>
          ) : (
            <>
              <RecipientTable
                campaign={campaign}
                list={list}
                recipients={recipients}
                isSelectable={mayRemove || (mayDecide && state === 'unknown')}
              />
              <div className="flex flex-wrap items-center justify-between gap-3 border-line border-t px-4 py-2.5">
                <p className="text-muted text-xs tabular-nums">{countedRecipients(pagination.total)}</p>
                {list.paging.lastPage > 1 ? <Pagination {...list.paging} /> : null}
              </div>
            </>
          )
        }
      </Loaded>
    </section>
  )
}

interface RecipientTableProps {
  campaign: Campaign
  list: ReturnType<typeof useRecipientList>
  recipients: readonly Recipient[]
  isSelectable: boolean
}

/** The recipients of a page; each opens with what happened to its messages. */
function RecipientTable({ campaign, list, recipients, isSelectable }: RecipientTableProps) {
  const [openId, setOpenId] = useState<string | null>(null)
  const opened = recipients.find(({ id }) => id === openId)
  return (
    <>
      <Table
        caption="Recipients"
        columns={recipientColumns(list.filter.activity)}
        rows={recipients}
        rowKey={({ id }) => id}
        rowLabel={recipientName}
        isRefreshing={list.recipients.isPlaceholderData}
        openKey={openId}
        onOpen={({ id }) => setOpenId(id)}
        {...(isSelectable && { selection: list.selection })}
      />
      {opened ? <RecipientDialog campaign={campaign} recipient={opened} onClose={() => setOpenId(null)} /> : null}
    </>
  )
}
