import { Hono } from 'hono'
import * as analytics from '../../contracts/campaigns/analytics.ts'
import * as audiences from '../../contracts/campaigns/audiences.ts'
import * as calendar from '../../contracts/campaigns/calendar.ts'
import * as attachments from '../../contracts/campaigns/campaign-attachments.ts'
import * as contract from '../../contracts/campaigns/campaigns.ts'
import * as followUps from '../../contracts/campaigns/follow-ups.ts'
import * as recipientsContract from '../../contracts/campaigns/recipients.ts'
import * as sending from '../../contracts/campaigns/sending.ts'
import * as tasks from '../../contracts/campaigns/tasks.ts'
import { mount } from '../../http/mount.ts'
import type { HttpEnv } from '../../http/surface-types.ts'
import { addAttachment } from './attachments/add-attachment.ts'
import { listAttachments } from './attachments/list-attachments.ts'
import { removeAttachment } from './attachments/remove-attachments.ts'
import { readAudienceProgress } from './audience/builds.ts'
import { previewAudience } from './audience/preview-audience.ts'
import { writeToAudience } from './audience/write-to-audience.ts'
import { readCalendar } from './calendar/read-calendar.ts'
import { createCampaign, deleteCampaign, updateCampaign } from './change-campaign.ts'
import { listDataSources, listSourceContacts } from './data-sources.ts'
import { decideUnknown } from './decide-unknown.ts'
import { duplicateCampaign } from './duplicate-campaign.ts'
import { listFollowUps } from './follow-ups/list-follow-ups.ts'
import { putFollowUps } from './follow-ups/put-follow-ups.ts'
import { listCampaigns } from './list-campaigns.ts'
import { previewCampaign } from './preview-campaign.ts'
import { requireCampaign, toCampaign } from './queries.ts'
import { readAnalytics } from './read-analytics.ts'
import { readOverallAnalytics } from './read-overall-analytics.ts'
import { readProgress, readStatus } from './read-progress.ts'
import { addRecipients, addTestRecipients } from './recipients/add-recipients.ts'
import { describeExcluded } from './recipients/describe-excluded.ts'
import { exportRecipients } from './recipients/export-recipients.ts'
import { importRecipients } from './recipients/import-recipients.ts'
import { listRecipientEvents, listRecipients } from './recipients/list-recipients.ts'
import { countRecipients } from './recipients/of-activity.ts'
import { removeRecipients } from './recipients/remove-recipients.ts'
import { resendCampaign } from './resend-campaign.ts'
import { cancelCampaign, pauseCampaign, resumeCampaign, sendCampaign } from './sending/change-status.ts'
import { listCampaignSenders, rejoinSender } from './sending/rotation/campaign-senders.ts'
import { sendTestMessage } from './sending/send-test-message.ts'
import { closeTask, snoozeTask } from './tasks/close-task.ts'
import { listTasks } from './tasks/read-tasks.ts'
import { validateCampaign } from './validate.ts'

export const campaignRoutes = new Hono<HttpEnv>()

mount(campaignRoutes, contract.listCampaigns, async ({ ctx, query }) => ({ data: await listCampaigns(ctx, query) }))
mount(campaignRoutes, contract.createCampaign, async ({ ctx, body }) => {
  const data = await createCampaign(ctx, body)
  const leftOut = describeExcluded(data.recipients)
  return { data, message: leftOut === '' ? 'Campaign created' : `Campaign created. Left out: ${leftOut}.` }
})
// These come before the routes that have an id in the same position.
mount(campaignRoutes, recipientsContract.listDataSources, async ({ ctx }) => ({
  data: { data_sources: await listDataSources(ctx) },
}))
mount(campaignRoutes, recipientsContract.listSourceContacts, async ({ ctx, query }) => ({
  data: await listSourceContacts(ctx, query),
}))
mount(campaignRoutes, analytics.getOverallAnalytics, async ({ ctx, query }) => ({
  data: await readOverallAnalytics(ctx, query.period),
}))
mount(campaignRoutes, calendar.getCalendar, async ({ ctx, query }) => ({ data: await readCalendar(ctx, query) }))
mount(campaignRoutes, audiences.previewAudience, async ({ ctx, body }) => ({ data: await previewAudience(ctx, body) }))
mount(campaignRoutes, audiences.writeToAudience, async ({ ctx, body }) => ({
  data: await writeToAudience(ctx, body),
  message: 'Campaign created',
}))
mount(campaignRoutes, sending.previewCampaign, async ({ ctx, body }) => ({ data: await previewCampaign(ctx, body) }))

