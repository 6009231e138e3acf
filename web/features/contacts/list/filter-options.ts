import { useQuery } from '@tanstack/react-query'
import { CONTACT_HAS } from '../../../../src/contracts/contacts/contact-filter.ts'
import { SOURCE_TYPES, type SourceType } from '../../../../src/contracts/data/items.ts'
import { EMAIL_CHECKS } from '../../../../src/contracts/email-checks/email-checks.ts'
import { countryName } from '../../../../src/lib/text/country-name.ts'
import { formatNumber } from '../../../lib/format.ts'
import { contactFacetsQuery } from '../../../queries/contacts.ts'
import { sourcesQuery } from '../../../queries/data.ts'
import type { SelectOption } from '../../../ui/select-face.tsx'
import { sourceOptions } from '../../../ui/source-options.ts'
import { emailChecks, sourceTypes } from '../../../ui/value-words.ts'
import type { ContactsAddress } from '../contacts-address.ts'
import { hasWords, labelKinds } from '../labels.ts'

/** Select value for no filter. */
export const ALL = 'all'
type Options = readonly SelectOption<string>[]

export const hasOptions: Options = [
  { value: ALL, label: 'Reachability' },
  ...CONTACT_HAS.map((value) => ({ value, ...hasWords[value] })),
]

export const checkOptions: Options = [
  { value: ALL, label: 'Any check' },
  ...EMAIL_CHECKS.map((value) => ({ value, label: emailChecks[value].label, hint: emailChecks[value].text })),
  { value: 'unchecked', label: 'Not checked yet' },
]

/**
 * Countries and labels of the account's contacts, as filter options. Includes the active ones even if no contact has
 * them now.
 */
export function useFacetOptions({ country, label_id }: ContactsAddress): { countries: Options; labels: Options } {
  const { data } = useQuery(contactFacetsQuery())
  const countries = data?.countries ?? []
  const labels = data?.labels ?? []
  return {
    countries: [
      { value: ALL, label: 'All countries' },
      ...countries.map(({ country: code, total }) => ({
        value: code,
        label: countryName(code),
        hint: formatNumber(total),
      })),
      ...(country && !countries.some((one) => one.country === country)
        ? [{ value: country, label: countryName(country) }]
        : []),
    ],
    labels: [
      { value: ALL, label: 'Lists and tags' },
      ...labels.map(({ id, kind, name, total }) => ({
        value: id,
        label: name,
        icon: labelKinds[kind].icon,
        hint: formatNumber(total),
      })),
      ...(label_id && data && !labels.some(({ id }) => id === label_id)
        ? [{ value: label_id, label: 'Deleted list or tag' }]
        : []),
    ],
  }
}

/** Kinds of source, with the sources of each, as options, and the filter that each option sets. */
export function useSourceFilter({ source_id, source_type, crawl_id }: ContactsAddress) {
  const { data: sources = [] } = useQuery(sourcesQuery())
  const ofCrawl = sources.find((source) => source.crawl_id && source.crawl_id === crawl_id)?.id
  const chosen = source_id ?? ofCrawl ?? crawl_id
  const options: Options = [
    { value: ALL, label: 'All sources' },
    ...SOURCE_TYPES.map((type) => ({ value: type, label: sourceTypes[type].label })),
    ...sourceOptions(sources),
    // Only the newest sources are listed, but a link may name any.
    ...(chosen && !sources.some(({ id }) => id === chosen)
      ? [{ value: chosen, label: crawl_id ? 'One crawl' : 'One source' }]
      : []),
  ]
  const filterOf = (value: string): Partial<ContactsAddress> => {
    const isType = (SOURCE_TYPES as readonly string[]).includes(value)
    return {
      source_type: isType ? (value as SourceType) : undefined,
      source_id: isType || value === ALL ? undefined : value,
      crawl_id: undefined,
    }
  }
  return { value: chosen ?? source_type ?? ALL, options, filterOf }
}
