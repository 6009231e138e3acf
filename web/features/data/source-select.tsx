import { useQuery } from '@tanstack/react-query'
import { SOURCE_TYPES, type SourceType } from '../../../src/contracts/data/items.ts'
import { sourcesQuery } from '../../queries/data.ts'
import { cn } from '../../ui/cn.ts'
import { FilterSelect } from '../../ui/filter-select.tsx'
import { sourceOptions } from '../../ui/source-options.ts'
import { sourceTypes } from '../../ui/value-words.ts'
import { dataQueries } from './api.ts'
import type { DataAddress } from './data-address.ts'

export interface SourceSelectProps {
  address: DataAddress
  filter: (part: Partial<DataAddress>) => void
  className: string | undefined
}

/** Kinds of source, with the sources of each. */
export function SourceSelect({ address, filter, className }: SourceSelectProps) {
  const { data: sources = [] } = useQuery(sourcesQuery())
  const { data: listed } = useQuery(dataQueries.list(address))
  const ofCrawl = sources.find(({ crawl_id }) => crawl_id && crawl_id === address.crawl_id)?.id
  const chosen = address.source_id ?? ofCrawl ?? address.crawl_id
  function choose(value: string | undefined) {
    if (value !== undefined && value === chosen) return
    const isType = (SOURCE_TYPES as readonly (string | undefined)[]).includes(value)
    filter({
      source_type: isType ? (value as SourceType) : undefined,
      source_id: isType ? undefined : value,
      crawl_id: undefined,
    })
  }
  return (
    <FilterSelect<string>
      aria-label="Source"
      className={cn(className, 'sm:w-34')}
      value={chosen ?? address.source_type}
      anyLabel="All Sources"
      options={[
        ...SOURCE_TYPES.map((type) => ({ value: type, label: sourceTypes[type].label })),
        ...sourceOptions(sources),
        // Only the newest sources are listed, but a link may name any.
        ...(chosen && !sources.some(({ id }) => id === chosen)
          ? [{ value: chosen, label: listed?.data[0]?.source_name ?? 'One source' }]
          : []),
      ]}
      onChange={choose}
    />
  )
}