mount(campaignRoutes, contract.getCampaign, async ({ ctx, params }) => ({
  data: { campaign: await toCampaign(ctx, await requireCampaign(ctx, params.id)) },
}))
mount(campaignRoutes, contract.updateCampaign, async ({ ctx, params, body }) => ({
  data: { campaign: await updateCampaign(ctx, params.id, body) },
  message: 'Campaign updated',
}))
mount(campaignRoutes, contract.deleteCampaign, async ({ ctx, params }) => {
  await deleteCampaign(ctx, params.id)
  return { message: 'Campaign deleted' }
})
mount(campaignRoutes, contract.duplicateCampaign, async ({ ctx, params, body }) => ({
  data: { campaign: await duplicateCampaign(ctx, params.id, body) },
  message: 'Campaign duplicated',
}))
mount(campaignRoutes, sending.sendCampaign, async ({ ctx, params, body }) => {
  const campaign = await sendCampaign(ctx, params.id, body)
  const message = campaign.status === 'scheduled' ? 'Campaign scheduled' : 'Campaign is being sent'
  return { data: { campaign: await toCampaign(ctx, campaign) }, message }
})
mount(campaignRoutes, sending.pauseCampaign, async ({ ctx, params }) => ({
  data: { campaign: await toCampaign(ctx, await pauseCampaign(ctx, params.id)) },
  message: 'Campaign paused',
}))
mount(campaignRoutes, sending.resumeCampaign, async ({ ctx, params }) => ({
  data: { campaign: await toCampaign(ctx, await resumeCampaign(ctx, params.id)) },
  message: 'Campaign resumed',
}))
mount(campaignRoutes, sending.cancelCampaign, async ({ ctx, params }) => ({
  data: { campaign: await toCampaign(ctx, await cancelCampaign(ctx, params.id)) },
  message: 'Campaign cancelled',
}))
mount(campaignRoutes, audiences.getAudienceProgress, async ({ ctx, params }) => {
  const { id } = await requireCampaign(ctx, params.id)
  return { data: { audience: await readAudienceProgress(ctx, id) } }
})
mount(campaignRoutes, followUps.listFollowUps, async ({ ctx, params }) => ({
  data: { follow_ups: await listFollowUps(ctx, params.id) },
}))
mount(campaignRoutes, followUps.putFollowUps, async ({ ctx, params, body }) => ({
  data: { follow_ups: await putFollowUps(ctx, params.id, body.follow_ups) },
  message: 'Follow-ups saved',
}))
mount(campaignRoutes, sending.sendTestMessage, async ({ ctx, params, body }) => {
  await sendTestMessage(ctx, params.id, body)
  return { message: 'Test message sent' }
})
mount(campaignRoutes, sending.resendCampaign, async ({ ctx, params, body }) => ({
  data: { campaign: await resendCampaign(ctx, params.id, body) },
  message: 'The campaign is a draft again. Send it when you are ready.',
}))
mount(campaignRoutes, sending.getCampaignStatus, async ({ ctx, params }) => ({
  data: await readStatus(ctx, await requireCampaign(ctx, params.id)),
}))
mount(campaignRoutes, sending.getCampaignProgress, async ({ ctx, params }) => ({
  data: { progress: await readProgress(ctx, await requireCampaign(ctx, params.id)) },
}))
mount(campaignRoutes, sending.validateCampaign, async ({ ctx, params }) => ({
  data: { validation: await validateCampaign(ctx, await requireCampaign(ctx, params.id)) },
}))
mount(campaignRoutes, analytics.getCampaignAnalytics, async ({ ctx, params }) => ({
  data: await readAnalytics(ctx, await requireCampaign(ctx, params.id)),
}))

mount(campaignRoutes, recipientsContract.listRecipients, async ({ ctx, params, query }) => ({
  data: await listRecipients(ctx, params.id, query),
}))
mount(campaignRoutes, recipientsContract.countRecipients, async ({ ctx, params }) => ({
  data: await countRecipients(ctx, params.id),
}))
mount(campaignRoutes, recipientsContract.addRecipients, async ({ ctx, params, body }) => ({
  data: await addRecipients(ctx, params.id, body),
}))
mount(campaignRoutes, recipientsContract.addSelectedContacts, async ({ ctx, params, body }) => ({
  data: await addRecipients(ctx, params.id, body),
}))
mount(campaignRoutes, recipientsContract.removeRecipients, async ({ ctx, params, body }) => ({
  data: { removed: await removeRecipients(ctx, params.id, body) },
}))
mount(campaignRoutes, recipientsContract.importRecipients, async ({ ctx, params, body }) => ({
  data: await importRecipients(ctx, params.id, body),
}))
mount(campaignRoutes, recipientsContract.addTestRecipients, async ({ ctx, params }) => ({
  data: await addTestRecipients(ctx, params.id),
}))
mount(campaignRoutes, recipientsContract.decideUnknown, async ({ ctx, params, body }) => ({
  data: { decided: await decideUnknown(ctx, params.id, body) },
}))
mount(campaignRoutes, recipientsContract.listRecipientEvents, async ({ ctx, params }) => ({
  data: await listRecipientEvents(ctx, params.id, params.recipient_id),
}))
mount(campaignRoutes, recipientsContract.exportRecipients, ({ ctx, params, query }) =>
  exportRecipients(ctx, params.id, query),
)

mount(campaignRoutes, attachments.listAttachments, async ({ ctx, params }) => ({
  data: { attachments: await listAttachments(ctx, params.id) },
}))
mount(campaignRoutes, attachments.addAttachment, async ({ ctx, params, body }) => ({
  data: { attachments: await addAttachment(ctx, params.id, body.file) },
  message: 'File added',
}))
mount(campaignRoutes, attachments.removeAttachment, async ({ ctx, params }) => {
  await removeAttachment(ctx, params.id, params.attachment_id)
  return { message: 'File removed' }
})

mount(campaignRoutes, tasks.listTasks, async ({ ctx, query }) => ({ data: await listTasks(ctx, query) }))
mount(campaignRoutes, tasks.closeTask, async ({ ctx, params, body }) => ({
  data: { task: await closeTask(ctx, params.id, body.as) },
  message: body.as === 'done' ? 'Task done' : 'Task skipped',
}))
mount(campaignRoutes, tasks.snoozeTask, async ({ ctx, params, body }) => ({
  data: { task: await snoozeTask(ctx, params.id, body.until) },
  message: 'Task snoozed',
}))
mount(campaignRoutes, sending.listCampaignSenders, async ({ ctx, params }) => ({
  data: { senders: await listCampaignSenders(ctx, params.id) },
}))
mount(campaignRoutes, sending.rejoinCampaignSender, async ({ ctx, params }) => ({
  data: { senders: await rejoinSender(ctx, params.id, params.sender_id) },
  message: 'Mailbox returned to the campaign',
}))
