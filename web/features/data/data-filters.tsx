import { SlidersHorizontal, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { cn } from '../../ui/cn.ts'
import { SearchInput } from '../../ui/search-input.tsx'
import { SEARCH_LENGTH_MAX, type useDataAddress } from './data-address.ts'
import { ValueFilters } from './value-filters.tsx'

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
      <ValueFilters address={address} filter={filter} className={folded} />
      {isFiltered ? (
        <Button variant="ghost" icon={X} className="max-sm:justify-self-start" onClick={clear}>
          Clear
        </Button>
      ) : null}
    </div>
  )
}
