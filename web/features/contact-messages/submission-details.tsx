import type { ReactNode } from 'react'
import type { ContactSubmission } from '../../../src/contracts/contact-messages/submissions.ts'
import { formatDateTime } from '../../lib/format.ts'
import { Badge } from '../../ui/badge.tsx'
import { DefinitionList } from '../../ui/definition-list.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { emailLink, phoneLink } from './contact-links.ts'

/** All details of a submission. */
export function SubmissionDetails({ submission }: { submission: ContactSubmission }) {
  const { name, email, phone, subject, message, is_read, read_at, created_at, ip_address, user_agent } = submission
  return (
    <DefinitionList
      className="wrap-anywhere"
      items={[
        { term: 'Status', detail: <Badge tone={is_read ? 'neutral' : 'brand'}>{is_read ? 'Read' : 'Unread'}</Badge> },
        { term: 'Date', detail: formatDateTime(created_at) },
        { term: 'Name', detail: name },
        { term: 'Email', detail: linked(email, emailLink(email)) },
        { term: 'Phone', detail: phone ? linked(phone, phoneLink(phone)) : 'None given' },
        { term: 'Subject', detail: subject },
        { term: 'Message', detail: <p className="max-h-80 overflow-y-auto whitespace-pre-line">{message}</p> },
        { term: 'IP address', detail: ip_address || 'Not known' },
        { term: 'User agent', detail: user_agent || 'Not known' },
        { term: 'Read at', detail: read_at ? formatDateTime(read_at) : 'Not yet' },
      ]}
    />
  )
}

const linked = (text: string, href: string | null): ReactNode => (href ? <TextLink href={href}>{text}</TextLink> : text)
