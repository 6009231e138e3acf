import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ContactSubmission } from '../../../src/contracts/contact-messages/submissions.ts'
import { pluralize } from '../../../src/lib/text/pluralize.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ListCard } from '../../ui/list-card.tsx'
import { NoMatches } from '../../ui/no-matches.tsx'
import { submissionQueries } from './api.ts'
import { DeleteSubmissionDialog } from './delete-submission-dialog.tsx'
import { SubmissionDialog } from './submission-dialog.tsx'
import { SubmissionFilters } from './submission-filters.tsx'
import { SubmissionTable } from './submission-table.tsx'
import { useSubmissionsAddress } from './submissions-address.ts'
import { useMarkAsRead } from './use-mark-as-read.ts'

const PER_PAGE = 50

/** Submissions with paging, and the actions on each. */
export function SubmissionList() {
  const { address, filter, turn, open, close } = useSubmissionsAddress()
  const { status, search, assigned, page, submission } = address
  const answer = useQuery(
    submissionQueries.list({ status: status ?? 'all', assigned: assigned ?? 'all', search, page, per_page: PER_PAGE }),
  )
  const { markAsRead, readingId } = useMarkAsRead()
  const [deleting, setDeleting] = useState<ContactSubmission | null>(null)
  const { data } = answer
  return (
    <>
      <ListCard
        page={page}
        onTurn={turn}
        pages={data?.pagination}
        total={pluralize(data?.pagination.total ?? 0, 'submission')}
        answer={answer}
        failure="Failed to load submissions"
        loading="Loading submissions"
        skeletonRows={6}
        filters={<SubmissionFilters address={address} filter={filter} />}
      >
        {data && data.data.length > 0 ? (
          <SubmissionTable
            submissions={data.data}
            openId={submission}
            readingId={readingId}
            isRefreshing={answer.isPlaceholderData}
            onOpen={({ id }) => open(id)}
            onRead={({ id }) => void markAsRead(id)}
            onDelete={setDeleting}
          />
        ) : status || search || assigned ? (
          <NoMatches
            title="No matching submissions"
            onShowAll={() => filter({ status: undefined, search: undefined, assigned: undefined })}
          />
        ) : (
          <EmptyState art="inbox" title="No submissions yet">
            Messages from the contact form appear here and are emailed to support.
          </EmptyState>
        )}
      </ListCard>
      {submission ? (
        <SubmissionDialog
          key={submission}
          id={submission}
          known={data?.data.find(({ id }) => id === submission)}
          onClose={close}
        />
      ) : null}
      {deleting ? <DeleteSubmissionDialog submission={deleting} onClose={() => setDeleting(null)} /> : null}
    </>
  )
}
