import { useQuery } from '@tanstack/react-query'
import { newestCampaignsQuery } from '../../../queries/campaigns.ts'
import { ActivityFilter, asksActivity } from '../../../ui/activity-filter.tsx'
import { cn } from '../../../ui/cn.ts'
import { Select } from '../../../ui/select.tsx'
import { SpanFilter } from '../../../ui/span-filter.tsx'
import type { ContactsLocation } from '../contacts-address.ts'
import { useSourceFilter } from './filter-options.ts'
import { TitleFilter } from './typed-filters.tsx'

/** The filters behind "More filters". */
export function RareFilters({
  address,
  filter,
  className,
}: Pick<ContactsLocation, 'address' | 'filter'> & { className: string | undefined }) {
  const source = useSourceFilter(address)
  const { data: campaigns = [] } = useQuery({ ...newestCampaignsQuery(), enabled: asksActivity(address) })
  const wide = cn(className, 'sm:w-40')
  return (
    <>
      <Select
        aria-label="Source"
        className={wide}
        value={source.value}
        options={source.options}
        onChange={(value) => value !== source.value && filter(source.filterOf(value))}
      />
      <TitleFilter
        className={wide}
        value={address.title ?? ''}
        onChange={(title) => filter({ title: title || undefined })}
      />
      <ActivityFilter className={wide} value={address} campaigns={campaigns} onChange={filter} />
      <SpanFilter
        labels={['First seen from', 'First seen until']}
        className={className}
        span={address}
        onChange={filter}
      />
    </>
  )
}
