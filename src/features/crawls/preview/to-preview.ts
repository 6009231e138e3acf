import { PREVIEW_CONTACTS_MAX, type SitePreview } from '../../../contracts/crawls/site-previews.ts'
import { nameIdentity } from '../../../extraction/identity.ts'
import { habitOf } from '../../../extraction/site/mail-habit.ts'
import type { SiteContact } from '../../../extraction/site/site-contact.ts'
import { summarize } from '../../../extraction/site/split-parts.ts'

interface PreviewedPage {
  readonly page: { readonly url: string; readonly finalUrl: string | null; readonly title: string | null }
  readonly items: readonly {
    readonly type: string
    readonly normalized: string
    readonly snippet: string
    readonly pageUrl: string
  }[]
}

/** Arranges what the pages of a site show: the owner, then people, then other organisations. */
export function toPreview(
  site: string,
  pages: readonly PreviewedPage[],
  contacts: readonly SiteContact[],
): SitePreview {
  const items = new Map(pages.flatMap((page) => page.items.map((item) => [`${item.type}:${item.normalized}`, item])))
  const shown = contacts.toSorted((one, other) => rankOf(one) - rankOf(other)).slice(0, PREVIEW_CONTACTS_MAX)
  return {
    site,
    pages: pages.map(({ page }) => ({ url: page.finalUrl ?? page.url, title: page.title })),
    contacts: shown.map((contact) => toContact(contact, items)),
    more: contacts.length - shown.length,
    email_pattern: patternOf(site, contacts),
  }
}

const rankOf = ({ key, kind }: SiteContact) => (key === 'owner' ? 0 : kind === 'person' ? 1 : 2)

type Items = ReadonlyMap<string, PreviewedPage['items'][number]>

function toContact(contact: SiteContact, items: Items): SitePreview['contacts'][number] {
  const { kind, name, organization, parts, confidence, likely_email } = contact
  const { job_titles, emails, phones, addresses, profiles } = summarize(parts, kind)
  // A fax number belongs to the contact, but nobody can be called on it.
  const phone = phones.find(({ kind: of }) => of !== 'fax')?.value ?? null
  const keys = [
    ...(emails[0] ? [`emails:${emails[0]}`] : []),
    ...(kind === 'person' ? [`names:${nameIdentity(name)}`] : []),
    ...(phone ? [`phones:${phone}`] : []),
  ]
  const evidence = keys.map((key) => items.get(key)).find((item) => item !== undefined)
  return {
    ...{ kind, name, confidence, phone },
    job_title: job_titles[0] ?? null,
    organization: kind === 'person' ? organization : null,
    email: emails[0] ?? likely_email?.email ?? null,
    is_email_likely: emails.length === 0 && likely_email !== null,
    address: addresses[0]?.value ?? null,
    profile: profiles[0] ?? null,
    evidence: evidence ? { page: evidence.pageUrl, snippet: evidence.snippet } : null,
  }
}

/** Returns how the people's mailboxes spell names, at the site's domain or where an address was formed by it. */
function patternOf(site: string, contacts: readonly SiteContact[]): string | null {
  const likely = contacts.find(({ likely_email }) => likely_email)?.likely_email
  if (likely) return `${likely.pattern}@${likely.email.slice(likely.email.lastIndexOf('@') + 1)}`
  const people = contacts
    .filter(({ kind }) => kind === 'person')
    .map(({ parts }) => ({
      names: parts.map(({ name }) => name),
      emails: parts.flatMap(({ emails }) => emails).filter((email) => email.endsWith(`@${site}`)),
    }))
  const [pattern] = habitOf(site, people)?.patterns ?? []
  return pattern === undefined ? null : `${pattern}@${site}`
}
