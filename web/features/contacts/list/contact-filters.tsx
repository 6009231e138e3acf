import { useQuery } from '@tanstack/react-query'
import { SlidersHorizontal, X } from 'lucide-react'
import { useState } from 'react'
import { newestCampaignsQuery } from '../../../queries/campaigns.ts'
import { ActivityFilter, asksActivity } from '../../../ui/activity-filter.tsx'
import { Button } from '../../../ui/button.tsx'
import { cn } from '../../../ui/cn.ts'
import { SearchInput } from '../../../ui/search-input.tsx'
import { Select } from '../../../ui/select.tsx'
import { SpanFilter } from '../../../ui/span-filter.tsx'
import { type ContactsAddress, type ContactsLocation, WORDS_LENGTH_MAX } from '../contacts-address.ts'
import { ALL, checkOptions, hasOptions, useFacetOptions, useSourceFilter } from './filter-options.ts'
import { QuickFilters } from './quick-filters.tsx'
import { TitleFilter } from './typed-filters.tsx'

/** Search and filters, all stored in the address. */
export function ContactFilters({ address, filter, clear, isFiltered }: ContactsLocation) {
  const [isOpen, setIsOpen] = useState(false)
  const { countries, labels } = useFacetOptions(address)
  const source = useSourceFilter(address)
  const { data: campaigns = [] } = useQuery({ ...newestCampaignsQuery(), enabled: asksActivity(address) })
  const rare = [address.title, address.source_id ?? address.source_type ?? address.crawl_id]
    .concat(address.since, address.until, address.activity ?? address.activity_campaign_id)
    .concat(address.activity_days === undefined ? [] : [String(address.activity_days)])
    .filter(Boolean).length
  const common = [address.has, address.email_check, address.country, address.label_id].filter(Boolean).length
  // On a phone all filters are behind a button, so that the first rows are visible; elsewhere only the rare ones.
  const folded = isOpen ? undefined : 'max-sm:hidden'
  const rareFolded = isOpen ? undefined : rare > 0 ? 'max-sm:hidden' : 'hidden'
  const choose = (name: keyof ContactsAddress) => (value: string) =>
    filter({ [name]: value === ALL ? undefined : value })
  return (
    <div className="grid grid-cols-2 items-center gap-2 border-line border-b p-3 sm:flex sm:flex-wrap">
      <div className="flex gap-2 max-sm:col-span-2 sm:basis-full">
        <SearchInput
          aria-label="Search contacts"
          placeholder="Search names, addresses, numbers and sites"
          value={address.search ?? ''}
          lengthMax={WORDS_LENGTH_MAX}
          onChange={(search) => filter({ search: search || undefined })}
          className="min-w-0 flex-1"
        />
        <Button icon={SlidersHorizontal} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          <span className="max-sm:sr-only">{isOpen ? 'Fewer filters' : 'More filters'}</span>
          <FilterCount rare={rare} common={common} />
        </Button>
      </div>
      <Select
        aria-label="Reachable by"
        className={cn(folded, 'sm:w-40')}
        value={address.has ?? ALL}
        options={hasOptions}
        onChange={choose('has')}
      />
      <Select
        aria-label="Email check"
        className={cn(folded, 'sm:w-36')}
        value={address.email_check ?? ALL}
        options={checkOptions}
        onChange={choose('email_check')}
      />
      <Select
        aria-label="Country"
        className={cn(folded, 'sm:w-38')}
        value={address.country ?? ALL}
        options={countries}
        onChange={choose('country')}
      />
      <Select
        aria-label="List or tag"
        className={cn(folded, 'sm:w-38')}
        value={address.label_id ?? ALL}
        options={labels}
        onChange={choose('label_id')}
      />
      <Select
        aria-label="Source"
        className={cn(rareFolded, 'sm:w-40')}
        value={source.value}
        options={source.options}
        onChange={(value) => value !== source.value && filter(source.filterOf(value))}
      />
      <TitleFilter
        className={cn(rareFolded, 'sm:w-40')}
        value={address.title ?? ''}
        onChange={(title) => filter({ title: title || undefined })}
      />
      <ActivityFilter className={cn(rareFolded, 'sm:w-40')} value={address} campaigns={campaigns} onChange={filter} />
      <SpanFilter
        labels={['First seen from', 'First seen until']}
        className={rareFolded}
        span={address}
        onChange={filter}
      />
      <QuickFilters address={address} filter={filter} />
      {isFiltered ? (
        <Button variant="ghost" icon={X} className="max-sm:justify-self-start" onClick={clear}>
          Clear filters
        </Button>
      ) : null}
    </div>
  )
}

/** The number of active filters: all of them on a phone, elsewhere only those behind the button. */
function FilterCount({ rare, common }: { rare: number; common: number }) {
  return (
    <>
      {rare > 0 ? <span className="tabular-nums max-sm:hidden">{rare}</span> : null}
      {rare + common > 0 ? <span className="tabular-nums sm:hidden">{rare + common}</span> : null}
    </>
  )
}
