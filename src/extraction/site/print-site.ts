import type { SiteContact } from './site-contact.ts'
import { summarize } from './split-parts.ts'

/**
 * Returns the contacts of a site as plain lists for the command line. On a person's own site, that person is the owner.
 */
export function printableSite(contacts: readonly SiteContact[]) {
  const shown = contacts.map((contact) => ({ contact, values: summarize(contact.parts, contact.kind) }))
  const ofKind = (kind: SiteContact['kind']) => shown.filter(({ contact }) => contact.kind === kind)
  return {
    organizations: ofKind('organization').map(({ contact, values }) => ({
      name: contact.name,
      names: contact.parts.map(({ name }) => name),
      is_owner: contact.relation === 'owner',
      relation: contact.relation,
      emails: values.emails,
      phones: values.phones.map(toPhone),
      addresses: values.addresses.map(({ value }) => value),
      profiles: values.profiles,
    })),
    people: ofKind('person').map(({ contact, values }) => ({
      name: contact.name,
      ...(contact.relation === 'owner' && { is_owner: true }),
      job_title: values.job_titles[0] ?? null,
      organization: contact.organization,
      emails: values.emails,
      phones: values.phones.map(toPhone),
      profiles: values.profiles,
    })),
  }
}

/** Only fax numbers show their kind. */
const toPhone = ({ value, kind }: { readonly value: string; readonly kind?: string }) =>
  kind === 'fax' ? { value, kind } : value
