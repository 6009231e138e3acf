import { sql } from 'drizzle-orm'
import { addAttachment } from '../../../../src/contracts/campaigns/campaign-attachments.ts'
import { createTemplate } from '../../../../src/contracts/message-templates/message-templates.ts'
import { addPicture } from '../../../../src/contracts/pictures/pictures.ts'
import { createInboxLabel } from '../../../../src/contracts/replies/conversations.ts'
import { createForm } from '../../../../src/contracts/subscription-forms/subscription-forms.ts'
import { createTopic } from '../../../../src/contracts/topics/topics.ts'
import { linkDomains } from '../../../../src/db/schema/control/link-domains.ts'
import { directMessages } from '../../../../src/db/schema/data/direct-messages.ts'
import { replies } from '../../../../src/db/schema/data/replies.ts'
import { newId } from '../../../../src/lib/ids.ts'
import { pngOf } from '../../../support/images.ts'
import { addCampaign, addSender } from '../../features/campaigns/support.ts'
import { dataOf, db, type mintAccount } from '../../support/factories.ts'

type Account = Awaited<ReturnType<typeof mintAccount>>

const now = () => new Date().toISOString()

/** Adds senders, a campaign with a reply, messages, forms and templates; returns their ids. */
export async function addOwnedOutreach(owner: Account) {
  const sender = await addSender(owner.id)
  const campaign = await addCampaign(owner.id, { status: 'draft', senderId: sender, rows: [{ state: 'pending' }] })
  const topic = await owner.call(createTopic, { body: { name: 'Canary' } })
  const form = await owner.call(createForm, { body: { name: 'Canary', title: 'Canary', consent_text: 'Canary' } })
  const template = await owner.call(createTemplate, { body: { name: 'Welcome', content: '<p>Hello</p>' } })
  const terms = new FormData()
  terms.set('file', new File(['Hello'], 'terms.txt'))
  const added = await owner.call(addAttachment, { params: { id: campaign.id }, body: terms as never })
  const photo = new FormData()
  photo.set('file', new File([pngOf(2, 1)], 'canary.png'))
  const shown = await owner.call(addPicture, { body: photo as never })
  const reply = newId()
  await dataOf(owner.id)
    .insert(replies)
    .values({
      ...{ id: reply, accountId: owner.id, campaignId: campaign.id, recipientId: campaign.recipientIds[0]! },
      ...{ messageId: reply, fromAddress: 'ada@acme-tools.com', text: 'Yes', kind: 'reply' as const },
      receivedAt: now(),
    })
  const inboxLabel = await owner.call(createInboxLabel, { body: { name: 'canary', color: 'blue' } })
  const answer = newId()
  await dataOf(owner.id)
    .insert(directMessages)
    .values({
      ...{ id: answer, accountId: owner.id, kind: 'reply', senderId: sender, recipientId: campaign.recipientIds[0]! },
      ...{ replyId: reply, toAddress: 'ada@acme-tools.com', subject: 'Re', text: 'canary', references: [] },
      ...{ state: 'failed', createdAt: now() },
    })
  const [linkDomain, directMessage] = [newId(), newId()]
  await db.insert(linkDomains).values({
    ...{ id: linkDomain, accountId: owner.id, host: `links.canary-${linkDomain}.test`, state: 'waiting' },
    createdAt: now(),
  })
  await dataOf(owner.id)
    .insert(directMessages)
    .values({
      ...{ id: directMessage, accountId: owner.id, kind: 'transactional', senderId: sender, state: 'queued' },
      ...{ toAddress: 'ada@acme-tools.com', subject: 'Hi', text: 'Hi', references: [] },
      ...{ nextAt: '2099-01-01T00:00:00.000Z', createdAt: now() },
    })
  const task = newId()
  await dataOf(
    owner.id,
  ).run(sql`INSERT INTO tasks (id, account_id, campaign_id, recipient_id, kind, note, due_at, created_at)
    VALUES (${task}, ${owner.id}, ${campaign.id}, ${campaign.recipientIds[0]}, 'call', 'Call', ${now()}, ${now()})`)
  const smsSender = await addSender(owner.id, { channel: 'sms' })
  const listed = 'ab'.repeat(32)
  await dataOf(owner.id).run(sql`INSERT INTO suppressions (account_id, channel, hash, hint, reason, created_at)
    VALUES (${owner.id}, 'email', ${listed}, 'canary•••@acme-tools.com', 'manual', ${now()})`)
  return {
    sender,
    campaign: campaign.id,
    recipient: campaign.recipientIds[0]!,
    reply,
    // A conversation has the id of its first reply.
    conversation: reply,
    answer,
    'inbox label': inboxLabel.data.label.id,
    'direct message': directMessage,
    'link domain': linkDomain,
    task,
    'sms sender': smsSender,
    suppression: `email_${listed}`,
    topic: topic.data.topic.id,
    form: form.data.form.id,
    template: template.data.template.id,
    attachment: added.data.attachments[0]!.id,
    picture: shown.data.picture.id,
  }
}
