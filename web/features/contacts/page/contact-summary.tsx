import { Users } from 'lucide-react'
import { type ContactDetails, SITE_RELATIONS } from '../../../../src/contracts/contacts/contact-details.ts'
import { countryName } from '../../../../src/lib/text/country-name.ts'
import { pluralize } from '../../../../src/lib/text/pluralize.ts'
import { paths } from '../../../../src/rules/site/app-paths.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Card } from '../../../ui/card.tsx'
import { type Definition, DefinitionList } from '../../../ui/definition-list.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { RelativeTime } from '../../../ui/relative-time.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { contactKinds, fieldLabel, networkName, relations } from '../labels.ts'

/** A contact's details other than ways to reach it. Marks those that a person edited. */
export function ContactSummary({ contact }: { contact: ContactDetails }) {
  const { id, kind, total_people } = contact
  return (
    <Card title="About">
      <DefinitionList items={factsOf(contact)} className="-my-2" />
      {kind === 'organization' && total_people > 0 ? (
        <LinkButton
          href={paths.contacts.to({ kind: 'person', organization_id: id })}
          icon={Users}
          isBlock
          className="mt-4"
        >
          {pluralize(total_people, 'person', 'people')} there
        </LinkButton>
      ) : null}
    </Card>
  )
}

function factsOf(contact: ContactDetails): Definition[] {
  const { kind, job_title, job_titles, company, organization_id, site, country, profiles } = contact
  const relation = relationOf(contact)
  const others = job_titles.filter((title) => title !== job_title)
  const facts: (Definition | false | null)[] = [
    { term: 'Kind', detail: contactKinds[kind].one },
    job_title !== null && {
      term: 'Title',
      detail: (
        <>
          {job_title} <Edited contact={contact} field="job_title" />
        </>
      ),
    },
    others.length > 0 && { term: 'Other titles', detail: others.join(', ') },
    kind === 'person' &&
      company !== null && {
        term: 'Organisation',
        detail: (
          <>
            {organization_id ? <TextLink href={paths.contactDetail.to(organization_id)}>{company}</TextLink> : company}{' '}
            <Edited contact={contact} field="company" />
          </>
        ),
      },
    site !== null && {
      term: 'Site',
      detail: (
        <TextLink href={`https://${site}/`} isExternal>
          {site}
        </TextLink>
      ),
    },
    relation !== undefined && {
      term: 'On that site',
      detail: <Badge tone={relations[relation].tone}>{relations[relation].label}</Badge>,
    },
    country !== null && {
      term: 'Country',
      detail: (
        <>
          {countryName(country)} <Edited contact={contact} field="country" />
        </>
      ),
    },
    profiles.length > 0 && {
      term: 'Profiles',
      detail: (
        <ul aria-label="Profiles" className="flex flex-wrap gap-x-3 gap-y-1">
          {profiles.map(({ network, url }) => (
            <li key={url} title={url}>
              <TextLink href={url} isExternal>
                {networkName(network)}
              </TextLink>
            </li>
          ))}
        </ul>
      ),
    },
    ...Object.entries(contact.fields).map(([term, detail]) => ({ term: fieldLabel(term), detail })),
    { term: 'First seen', detail: <RelativeTime value={contact.first_seen_at} /> },
    { term: 'Updated', detail: <RelativeTime value={contact.updated_at} /> },
  ]
  return facts.filter((fact) => fact !== null && fact !== false)
}

/** Marks a value that a person edited. Crawls do not overwrite it. */
export function Edited({ contact, field }: { contact: ContactDetails; field: string }) {
  if (!contact.edited.includes(field)) return null
  return (
    <span title="Edited by hand. Crawls and imports won't change it.">
      <Badge>Edited</Badge>
    </span>
  )
}

/** The contact's relation to its own site; the closest one if sources differ. */
function relationOf({ mentions, site }: ContactDetails) {
  const found = new Set(mentions.filter((mention) => mention.site === site).map(({ relation }) => relation))
  return site === null ? undefined : SITE_RELATIONS.find((relation) => found.has(relation))
}
