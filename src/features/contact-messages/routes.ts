import { Hono } from 'hono'
import * as contract from '../../contracts/contact-messages/contact-messages.ts'
import * as submissions from '../../contracts/contact-messages/submissions.ts'
import { mount } from '../../http/mount.ts'
import type { HttpEnv } from '../../http/surface-types.ts'
import { addNote, replyToSubmission } from './add-entry.ts'
import { assignSubmission, listAssignees } from './assign-submission.ts'
import { deleteSubmission } from './delete-submission.ts'
import { listSubmissions } from './list-submissions.ts'
import { markSubmissionRead, markSubmissionUnread } from './mark-submission-read.ts'
import { THANKS } from './policy.ts'
import { getSubmission, listEntries } from './queries.ts'
import { readSubmissionStats } from './read-submission-stats.ts'
import { sendContactMessage } from './send-contact-message.ts'

export const contactMessageRoutes = new Hono<HttpEnv>()

mount(contactMessageRoutes, contract.send, async ({ ctx, body }) => {
  await sendContactMessage(ctx, body)
  return { message: THANKS }
})

mount(contactMessageRoutes, submissions.listSubmissions, async ({ ctx, query }) => ({
  data: await listSubmissions(ctx, query),
}))
// Before the route with an id, which would match `stats`.
mount(contactMessageRoutes, submissions.submissionStats, async ({ ctx }) => ({ data: await readSubmissionStats(ctx) }))
mount(contactMessageRoutes, submissions.listAssignees, async ({ ctx }) => ({ data: await listAssignees(ctx) }))
mount(contactMessageRoutes, submissions.getSubmission, async ({ ctx, params }) => ({
  data: { ...(await getSubmission(ctx, params.id)), entries: await listEntries(ctx, params.id) },
}))
mount(contactMessageRoutes, submissions.markSubmissionRead, async ({ ctx, params }) => ({
  message: 'Marked as read',
  data: await markSubmissionRead(ctx, params.id),
}))
mount(contactMessageRoutes, submissions.markSubmissionUnread, async ({ ctx, params }) => ({
  message: 'Marked as unread',
  data: await markSubmissionUnread(ctx, params.id),
}))
mount(contactMessageRoutes, submissions.assignSubmission, async ({ ctx, params, body }) => ({
  message: body.assignee_id === null ? 'Unassigned' : 'Assigned',
  data: await assignSubmission(ctx, params.id, body.assignee_id),
}))
mount(contactMessageRoutes, submissions.noteSubmission, async ({ ctx, params, body }) => ({
  message: 'Note added',
  data: await addNote(ctx, params.id, body.text),
}))
mount(contactMessageRoutes, submissions.replyToSubmission, async ({ ctx, params, body }) => ({
  message: 'Reply sent',
  data: await replyToSubmission(ctx, params.id, body.text),
}))
mount(contactMessageRoutes, submissions.deleteSubmission, async ({ ctx, params }) => {
  await deleteSubmission(ctx, params.id)
  return { message: 'Submission deleted' }
})
