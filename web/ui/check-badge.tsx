import type { EmailCheck, MailboxKind } from '../../src/contracts/email-checks/email-checks.ts'
import { Badge } from './badge.tsx'
import { emailChecks, mailboxes } from './value-words.ts'

/** The result of an email address check, explained on hover, including whether it is a role mailbox. */
export function CheckBadge({ check, mailbox }: { check: EmailCheck; mailbox: MailboxKind | null }) {
  const { label, tone, text } = emailChecks[check]
  const kind = mailbox === 'role' ? ` ${mailboxes.role.text}` : ''
  return (
    <span title={`${text}${kind}`}>
      <Badge tone={tone}>{label}</Badge>
    </span>
  )
}
