import { MailOpen, Trash2 } from 'lucide-react'
import type { ContactSubmission } from '../../../src/contracts/contact-messages/submissions.ts'
import { deleteSubmission, markSubmissionRead } from '../../../src/contracts/contact-messages/submissions.ts'
import { Allowed } from '../../ui/allowed.tsx'
import { Badge } from '../../ui/badge.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { Table, type TableColumn } from '../../ui/table.tsx'

export interface SubmissionTableProps {
  submissions: readonly ContactSubmission[]
  openId: string | undefined
  /** The submission being marked as read. */
  readingId: string | undefined
  isRefreshing: boolean
  onOpen: (submission: ContactSubmission) => void
  onRead: (submission: ContactSubmission) => void
  onDelete: (submission: ContactSubmission) => void
}

/** Submissions as rows. Unread ones are highlighted. */
export function SubmissionTable(props: SubmissionTableProps) {
  return (
    <Table
      caption="Contact submissions"
      columns={columnsFor(props)}
      rows={props.submissions}
      rowKey={({ id }) => id}
      isMarked={({ is_read }) => !is_read}
      openKey={props.openId ?? null}
      isRefreshing={props.isRefreshing}
      onOpen={props.onOpen}
    />
  )
}

type Columns = readonly TableColumn<ContactSubmission>[]

const columnsFor = ({ readingId, onRead, onDelete }: SubmissionTableProps): Columns => [
  {
    id: 'subject',
    header: 'Subject',
    isPrimary: true,
    isTruncated: true,
    width: 'sm:w-3/5',
    cell: ({ subject, is_read }) => (
      <>
        {is_read ? null : (
          <Badge tone="brand" className="mr-2">
            New
          </Badge>
        )}
        {subject}
      </>
    ),
  },
  {
    id: 'from',
    header: 'From',
    isTruncated: true,
    width: 'sm:w-2/5',
    cell: ({ name, email, assignee }) => (
      <>
        <span className="block truncate text-ink">{name}</span>
        <span className="block truncate text-faint text-xs">
          {email}
          {assignee ? ` · ${assignee.name}` : null}
        </span>
      </>
    ),
  },
  {
    id: 'date',
    header: 'Date',
    isSelfEvident: true,
    width: 'w-36',
    cell: ({ created_at }) => <RelativeTime value={created_at} />,
  },
  {
    id: 'actions',
    header: 'Actions',
    isHeaderHidden: true,
    width: 'w-24',
    cell: (submission) => (
      <Allowed to={[markSubmissionRead, deleteSubmission]}>
        <span className="flex justify-end">
          {submission.is_read ? null : (
            <IconButton
              icon={MailOpen}
              size="sm"
              label={`Mark "${submission.subject}" as read`}
              disabled={readingId === submission.id}
              onClick={(event) => {
                event.stopPropagation()
                onRead(submission)
              }}
            />
          )}
          <IconButton
            icon={Trash2}
            size="sm"
            label={`Delete "${submission.subject}"`}
            onClick={(event) => {
              event.stopPropagation()
              onDelete(submission)
            }}
          />
        </span>
      </Allowed>
    ),
  },
]
