import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { DataSource } from '../../../../src/contracts/campaigns/recipients.ts'
import type { Channel } from '../../../../src/contracts/senders/channel.ts'
import { pluralize } from '../../../../src/lib/text/pluralize.ts'
import { formatNumber } from '../../../lib/format.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { FilterSelect } from '../../../ui/filter-select.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { SearchInput } from '../../../ui/search-input.tsx'
import { TableSkeleton } from '../../../ui/skeleton.tsx'
import { toastNamedFailure } from '../../../ui/toast-failure.ts'
import { channels } from '../campaign-words.ts'
import { recipientSourceQueries } from './api.ts'
import { ChoiceFooter } from './choice-footer.tsx'
import type { ChosenContact } from './recipient-choice.ts'
import { SelectableContacts } from './selectable-contacts.tsx'
import { useCloseWhenAccepted } from './use-close-when-accepted.ts'
import { useContactSelection } from './use-contact-selection.ts'

const AT_ONCE = 50

export interface SelectContactsDialogProps {
  type: Channel
  /** The contacts chosen already. */
  chosen: readonly ChosenContact[]
  submit: string
  onClose: () => void
  /** @returns whether the contacts were accepted; the dialog stays open otherwise */
  onChoose: (contacts: readonly ChosenContact[]) => Promise<boolean> | boolean
}

/** Selects contacts one by one or by page, from one crawl or the whole account. */
export function SelectContactsDialog({ type, chosen, submit, onClose, onChoose }: SelectContactsDialogProps) {
  const [asked, setAsked] = useState<AskedContacts>({ sourceId: undefined, search: '', page: 1 })
  const { isBusy, close, handOver } = useCloseWhenAccepted(onClose)
  const { sourceId, search, page } = asked
  const contacts = useQuery(
    recipientSourceQueries.sourceContacts({
      source_type: sourceId === undefined ? 'all' : 'crawl',
      data_type: channels[type].dataType,
      source_id: sourceId,
      search: search.trim() || undefined,
      page,
      per_page: AT_ONCE,
    }),
  )
  const { data, error } = contacts
  useEffect(() => {
    if (error) toastNamedFailure(error, 'Failed to load contacts')
  }, [error])
  const { picked, selection } = useContactSelection(chosen, data?.contacts ?? [])
  return (
    <Dialog
      isOpen
      onClose={close}
      title="Select Contacts"
      size="xl"
      footer={
        <ChoiceFooter
          status={`${formatNumber(picked.size)} selected`}
          submit={submit}
          isBusy={isBusy}
          isDisabled={picked.size === 0}
          onCancel={onClose}
          onSubmit={() => void handOver(() => onChoose([...picked.values()]))}
        />
      }
    >
      <div className="flex flex-col gap-3">
        <ContactFilters
          type={type}
          asked={asked}
          onChange={(part) => setAsked((now) => ({ ...now, ...part, page: 1 }))}
        />
        <div className="rounded-lg border border-line">
          <Loaded query={contacts} placeholder={<TableSkeleton rows={6} label="Loading contacts" />}>
            {({ contacts: listed }) => (
              <SelectableContacts
                type={type}
                contacts={listed}
                isSearched={search !== ''}
                isRefreshing={contacts.isPlaceholderData}
                selection={selection}
              />
            )}
          </Loaded>
        </div>
        {data && data.pagination.last_page > 1 ? (
          <Pagination
            page={page}
            lastPage={data.pagination.last_page}
            onChange={(next) => setAsked((now) => ({ ...now, page: next }))}
            className="self-center"
          />
        ) : null}
      </div>
    </Dialog>
  )
}

interface AskedContacts {
  /** The crawl they come from; undefined for all contacts. */
  readonly sourceId: string | undefined
  readonly search: string
  readonly page: number
}

interface ContactFiltersProps {
  type: Channel
  asked: AskedContacts
  onChange: (part: Partial<Omit<AskedContacts, 'page'>>) => void
}

function ContactFilters({ type, asked, onChange }: ContactFiltersProps) {
  // The source filter is optional: if sources cannot be loaded, contacts from all of them are shown.
  const { data: sources = [] } = useQuery(recipientSourceQueries.dataSources())
  return (
    <div className="flex flex-wrap gap-2">
      <FilterSelect
        aria-label="Source"
        className="sm:w-64"
        value={asked.sourceId}
        anyLabel="All contacts"
        options={sourceOptions(sources, type)}
        onChange={(sourceId) => onChange({ sourceId })}
      />
      <SearchInput
        aria-label="Search contacts"
        placeholder="Search names and addresses"
        value={asked.search}
        lengthMax={200}
        className="min-w-0 flex-1 basis-52"
        onChange={(search) => onChange({ search })}
      />
    </div>
  )
}

/** Crawls with contact details for the channel, and how many. */
const sourceOptions = (sources: readonly DataSource[], type: Channel) =>
  sources
    .map((source) => ({ ...source, total: type === 'email' ? source.email_count : source.phone_count }))
    .filter(({ source_type, total }) => source_type === 'crawl' && total > 0)
    .map(({ source_id, display_name, total }) => ({
      value: source_id,
      label: display_name,
      hint: type === 'email' ? pluralize(total, 'email') : pluralize(total, 'phone'),
    }))
