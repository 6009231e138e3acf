import { Mail, MailOpen, Reply, Trash2 } from 'lucide-react'
import type { ContactSubmission } from '../../../src/contracts/contact-messages/submissions.ts'
import {
  deleteSubmission,
  markSubmissionRead,
  markSubmissionUnread,
} from '../../../src/contracts/contact-messages/submissions.ts'
import { answerLink } from '../../lib/answer-link.ts'
import { Allowed } from '../../ui/allowed.tsx'
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

/** The actions on an open submission. */
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
      <Allowed to={deleteSubmission}>
        <Button variant="danger-ghost" icon={Trash2} onClick={onDelete}>
          Delete
        </Button>
      </Allowed>
      {is_read ? (
        <Allowed to={markSubmissionUnread}>
          <Button icon={Mail} onClick={onUnread}>
            Mark as Unread
          </Button>
        </Allowed>
      ) : (
        <Allowed to={markSubmissionRead}>
          <Button icon={MailOpen} isLoading={isReading} onClick={onRead}>
            Mark as Read
          </Button>
        </Allowed>
      )}
      {emailLink(email) ? (
        <LinkButton href={answerLink(email, subject)} icon={Reply} isExternal>
          Reply by Email
        </LinkButton>
      ) : null}
    </>
  )
}
