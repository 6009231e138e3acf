import { Mail, MailOpen, Reply, Trash2 } from 'lucide-react'
import type { ContactSubmission } from '../../../src/contracts/contact-submissions.ts'
import { answerLink } from '../../lib/answer-link.ts'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { emailLink } from './contact-links.ts'

export interface SubmissionFooterProps {
  submission: ContactSubmission
  isReading: boolean
  onClose: () => void
  onRead: () => void
  onUnread: () => void
  onDelete: () => void
}

/** What can be done with a submission that is open. */
export function SubmissionFooter({
  submission,
  isReading,
  onClose,
  onRead,
  onUnread,
  onDelete,
}: SubmissionFooterProps) {
  const { email, subject, is_read } = submission
  return (
    <>
      <Button onClick={onClose}>Close</Button>
      <Button variant="danger-ghost" icon={Trash2} onClick={onDelete}>
        Delete
      </Button>
      {is_read ? (
        <Button icon={Mail} onClick={onUnread}>
          Mark as Unread
        </Button>
      ) : (
        <Button icon={MailOpen} isLoading={isReading} onClick={onRead}>
          Mark as Read
        </Button>
      )}
      {emailLink(email) ? (
        <LinkButton href={answerLink(email, subject)} icon={Reply} isExternal>
          Reply by Email
        </LinkButton>
      ) : null}
    </>
  )
}
