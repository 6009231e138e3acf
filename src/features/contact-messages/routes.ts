import { Hono } from 'hono'
import * as contract from '../../contracts/contact-messages.ts'
import * as submissions from '../../contracts/contact-submissions.ts'
import { type HttpEnv, mount } from '../../http/mount.ts'
import { deleteSubmission } from './delete-submission.ts'
import { listSubmissions } from './list-submissions.ts'
import { markSubmissionRead } from './mark-submission-read.ts'
import { THANKS } from './policy.ts'
import { getSubmission } from './queries.ts'
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
// Before the one that takes an id, which would take `stats` for one.
mount(contactMessageRoutes, submissions.submissionStats, async ({ ctx }) => ({ data: await readSubmissionStats(ctx) }))
mount(contactMessageRoutes, submissions.getSubmission, async ({ ctx, params }) => ({
  data: await getSubmission(ctx, params.id),
}))
mount(contactMessageRoutes, submissions.markSubmissionRead, async ({ ctx, params }) => ({
  message: 'Marked as read',
  data: await markSubmissionRead(ctx, params.id),
}))
mount(contactMessageRoutes, submissions.deleteSubmission, async ({ ctx, params }) => {
  await deleteSubmission(ctx, params.id)
  return { message: 'Submission deleted' }
})
