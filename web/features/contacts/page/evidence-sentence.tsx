import type { ContactDetails } from '../../../../src/contracts/contacts/contact-details.ts'
import { formatDate } from '../../../lib/format.ts'
import { readableUrl } from '../../../lib/readable-url.ts'
import { TextLink } from '../../../ui/text-link.tsx'

/** Where a contact was found, in one sentence: page, day, and what stands beside it. */
export function EvidenceSentence({ contact }: { contact: ContactDetails }) {
  const found = firstFound(contact)
  if (!found) return null
  const { source_type, source_name, page_url, day, beside } = found
  const date = <time dateTime={day}>{formatDate(day)}</time>
  if (source_type === 'import')
    return (
      <span className="block text-muted text-sm">
        Imported from “{source_name}” on {date}
        {beside}
      </span>
    )
  if (source_type === 'manual') return <span className="block text-muted text-sm">Added by hand on {date}</span>
  return (
    <span className="wrap-anywhere block text-muted text-sm">
      Found on{' '}
      {page_url ? (
        <TextLink href={page_url} isExternal>
          {readableUrl(page_url)}
        </TextLink>
      ) : (
        source_name
      )}{' '}
      on {date}
      {beside}
    </span>
  )
}

/** The mention that says most of the contact, latest first: one of its own site, with a page. */
function firstFound({ mentions, job_title, emails, phones }: ContactDetails) {
  const own = mentions.filter(({ relation }) => relation === 'owner' || relation === 'member')
  const all = [...own, ...mentions]
  const hasPage = ({ parts }: (typeof all)[number]) => parts.some(({ pages }) => pages.length > 0)
  const mention = all.find(hasPage) ?? all[0]
  if (!mention) return null
  const part = mention.parts.find(({ pages }) => pages.length > 0) ?? mention.parts[0]
  const title = part?.job_titles.includes(job_title ?? '') ? job_title : part?.job_titles[0]
  const address = emails[0]?.value ?? phones[0]?.value
  const isThere = part && (part.emails.includes(emails[0]?.normalized ?? '') || part.phones.length > 0)
  return {
    source_type: mention.source_type,
    source_name: mention.source_name,
    page_url: part?.pages[0] ?? null,
    day: mention.seen_at,
    beside: title ? `, next to “${title}”` : isThere && address ? `, next to ${address}` : '',
  }
}
