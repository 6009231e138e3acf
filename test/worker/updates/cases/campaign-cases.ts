import * as campaignCalls from '../../../../src/contracts/campaigns/campaigns.ts'
import * as followUpCalls from '../../../../src/contracts/campaigns/follow-ups.ts'
import * as templateCalls from '../../../../src/contracts/message-templates/message-templates.ts'
import * as pictureCalls from '../../../../src/contracts/pictures/pictures.ts'
import * as conversationCalls from '../../../../src/contracts/replies/conversations.ts'
import * as replyCalls from '../../../../src/contracts/replies/replies.ts'
import * as formCalls from '../../../../src/contracts/subscription-forms/subscription-forms.ts'
import * as topicCalls from '../../../../src/contracts/topics/topics.ts'
import { replies } from '../../../../src/db/schema/data/replies.ts'
import { newId } from '../../../../src/lib/ids.ts'
import { pngOf } from '../../../support/images.ts'
import { addCampaign, addSender } from '../../features/campaigns/support.ts'
import { dataOf } from '../../support/factories.ts'
import type { Account, UpdateCases } from '../update-case.ts'

/** Adds a reply to a campaign of the account. */
async function addReplyTo(account: Account): Promise<string> {
  const id = newId()
  const at = new Date().toISOString()
  const campaign = await addCampaign(account.id, { status: 'sent', rows: [{ state: 'sent' }] })
  await dataOf(account.id)
    .insert(replies)
    .values({
      ...{
        id,
        accountId: account.id,
        campaignId: campaign.id,
        recipientId: campaign.recipientIds[0]!,
        messageId: id,
      },
      ...{ fromAddress: 'a@acme.com', text: 'Yes', kind: 'reply' as const, receivedAt: at, readAt: at },
    })
  return id
}

/** Campaigns, replies, forms and templates. */
export const CAMPAIGN_CASES: UpdateCases = {
  'campaigns.updateCampaign': async (account) => {
    const body = {
      ...{ name: 'Spring', subject: 'Hello', subject_b: 'Hi', content: '<p>Hello</p>', text_content: 'Hello' },
      ...{
        subject_test: { share: 50, wait_hours: 9, by: 'clicks' as const },
        email_config_id: await addSender(account.id),
      },
      window: { days: [1], from: '09:00', until: '17:00', time_zone: 'Europe/Berlin', by_recipient: false },
      ...{ require_opt_in: false, include_unsubscribe: false, unsubscribe_url: 'https://acme.com/stop' },
      ...{ track_opens: true, track_clicks: true, batch_size: 7, batch_delay: 9 },
    }
    const { id } = (await account.call(campaignCalls.createCampaign, { body })).data.campaign
    return { id, read: () => account.call(campaignCalls.getCampaign, { params: { id } }) }
  },
  'followUps.putFollowUps': async (account) => {
    const body = {
      name: 'Spring',
      subject: 'Hello',
      content: '<p>Hello</p>',
      email_config_id: await addSender(account.id),
    }
    const { id } = (await account.call(campaignCalls.createCampaign, { body })).data.campaign
    const follow_ups = [
      { after_hours: 9, subject: 'Again', content: '<p>Again</p>', text_content: 'Again', stop_on_click: true },
    ]
    const made = await account.call(followUpCalls.putFollowUps, { params: { id }, body: { follow_ups } })
    const required = { follow_ups: made.data.follow_ups.map((one) => ({ id: one.id })) }
    return { id, required, read: () => account.call(followUpCalls.listFollowUps, { params: { id } }) }
  },
  'messageTemplates.updateTemplate': async (account) => {
    const body = { name: 'Welcome', type: 'email' as const, subject: 'Hello', content: '<p>Hi</p>', text_content: 'Hi' }
    const { id } = (await account.call(templateCalls.createTemplate, { body })).data.template
    return { id, read: () => account.call(templateCalls.listTemplates, {}) }
  },
  'pictures.updatePicture': async (account) => {
    const photo = new FormData()
    photo.set('file', new File([pngOf(2, 1)], 'cat.png'))
    const { id } = (await account.call(pictureCalls.addPicture, { body: photo as never })).data.picture
    return { id, required: { alt: '' }, read: () => account.call(pictureCalls.listPictures, {}) }
  },
  'conversations.updateConversation': async (account) => {
    const id = await addReplyTo(account)
    const { label } = (
      await account.call(conversationCalls.createInboxLabel, { body: { name: 'Hot', color: 'red' as const } })
    ).data
    const body = {
      ...{ is_read: true, outcome: 'not_now' as const, assignee: 'Bea', label_ids: [label.id] },
      snoozed_until: new Date(Date.now() + 86_400_000).toISOString(),
    }
    await account.call(conversationCalls.updateConversation, { params: { id }, body })
    return { id, read: () => account.call(conversationCalls.getConversation, { params: { id } }) }
  },
  'conversations.updateInboxLabel': async (account) => {
    const body = { name: 'Hot', color: 'red' as const }
    const { id } = (await account.call(conversationCalls.createInboxLabel, { body })).data.label
    return { id, read: () => account.call(conversationCalls.listInboxLabels, {}) }
  },
  'topics.updateTopic': async (account) => {
    const body = { name: 'Offers', description: 'What is new' }
    const { id } = (await account.call(topicCalls.createTopic, { body })).data.topic
    return { id, read: () => account.call(topicCalls.listTopics, {}) }
  },
  'subscriptionForms.updateForm': async (account) => {
    const body = {
      name: 'Fair',
      title: 'Fair news',
      consent_text: 'Send me the news.',
      fields: { name: 'required' as const },
    }
    const { id } = (await account.call(formCalls.createForm, { body })).data.form
    return { id, read: () => account.call(formCalls.listForms, {}) }
  },
  'replies.updateReply': async (account) => {
    const id = await addReplyTo(account)
    return { id, read: () => account.call(replyCalls.listReplies, {}) }
  },
}
