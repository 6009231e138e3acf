import { useQuery } from '@tanstack/react-query'
import { Download, Trash2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { Campaign } from '../../../../src/contracts/campaigns/campaign.ts'
import { RECIPIENT_STATES, type RecipientState } from '../../../../src/contracts/campaigns/campaign-states.ts'
import { exportRecipients, type Recipient } from '../../../../src/contracts/campaigns/recipients.ts'
import { ACTIVITIES, type Activity } from '../../../../src/contracts/contacts/contact-filter.ts'
import { download } from '../../../lib/call.ts'
import { formatDateTime, formatNumber } from '../../../lib/format.ts'
import { phoneText } from '../../../lib/phone-text.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { activityWords } from '../../../ui/activity-words.ts'
import { Allowed } from '../../../ui/allowed.tsx'
import { Button } from '../../../ui/button.tsx'
import { CallFailure } from '../../../ui/call-failure.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { SearchInput } from '../../../ui/search-input.tsx'
import { Select } from '../../../ui/select.tsx'
import { TableSkeleton } from '../../../ui/skeleton.tsx'
import { Table, type TableColumn } from '../../../ui/table.tsx'
import { toast } from '../../../ui/toast.tsx'
import { toastNamedFailure } from '../../../ui/toast-failure.ts'
import { WriteToButton } from '../audience/write-to-button.tsx'
import { countedRecipients, recipientStates } from '../campaign-words.ts'
import { recipientName } from '../content/message-preview.tsx'
import { RecipientChip } from '../status-chip.tsx'
import { type RecipientsQuery, recipientQueries, useRemoveRecipients } from './api.ts'
import { RecipientDialog } from './recipient-dialog.tsx'
import { UnknownDecision } from './unknown-decision.tsx'

const ALL = 'all'
const NONE: ReadonlySet<string> = new Set()

export interface RecipientListProps {
  campaign: Campaign
  /** Whether recipients to whom nothing was sent yet may be removed. */
  mayRemove?: boolean
  /** Whether the viewer may set the outcome of messages whose delivery is unknown. */
  mayDecide?: boolean
}

/** A campaign's recipients with each one's state, 20 per page. */
export function RecipientList({ campaign, mayRemove = false, mayDecide = false }: RecipientListProps) {
  const [state, setState] = useState<RecipientState | undefined>(undefined)
  const [activity, setActivity] = useState<Activity | undefined>(undefined)
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(1)
  const [selected, setSelected] = useState<ReadonlySet<string>>(NONE)
  const [openId, setOpenId] = useState<string | null>(null)
  const filter = { status: state, activity, search: search.trim() || undefined }
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery(
    recipientQueries.list(campaign.id, {
      ...filter,
      // Who did it last is what a person wants to see first.
      order: activity ? 'latest' : 'added',
      page,
    }),
  )
  const { data: counts } = useQuery(recipientQueries.counts(campaign.id))
  const recipients = data?.recipients ?? []
  const lastPage = Math.max(1, data?.pagination.last_page ?? 1)
  // The last page may be empty after a removal.
  useEffect(() => {
    if (data && !isPlaceholderData && page > lastPage) setPage(lastPage)
  }, [data, isPlaceholderData, page, lastPage])
  const unknown = campaign.statistics.unknown_count
  const opened = recipients.find(({ id }) => id === openId)
  const narrow = (how: () => void) => {
    how()
    setPage(1)
    setSelected(NONE)
  }
  const isFiltered = Boolean(state || activity || search)
  const isSelectable = mayRemove || (mayDecide && state === 'unknown')
  return (
    <section aria-label="Recipients" className="rounded-lg border border-line">
      {mayDecide && unknown > 0 ? (
        <UnknownDecision
          campaignId={campaign.id}
          unknown={unknown}
          isShown={state === 'unknown'}
          // Only rows on the current page, so that a decision concerns only what is visible.
          chosen={state === 'unknown' ? [...selected] : []}
          onShow={() => narrow(() => setState('unknown'))}
          onDecided={() => setSelected(NONE)}
        />
      ) : null}
      <div className="flex flex-wrap items-center gap-2 border-line border-b p-3">
        <SearchInput
          aria-label="Search recipients"
          placeholder="Search names and addresses"
          value={search}
          lengthMax={200}
          className="min-w-0 flex-1 basis-48"
          onChange={(text) => narrow(() => setSearch(text))}
        />
        <Select
          aria-label="Status of recipients"
          className="w-40"
          value={state ?? ALL}
          options={[
            { value: ALL, label: 'All statuses' },
            ...RECIPIENT_STATES.map((value) => ({ value, label: recipientStates[value].label })),
          ]}
          onChange={(value) => narrow(() => setState(value === ALL ? undefined : (value as RecipientState)))}
        />
        <Select
          aria-label="Recipient activity"
          className="w-44"
          value={activity ?? ALL}
          options={[
            { value: ALL, label: 'Any activity' },
            ...ACTIVITIES.map((value) => ({
              value,
              label: activityWords[value],
              ...(counts && { hint: formatNumber(counts[value]) }),
            })),
          ]}
          onChange={(value) => narrow(() => setActivity(value === ALL ? undefined : (value as Activity)))}
        />
        {activity ? (
          <>
            <ExportButton campaignId={campaign.id} filter={filter} />
            <WriteToButton
              source={{ contacts: { activity, activity_campaign_id: campaign.id } }}
              name={`${campaign.name}: ${activityWords[activity].toLowerCase()}`}
            />
          </>
        ) : null}
        {mayRemove && selected.size > 0 ? (
          <RemoveButton campaignId={campaign.id} ids={[...selected]} onRemoved={() => setSelected(NONE)} />
        ) : null}
      </div>
      {error && !data ? (
        <CallFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : !data ? (
        <TableSkeleton rows={5} label="Loading recipients" />
      ) : recipients.length === 0 ? (
        <EmptyState art="search" title={isFiltered ? 'Nothing matches' : 'No recipients yet'}>
          {isFiltered ? 'No matching recipients.' : 'Add some before sending the campaign.'}
        </EmptyState>
      ) : (
        <>
          <Table
            caption="Recipients"
            columns={columnsWith(activity)}
            rows={recipients}
            rowKey={({ id }) => id}
            rowLabel={(recipient) => recipientName(recipient)}
            isRefreshing={isPlaceholderData}
            openKey={openId}
            onOpen={({ id }) => setOpenId(id)}
            {...(isSelectable && { selection: { selected, onChange: setSelected } })}
          />
          <div className="flex flex-wrap items-center justify-between gap-3 border-line border-t px-4 py-2.5">
            <p className="text-muted text-xs tabular-nums">{countedRecipients(data.pagination.total)}</p>
            {lastPage > 1 ? <Pagination page={page} lastPage={lastPage} onChange={setPage} /> : null}
          </div>
        </>
      )}
      {opened ? <RecipientDialog campaign={campaign} recipient={opened} onClose={() => setOpenId(null)} /> : null}
    </section>
  )
}

const columnsWith = (activity: Activity | undefined): readonly TableColumn<Recipient>[] => [
  {
    id: 'name',
    header: 'Recipient',
    isPrimary: true,
    isTruncated: true,
    width: 'w-[45%]',
    cell: (recipient) => (
      <>
        <span className="block truncate">{recipientName(recipient)}</span>
        {recipient.recipient_name ? (
          <span className="block truncate font-normal text-faint text-xs">
            {recipient.recipient_email ?? (recipient.recipient_phone && phoneText(recipient.recipient_phone))}
          </span>
        ) : null}
      </>
    ),
  },
  {
    id: 'status',
    header: 'Status',
    isSelfEvident: true,
    width: 'w-40',
    cell: ({ status, status_reason }) => (
      <span className="flex flex-col gap-0.5 whitespace-normal">
        <RecipientChip state={status} />
        {status_reason ? <span className="text-faint text-xs">{status_reason}</span> : null}
      </span>
    ),
  },
  {
    id: 'source',
    header: 'Source',
    isSelfEvident: true,
    isTruncated: true,
    isWide: true,
    width: 'w-[30%]',
    cell: ({ data_source }) => data_source,
  },
  {
    id: 'time',
    header: activity && activity in timeOf ? activityWords[activity] : 'Sent',
    // When they did what the list is filtered by matters on a phone too.
    isSpare: activity === undefined,
    width: 'w-40',
    cell: (recipient) => {
      const at = (timeOf[activity ?? 'sent'] ?? timeOf.sent!)(recipient)
      return at ? formatDateTime(at) : '–'
    },
  },
]

/** When a recipient did something; of what they did not do, there is only when their message was sent. */
const timeOf: Partial<Record<Activity, (recipient: Recipient) => string | null>> = {
  sent: ({ sent_at }) => sent_at,
  opened: ({ opened_at }) => opened_at,
  clicked: ({ clicked_at }) => clicked_at,
  replied: ({ replied_at }) => replied_at,
  bounced: ({ bounced_at }) => bounced_at,
  unsubscribed: ({ unsubscribed_at }) => unsubscribed_at,
  complained: ({ complained_at }) => complained_at,
}

/** Exports the recipients that match the list's filter. */
function ExportButton({ campaignId, filter }: { campaignId: string; filter: Omit<RecipientsQuery, 'page'> }) {
  const [isBusy, setIsBusy] = useState(false)
  async function save() {
    setIsBusy(true)
    try {
      saveFile(await download(exportRecipients, { params: { id: campaignId }, query: filter }))
    } catch (error) {
      toastNamedFailure(error, 'Failed to export recipients')
    }
    setIsBusy(false)
  }
  return (
    <Allowed to={exportRecipients}>
      <Button icon={Download} isLoading={isBusy} onClick={() => void save()}>
        Export these
      </Button>
    </Allowed>
  )
}

function RemoveButton({
  campaignId,
  ids,
  onRemoved,
}: {
  campaignId: string
  ids: readonly string[]
  onRemoved: () => void
}) {
  const [isAsking, setIsAsking] = useState(false)
  const remove = useRemoveRecipients()
  async function confirm() {
    try {
      const { data } = await remove.mutateAsync({ params: { id: campaignId }, body: { recipient_ids: [...ids] } })
      const kept = ids.length - data.removed
      toast.success(
        `${countedRecipients(data.removed)} removed`,
        kept > 0
          ? { description: `${formatNumber(kept)} kept, because they've already been sent something.` }
          : undefined,
      )
      onRemoved()
    } catch (error) {
      toastNamedFailure(error, 'Failed to remove recipients')
    }
    setIsAsking(false)
  }
  return (
    <>
      <Button variant="danger-ghost" icon={Trash2} onClick={() => setIsAsking(true)}>
        Remove {formatNumber(ids.length)}
      </Button>
      {isAsking ? (
        <ConfirmDialog
          isOpen
          isDanger
          title={`Remove ${countedRecipients(ids.length)}?`}
          confirmLabel="Remove"
          isPending={remove.isPending}
          onConfirm={() => void confirm()}
          onCancel={() => setIsAsking(false)}
        >
          They won't get this campaign. They stay in your contacts.
        </ConfirmDialog>
      ) : null}
    </>
  )
}
