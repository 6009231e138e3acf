import type { ErasureReport } from '../../../../src/contracts/erasures/erasures.ts'
import { paths } from '../../../../src/rules/site/app-paths.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { contactKinds } from '../labels.ts'

type Found = ErasureReport['contacts'][number]

/** The contacts of a report: certain matches, and possible ones to choose from. */
export function ReportContacts({
  contacts,
  possible,
  chosen,
  onToggle,
}: {
  contacts: readonly Found[]
  /** Ids of matches that may be other people. */
  possible: ReadonlySet<string>
  chosen: ReadonlySet<string>
  onToggle: (id: string) => void
}) {
  if (contacts.length === 0) return null
  return (
    <section className="border-line border-b px-4 py-3">
      <h3 className="mb-1.5 font-medium text-muted text-xs">Contacts</h3>
      <ul aria-label="Contacts" className="flex flex-col gap-2">
        {contacts.map((contact) => (
          <li key={contact.id} className="flex flex-wrap items-start gap-x-3 gap-y-1 text-sm">
            {possible.has(contact.id) ? (
              <Checkbox
                label={shortOf(contact)}
                hint="Found by name or shared details. This may be someone else."
                checked={chosen.has(contact.id)}
                onChange={() => onToggle(contact.id)}
                className="flex-1"
              />
            ) : (
              <span className="wrap-anywhere min-w-0 flex-1 text-ink">
                {shortOf(contact)} <Badge className="ml-1">This person</Badge>
              </span>
            )}
            <TextLink href={paths.contactDetail.to(contact.id)} className="text-xs">
              Open
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

const shortOf = ({ kind, name, company, email }: Found): string =>
  [name ?? contactKinds[kind].one, kind === 'person' ? company : null, email].filter(Boolean).join(' · ')
