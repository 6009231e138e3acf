import { fold } from '../../../lib/fold.ts'
import { isFrontPage } from '../facts/page-kind.ts'
import { mailSite } from '../mail-site.ts'
import { readOrganizationName } from './organization-name.ts'
import type { OtherOrganization } from './organizations.ts'
import type { Occurrence } from './sort-pages.ts'

/** Whether an organisation has no legal form, and no page says what it is to the site. */
export const isUnlabelled = ({ named, sightings }: OtherOrganization) =>
  sightings.every(({ group }) => group.relation === undefined) &&
  [...named.keys()].every(({ spellings }) =>
    [...spellings.keys()].every((name) => readOrganizationName(name).form === null),
  )

/**
 * Whether all mailboxes beside a name are at the site's own domain: a shop or a department of the owner. With a street
 * of its own it is one where a mailbox is called after it, or on the pages with the owner's contact details.
 */
export function isReachedAt({ page, group }: Occurrence, own: string | null): boolean {
  const { name, emails, addresses } = group
  if (emails === undefined || emails.some((email) => mailSite(email) !== own)) return false
  const words = new Set(fold(name!).split(' '))
  return (
    addresses === undefined ||
    isFrontPage(page.kind) ||
    emails.some((email) =>
      fold(email.slice(0, email.lastIndexOf('@')))
        .split(' ')
        .some((word) => words.has(word)),
    )
  )
}
