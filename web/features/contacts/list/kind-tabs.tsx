import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { CONTACTS_COUNTED_MAX, type ListedContact } from '../../../../src/contracts/contacts/contact.ts'
import { paths } from '../../../../src/rules/site/app-paths.ts'
import { formatNumber } from '../../../lib/format.ts'
import { contactFacetsQuery } from '../../../queries/contacts.ts'
import { Button } from '../../../ui/button.tsx'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { contactQueries } from '../api.ts'
import type { ContactsLocation } from '../contacts-address.ts'
import { contactKinds } from '../labels.ts'

/** Tabs by kind of contact, each with its count under the other filters. */
export function KindTabs({ location: { address, filter, isFiltered } }: { location: ContactsLocation }) {
  const all = useQuery({ ...contactFacetsQuery(), enabled: !isFiltered })
  const matching = useQuery({ ...contactQueries.counts(address), enabled: isFiltered })
  const data = isFiltered ? matching.data : all.data
  const isCapped = (total: number) => isFiltered && total >= CONTACTS_COUNTED_MAX
  const count = (...totals: readonly number[]) =>
    formatNumber(totals.reduce((sum, total) => sum + total, 0)) + (totals.some(isCapped) ? '+' : '')
  return (
    <div className="pt-3 pl-3">
      <SegmentedControl
        aria-label="Contacts by kind"
        value={address.kind ?? 'all'}
        onChange={(kind) => filter({ kind: kind === 'all' ? undefined : kind })}
        segments={[
          { value: 'all', label: 'All', count: data && count(data.people, data.organizations) },
          { value: 'person', label: contactKinds.person.many, count: data && count(data.people) },
          { value: 'organization', label: contactKinds.organization.many, count: data && count(data.organizations) },
        ]}
      />
    </div>
  )
}

/** Names the organisation whose people are listed, since no other filter shows it. */
export function OrganizationNotice({
  location: { address, filter },
  contacts,
}: {
  location: ContactsLocation
  contacts: readonly ListedContact[]
}) {
  const { organization_id: id } = address
  if (!id) return null
  const name = contacts.find(({ organization_id, company }) => organization_id === id && company)?.company
  return (
    <p className="flex flex-wrap items-center gap-x-2 border-line border-b bg-sunken px-4 py-1.5 text-muted text-sm">
      <span>
        People of <TextLink href={paths.contactDetail.to(id)}>{name ?? 'one organisation'}</TextLink>
      </span>
      <Button size="sm" variant="ghost" icon={X} onClick={() => filter({ organization_id: undefined })}>
        Show all contacts
      </Button>
    </p>
  )
}
