import { useQuery } from '@tanstack/react-query'
import { SlidersHorizontal, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { DATA_TYPES, type DataType, SOURCE_TYPES, type SourceType } from '../../../src/contracts/data/items.ts'
import {
  EMAIL_CHECKS,
  type EmailCheck,
  MAILBOX_KINDS,
  type MailboxKind,
} from '../../../src/contracts/email-checks/email-checks.ts'
import { sourcesQuery } from '../../queries/data.ts'
import { Button } from '../../ui/button.tsx'
import { cn } from '../../ui/cn.ts'
import { dataTypes } from '../../ui/data-types.ts'
import { SearchInput } from '../../ui/search-input.tsx'
import { Select } from '../../ui/select.tsx'
import type { SelectOption } from '../../ui/select-face.tsx'
import { sourceOptions } from '../../ui/source-options.ts'
import { emailChecks, mailboxes, sourceTypes } from '../../ui/value-words.ts'
import { dataQueries } from './api.ts'
import { type DataAddress, SEARCH_LENGTH_MAX, type useDataAddress } from './data-address.ts'

const ALL = 'all'
const typeOptions: readonly SelectOption<DataType | typeof ALL>[] = [
  { value: ALL, label: 'All Types' },
  ...DATA_TYPES.map((type) => ({ value: type, label: dataTypes[type].label, icon: dataTypes[type].icon })),
]
const confidenceOptions: readonly SelectOption<string>[] = [
  { value: ALL, label: 'Any confidence' },
  { value: '0.5', label: '50% or more' },
  { value: '0.7', label: '70% or more' },
  { value: '0.9', label: '90% or more' },
]

const checkOptions: readonly SelectOption<EmailCheck | typeof ALL>[] = [
  { value: ALL, label: 'Any check' },
  ...EMAIL_CHECKS.map((value) => ({ value, label: emailChecks[value].label, hint: emailChecks[value].text })),
]
const mailboxOptions: readonly SelectOption<MailboxKind | typeof ALL>[] = [
  { value: ALL, label: 'Any mailbox' },
  ...MAILBOX_KINDS.map((value) => ({ value, label: mailboxes[value].label, hint: mailboxes[value].text })),
]

/** Search and filters, all stored in the address. */
export function DataFilters({
  address,
  filter,
  clear,
  isFiltered,
  tools,
}: ReturnType<typeof useDataAddress> & { tools: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)
  // On a phone the filters are behind a button, so that the first rows are visible.
  const folded = isOpen ? undefined : 'max-sm:hidden'
  const count = [address.type, address.source_id ?? address.source_type ?? address.crawl_id, address.min_confidence]
    .concat(address.email_check, address.mailbox)
    .filter(Boolean).length
  return (
    <div className="grid grid-cols-2 items-center gap-2 border-line border-b p-3 sm:flex sm:flex-wrap">
      <div className="flex gap-2 max-sm:col-span-2 sm:contents">
        <SearchInput
          aria-label="Search data"
          placeholder="Search values, sources and pages"
          value={address.search ?? ''}
          lengthMax={SEARCH_LENGTH_MAX}
          onChange={(search) => filter({ search: search || undefined })}
          // On a row of its own where the other filters would leave too little room.
          className="min-w-0 flex-1 sm:basis-full 2xl:basis-80"
        />
        <Button
          icon={SlidersHorizontal}
          aria-expanded={isOpen}
          className="sm:hidden"
          onClick={() => setIsOpen(!isOpen)}
        >
          <span className="sr-only">Filters</span>
          {count > 0 ? ` ${count}` : null}
        </Button>
      </div>
      <div className={cn(folded, 'flex gap-2 max-sm:col-span-2 sm:order-last sm:ml-auto')}>{tools}</div>
      <Select
        aria-label="Type"
        className={cn(folded, 'sm:w-36')}
        value={address.type ?? ALL}
        options={typeOptions}
        onChange={(type) =>
          filter({
            type: type === ALL ? undefined : type,
            // Only email addresses have checks.
            ...(type !== ALL && type !== 'emails' ? { email_check: undefined, mailbox: undefined } : {}),
          })
        }
      />
      <SourceSelect address={address} filter={filter} className={folded} />
      <Select
        aria-label="Confidence"
        className={cn(folded, 'sm:w-37')}
        value={address.min_confidence ?? ALL}
        options={confidenceOptions}
        onChange={(least) =>
          filter({ min_confidence: least === ALL ? undefined : (least as DataAddress['min_confidence']) })
        }
      />
      {address.type === undefined || address.type === 'emails' ? (
        <>
          <Select
            aria-label="Email check"
            className={cn(folded, 'sm:w-32')}
            value={address.email_check ?? ALL}
            options={checkOptions}
            onChange={(check) => filter({ email_check: check === ALL ? undefined : check })}
          />
          <Select
            aria-label="Mailbox"
            className={cn(folded, 'sm:w-32')}
            value={address.mailbox ?? ALL}
            options={mailboxOptions}
            onChange={(kind) => filter({ mailbox: kind === ALL ? undefined : kind })}
          />
        </>
      ) : null}
      {isFiltered ? (
        <Button variant="ghost" icon={X} className="max-sm:justify-self-start" onClick={clear}>
          Clear
        </Button>
      ) : null}
    </div>
  )
}

/** Kinds of source, with the sources of each. */
function SourceSelect({
  address,
  filter,
  className,
}: {
  address: DataAddress
  filter: (part: Partial<DataAddress>) => void
  className: string | undefined
}) {
  const { data: sources = [] } = useQuery(sourcesQuery())
  const { data: listed } = useQuery(dataQueries.list(address))
  const ofCrawl = sources.find(({ crawl_id }) => crawl_id && crawl_id === address.crawl_id)?.id
  const chosen = address.source_id ?? ofCrawl ?? address.crawl_id
  const options: readonly SelectOption<string>[] = [
    { value: ALL, label: 'All Sources' },
    ...SOURCE_TYPES.map((type) => ({ value: type, label: sourceTypes[type].label })),
    ...sourceOptions(sources),
    // Only the newest sources are listed, but a link may name any.
    ...(chosen && !sources.some(({ id }) => id === chosen)
      ? [{ value: chosen, label: listed?.data[0]?.source_name ?? 'One source' }]
      : []),
  ]
  function choose(value: string) {
    if (value === chosen) return
    const isType = (SOURCE_TYPES as readonly string[]).includes(value)
    filter({
      source_type: isType ? (value as SourceType) : undefined,
      source_id: isType || value === ALL ? undefined : value,
      crawl_id: undefined,
    })
  }
  return (
    <Select
      aria-label="Source"
      className={cn(className, 'sm:w-34')}
      value={chosen ?? address.source_type ?? ALL}
      options={options}
      onChange={choose}
    />
  )
}
