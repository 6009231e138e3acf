import { env, exports } from 'cloudflare:workers'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { ENDPOINTS } from '../../src/contracts/all.ts'
import { verifyPayment } from '../../src/contracts/billing/payments.ts'
import type { AnyCallInput } from '../../src/contracts/call.ts'
import { addAttachment } from '../../src/contracts/campaigns/campaign-attachments.ts'
import * as changeContacts from '../../src/contracts/contacts/change-contacts.ts'
import * as labelsContract from '../../src/contracts/contacts/labels.ts'
import { savePreset } from '../../src/contracts/crawls/crawl-presets.ts'
import * as crawlContracts from '../../src/contracts/crawls/crawls.ts'
import type { Endpoint } from '../../src/contracts/endpoint.ts'
import { createTemplate } from '../../src/contracts/message-templates/message-templates.ts'
import { addPicture } from '../../src/contracts/pictures/pictures.ts'
import { createInboxLabel } from '../../src/contracts/replies/conversations.ts'
import * as downloadContracts from '../../src/contracts/site-downloads/site-downloads.ts'
import { createForm } from '../../src/contracts/subscription-forms/subscription-forms.ts'
import { createTopic } from '../../src/contracts/topics/topics.ts'
import { V1_ENDPOINTS } from '../../src/contracts/v1/all.ts'
import { sessions } from '../../src/db/schema/control/accounts.ts'
import { accountIdentities } from '../../src/db/schema/control/identities.ts'
import { linkDomains } from '../../src/db/schema/control/link-domains.ts'
import { signInFactors, trustedDevices } from '../../src/db/schema/control/sign-in-factors.ts'
import { workspaceSso, workspaceSsoDomains } from '../../src/db/schema/control/single-sign-on.ts'
import { workspaceMembers } from '../../src/db/schema/control/workspaces.ts'
import { contactChanges } from '../../src/db/schema/data/contacts.ts'
import { crawlSchedules } from '../../src/db/schema/data/crawl-schedules.ts'
import { csvImports } from '../../src/db/schema/data/csv-imports.ts'
import { directMessages } from '../../src/db/schema/data/direct-messages.ts'
import { notifications } from '../../src/db/schema/data/notifications.ts'
import { replies } from '../../src/db/schema/data/replies.ts'
import { siteDownloads } from '../../src/db/schema/data/site-downloads.ts'
import { archiveKey, folderOf } from '../../src/features/site-downloads/storage-keys.ts'
import { newId } from '../../src/lib/ids.ts'
import { numberedId } from '../../src/lib/numbered-id.ts'
import { WORKSPACE_HEADER } from '../../src/rules/workspaces/workspace-header.ts'
import { roleAllows, WORKSPACE_ROLES } from '../../src/rules/workspaces/workspace-roles.ts'
import { pngOf } from '../support/images.ts'
import { addCampaign, addSender, mintCampaigner } from './features/campaigns/support.ts'
import { addContact, addCrawl, addItems, addPage } from './features/data/support.ts'
import { dataOf, db, mintAccount, visitor } from './support/factories.ts'
import { mintKey } from './support/keys.ts'

type Account = Awaited<ReturnType<typeof mintAccount>>

/** Further parts of a valid request for an ID; fields that an endpoint does not declare are not sent. */
const BASE: Record<string, AnyCallInput> = {
  'auth.verifyEmail': { params: { token: 'x' } },
  'crawlDryRuns.dryRunCrawl': { body: { types: ['emails'], url: 'http://127.0.0.1:9/', limit: 1 } },
  'crawls.start': { body: { types: ['emails'], url: 'http://127.0.0.1:9/', limit: 1, run_in_background: true } },
  'crawlSchedules.updateSchedule': { body: { is_active: false } },
  'data.exportSelection': { body: { ids: [newId()] } },
  'data.remove': { body: { data_ids: [newId()] } },
  'v1 data.remove': { body: { data_ids: [newId()] } },
  'v1 data.exportData': { query: { type: 'emails' } },
  'contacts.editContact': { body: { name: 'Ada' } },
  'contacts.labelContacts': { body: { label_id: newId(), is_on: true } },
  'contacts.mergeContacts': { body: { into_id: newId(), contact_ids: [newId()] } },
  'contacts.splitContact': { body: { mention_id: '1:none' } },
  'contacts.addNote': { body: { text: 'Hello' } },
  'contacts.addLabel': { body: { kind: 'tag', name: 'Hot' } },
  'contacts.renameLabel': { body: { name: 'Hot' } },
  'contacts.exportChosenContacts': { body: { contact_ids: [newId()] } },
  'erasures.findPerson': { body: { email: 'nobody@acme-tools.com' } },
  'erasures.erasePerson': { body: { email: 'nobody@acme-tools.com' } },
  'erasures.allowAgain': { body: { email: 'nobody@acme-tools.com' } },
  'campaigns.createCampaign': {
    body: { name: 'Spring', subject: 'Hello', content: '<p>Hello</p>', email_config_id: newId() },
  },
  'audiences.previewAudience': { body: { audience: { contacts: {} } } },
  'audiences.writeToAudience': {
    body: {
      ...{ name: 'Spring', subject: 'Hello', content: '<p>Hello</p>', email_config_id: newId() },
      audience: { contacts: {} },
    },
  },
  'campaigns.updateCampaign': {
    body: { name: 'Spring', subject: 'Hello', content: '<p>Hello</p>', email_config_id: newId() },
  },
  'campaigns.duplicateCampaign': { body: { name: 'Copy' } },
  'campaigns.previewCampaign': { body: { type: 'email', subject: 'Hello', content: '<p>Hello</p>' } },
  'followUps.putFollowUps': { body: { follow_ups: [] } },
  'tasks.closeTask': { body: { as: 'done' } },
  'tasks.snoozeTask': { body: { until: new Date(Date.now() + 86_400_000).toISOString() } },
  'calendar.getCalendar': { query: { from: '2026-11-01' } },
  'campaigns.sendTestMessage': { body: { to: 'nobody@acme-tools.com' } },
  'campaigns.removeRecipients': { body: { recipient_ids: [newId()] } },
  'campaigns.decideUnknown': { body: { recipient_ids: [newId()], as: 'sent' } },
  'campaigns.listRecipientEvents': { params: { recipient_id: newId() } },
  'v1 campaigns.create': {
    body: { name: 'Spring', subject: 'Hello', content: '<p>Hello</p>', sender_id: newId() },
  },
  'v1 messages.send': { body: { to: { email: 'nobody@acme-tools.com' }, subject: 'Hello', text: 'Hello' } },
  'campaignAttachments.removeAttachment': { params: { attachment_id: newId() } },
  'topics.updateTopic': { body: { description: 'Monthly' } },
  'subscriptionForms.createForm': { body: { name: 'News', title: 'News', consent_text: 'I want news.' } },
  'subscriptionForms.updateForm': { body: { title: 'News' } },
  'messageTemplates.updateTemplate': { body: { name: 'Welcome', content: '<p>Hello</p>' } },
  'pictures.updatePicture': { body: { alt: 'A cat' } },
  'webhooks.update': { body: { description: 'CRM', events: ['crawl.failed'] } },
  'v1 webhooks.update': { body: { description: 'CRM', events: ['crawl.failed'] } },
  'replies.updateReply': { body: { is_read: true } },
  'conversations.updateConversation': { body: { is_done: true } },
  'conversations.stopFollowUps': { body: { scope: 'person' } },
  'conversations.answerConversation': { body: { text: 'Tomorrow at ten.' } },
  'conversations.fillTemplate': { query: { template_id: newId() } },
  'conversations.updateInboxLabel': { body: { name: 'Hot' } },
  'listViews.updateView': { body: { name: 'Hot' } },
  'listViews.listViews': { query: { list: 'contacts' } },
  'mailboxConnections.startConnection': { body: { kind: 'google' } },
  'senders.createEmailConfig': {
    body: { name: 'News', host: '127.0.0.1', from_email: 'a@acme-tools.com', username: 'u', password: 'p' },
  },
  'integrations.startIntegration': { body: { provider: 'hubspot' } },
  'integrations.updateIntegration': { body: { name: 'CRM' } },
  'integrations.startPush': { body: { matching: {} } },
  'senders.updateEmailConfig': { body: { name: 'News' } },
  'senders.updateSmsConfig': { body: { name: 'Texts' } },
  'apiKeys.update': { body: { name: 'Robot', permissions: ['read'], is_active: true } },
  'adminPlans.updatePlan': {
    body: { name: 'solo', display_name: 'Solo', description: 'For one', price_monthly: 0, price_yearly: 0 },
  },
  'signInFactors.confirmTotp': { body: { name: 'Phone', code: '123456' } },
  'signInFactors.renameFactor': { body: { name: 'Phone' } },
  'identities.disconnectIdentity': { body: { password: 'p' } },
  'signInFactors.removeFactor': { body: { password: 'p' } },
  'users.updateUser': { body: { name: 'Ada' } },
  'users.requestFactorReset': { body: { reason: 'Lost phone' } },
  'coupons.updateCoupon': { body: { redemptions_max: 5 } },
  'payments.refundPayment': { body: { reason: 'Asked for it', request_id: newId() } },
  'users.impersonateUser': { body: { reason: 'Ticket 12' } },
  'siteDownloads.getPage': { query: { url: 'https://acme.com/' } },
  'workspaces.changeMemberRole': { body: { role: 'viewer' } },
  'workspaces.transferWorkspace': { body: { member_id: newId(), current_password: 'x' } },
  'incidents.updateIncident': {
    body: { title: 'Slow', status: 'monitoring', description: 'We look.', started_at: '2026-03-01T10:00:00.000Z' },
  },
}
/** Input for lists and files that are requested without an ID. */
const LIST_QUERY: Record<string, object> = {
  'payments.previewChange': { plan_id: newId(), billing_cycle: 'monthly' },
  'mailboxPresets.findMailPreset': { email: 'nobody@gmail.com' },
}
/** Endpoints for which a made-up ID is never valid. */
const REFUSES_ALL = [
  ...['auth.verifyEmail', 'crawlDryRuns.dryRunCrawl', 'crawls.start', 'plans.initialize'],
  // The password, and a passkey's signature, are checked before the ID.
  ...['removeFactor', 'finishSignIn', 'signInWithPasskey', 'addPasskey', 'confirmFactor'].map(
    (name) => `signInFactors.${name}`,
  ),
  'identities.disconnectIdentity',
]
/** Endpoints that take their targets as IDs or as a filter. */
const CHOOSES = ['contacts.deleteContacts', 'contacts.labelContacts']
/** Endpoints whose rate limit is lower than the number of ID kinds. */
const THROTTLED = [
  ...[
    'workspaces.transferWorkspace',
    'crawlDryRuns.dryRunCrawl',
    'identities.disconnectIdentity',
    'signInFactors.removeFactor',
    'signInFactors.confirmTotp',
  ],
  'signInFactors.confirmFactor',
]

/** The kind of the ID that follows each path segment; a new segment is a line here, and `mintOwner` has one of it. */
const KIND_AFTER: Readonly<Record<string, keyof Awaited<ReturnType<typeof mintOwner>>['ids']>> = {
  ...{ factors: 'factor', totp: 'factor', 'trusted-devices': 'trusted device', identities: 'identity' },
  emails: 'billing email',
  domains: 'sso domain',
  ...{ workspaces: 'account', members: 'account', invitations: 'invitation' },
  ...{ users: 'account', verify: 'account', sessions: 'session', 'api-keys': 'key', webhooks: 'webhook' },
  ...{
    deliveries: 'delivery',
    invoices: 'payment',
    payments: 'payment',
    notifications: 'notification',
    imports: 'import',
  },
  ...{ crawls: 'crawl', crawl: 'crawl', 'crawl-result': 'crawl', 'crawl-schedules': 'schedule', items: 'item' },
  ...{ contacts: 'contact', 'contact-labels': 'label', 'contact-notes': 'note', 'contact-changes': 'change' },
  ...{ 'contact-actions': 'contact action', 'list-views': 'view' },
  ...{
    campaigns: 'campaign',
    recipients: 'recipient',
    attachments: 'attachment',
    'message-templates': 'template',
    tasks: 'task',
  },
  pictures: 'picture',
  ...{ conversations: 'conversation', answers: 'answer', 'inbox-labels': 'inbox label' },
  ...{ campaigns: 'campaign', recipients: 'recipient', attachments: 'attachment', 'message-templates': 'template' },
  ...{ topics: 'topic', 'subscription-forms': 'form' },
  ...{ replies: 'reply', suppressions: 'suppression', 'email-configs': 'sender', 'sms-configs': 'sms sender' },
  ...{ messages: 'direct message', 'link-domains': 'link domain' },
  ...{ integrations: 'integration', pushes: 'push' },
  ...{ campaigns: 'campaign', recipients: 'recipient', attachments: 'attachment', 'message-templates': 'template' },
  ...{
    replies: 'reply',
    suppressions: 'suppression',
    senders: 'sender',
    'email-configs': 'sender',
    'sms-configs': 'sms sender',
  },
  ...{ 'website-downloads': 'download', 'site-downloads': 'download' },
}
/** Path parameters that belong to no account: words, signed values, and resources of operators and development. */
const NOBODYS: Readonly<Record<string, string>> = {
  ...{
    ':topic_id': 'a topic of the message’s sender, and the token in front of it is signed',
    ':type': 'a word',
    ':kind': 'a word',
    ':provider': 'a word',
    ':name': 'a word',
    ':token': 'signed',
    ':link': 'signed',
  },
  ...{ plans: 'of operators', roles: 'of operators', permissions: 'of operators', incidents: 'of operators' },
  ...{ 'contact-submissions': 'of operators', 'dead-letters': 'of operators', 'payment-events': 'of operators' },
  coupons: 'of operators',
  ...{ checkout: 'of development', outbox: 'of development' },
}

/**
 * The parameters of a path with the kind of each; null for one that belongs to no account, undefined for an unlisted
 * one.
 */
function kindsIn(path: string) {
  const words = path.split('/')
  return words.flatMap((word, at) => {
    if (!word.startsWith(':')) return []
    const before = words[at - 1] ?? ''
    const isNobodys = NOBODYS[word] !== undefined || NOBODYS[before] !== undefined
    return [{ place: `params.${word.slice(1)}`, kind: isNobodys ? null : KIND_AFTER[before] }]
  })
}

/** Where an endpoint takes an ID: `params.id`, `body.matching.source_id`. */
function idPlacesOf(endpoint: Endpoint): string[] {
  const parts = { params: endpoint.params, query: endpoint.query, body: endpoint.body }
  return Object.entries(parts).flatMap(([part, schema]) =>
    schema ? idPlacesIn(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }), part) : [],
  )
}

interface JsonSchema {
  properties?: Record<string, JsonSchema>
  anyOf?: JsonSchema[]
  allOf?: JsonSchema[]
  format?: string
  items?: JsonSchema
}

function idPlacesIn(given: unknown, place: string): string[] {
  const schema = given as JsonSchema
  const inside = [...(schema.anyOf ?? []), ...(schema.allOf ?? [])].flatMap((one) => idPlacesIn(one, place))
  const below = Object.entries(schema.properties ?? {}).flatMap(([name, one]) => idPlacesIn(one, `${place}.${name}`))
  // A tax number of a company, and our client ID at an identity provider.
  if (/\.(?:tax|client)_id$/.test(place)) return inside
  const isId =
    /(?:[._]ids?|^params\.\w+_id)$/.test(place) || [schema, schema.items].some((one) => one?.format === 'uuid')
  return [...new Set([...inside, ...below, ...(isId && below.length === 0 ? [place] : [])])]
}

/** An otherwise valid request with an ID at a given place. */
function inputWith(name: string, endpoint: Endpoint, place: string, id: string): AnyCallInput {
  const input: { [part: string]: unknown } = {
    params: { id: newId(), type: 'emails', ...BASE[name]?.params },
    query: { ...BASE[name]?.query },
    body: structuredClone({ ...(BASE[name]?.body as object) }),
  }
  const [part, ...path] = place.split('.')
  let at = input[part!] as Record<string, unknown>
  for (const step of path.slice(0, -1)) {
    at[step] ??= {}
    at = at[step] as Record<string, unknown>
  }
  const last = path.at(-1)!
  at[last] = part === 'body' && /ids$|^selected_contacts$/.test(last) ? [id] : id
  // A deletion by IDs ignores its filter.
  if (name.endsWith('data.remove') && last !== 'data_ids') (input.body as Record<string, unknown>).data_ids = undefined
  if (name.endsWith('data.remove') && last === 'up_to') (input.body as Record<string, unknown>).matching = {}
  // A template replaces the text.
  if (name === 'v1 messages.send' && last === 'template_id') delete (input.body as Record<string, unknown>).text
  // An audience is a filter of the contacts or of the data.
  const { audience } = input.body as { audience?: Record<string, unknown> }
  if (audience?.items) audience.contacts = undefined
  else if (audience) audience.contacts ??= {}
  if (CHOOSES.includes(name)) {
    const body = input.body as Record<string, unknown>
    if (last === 'up_to') body.matching = {}
    else if (!body.matching) body.contact_ids ??= [newId()]
  }
  if (endpoint.encoding === 'multipart') {
    const form = new FormData()
    form.set('csv_file', new File(['email\nnobody@acme-tools.com\n'], 'list.csv'))
    form.set('file', new File(['Hello'], 'terms.txt'))
    return { params: input.params as never, query: input.query as never, body: form }
  }
  return endpoint.body ? input : { params: input.params as never, query: input.query as never }
}

/** The content of a response without volatile values, with the requested ID replaced by a placeholder. */
async function toldBy(response: Response, id: string) {
  const text = (await response.text()).replaceAll(id, '<id>').replace(/"request_id":"[^"]*"|"usage":.*/, '')
  const names = ['content-type', 'content-length', 'content-disposition', 'cache-control', 'set-cookie', 'retry-after']
  const headers = names.map((name) => response.headers.get(name)?.replaceAll(id, '<id>'))
  return { status: response.status, text, headers }
}

const stamp = () => ({ createdAt: new Date().toISOString(), heartbeatAt: new Date().toISOString() })

/** An account that has one object of each kind, and the IDs of all. */
async function mintOwner() {
  const owner = await mintAccount()
  const crawl = await addCrawl(owner.id)
  const contact = await addContact(owner.id, crawl.sourceId, { name: 'Ada Byron' })
  const [item] = await addItems(owner.id, crawl.sourceId, [{ value: 'ada@acme-tools.com', contactId: contact }])
  await addPage(owner.id, crawl.crawlId, crawl.url, 'Acme')
  const [schedule, notification, download, csvImport] = [newId(), newId(), newId(), newId()]
  await dataOf(owner.id).insert(csvImports).values({
    id: csvImport,
    accountId: owner.id,
    fileName: 'list.csv',
    sourceName: 'Fair',
    outcome: 'finished',
    leaseUntil: stamp().createdAt,
    createdAt: stamp().createdAt,
    finishedAt: stamp().createdAt,
  })
  await dataOf(owner.id)
    .insert(crawlSchedules)
    .values({
      id: schedule,
      accountId: owner.id,
      name: 'Weekly',
      request: { urls: [crawl.url], keyword: null } as never,
      frequency: 'weekly',
      nextRunAt: '2099-01-01T00:00:00.000Z',
      createdAt: stamp().createdAt,
    })
  await dataOf(owner.id)
    .insert(notifications)
    .values({ id: notification, accountId: owner.id, type: 'info', title: 'Hi', message: 'Hi', ...stamp() })
  await dataOf(owner.id)
    .insert(siteDownloads)
    .values({
      id: download,
      accountId: owner.id,
      url: crawl.url,
      maxDepth: 1,
      followsExternal: false,
      respectsRobots: true,
      includeTypes: ['html'],
      rendersPages: false,
      makesWacz: false,
      pagesMax: 1,
      filesMax: 1,
      bytesMax: 1,
      msMax: 1,
      status: 'completed',
      fileSize: 5,
      completedAt: stamp().createdAt,
      expiresAt: '2099-01-01T00:00:00.000Z',
      ...stamp(),
    })
  await env.FILES.put(archiveKey(folderOf(owner.id, download), 'zip'), 'bytes')
  const contactId = numberedId(contact, Date.now())
  const label = await owner.call(labelsContract.addLabel, { body: { kind: 'list', name: 'Fair' } })
  const note = await owner.call(changeContacts.addNote, { params: { id: contactId }, body: { text: 'Call' } })
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
      receivedAt: stamp().createdAt,
    })
  const inboxLabel = await owner.call(createInboxLabel, { body: { name: 'canary', color: 'blue' } })
  const answer = newId()
  await dataOf(owner.id)
    .insert(directMessages)
    .values({
      ...{ id: answer, accountId: owner.id, kind: 'reply', senderId: sender, recipientId: campaign.recipientIds[0]! },
      ...{ replyId: reply, toAddress: 'ada@acme-tools.com', subject: 'Re', text: 'canary', references: [] },
      ...{ state: 'failed', createdAt: stamp().createdAt },
    })
  const [linkDomain, directMessage] = [newId(), newId()]
  await db.insert(linkDomains).values({
    ...{ id: linkDomain, accountId: owner.id, host: `links.canary-${linkDomain}.test`, state: 'waiting' },
    createdAt: stamp().createdAt,
  })
  await dataOf(owner.id)
    .insert(directMessages)
    .values({
      ...{ id: directMessage, accountId: owner.id, kind: 'transactional', senderId: sender, state: 'queued' },
      ...{ toAddress: 'ada@acme-tools.com', subject: 'Hi', text: 'Hi', references: [] },
      ...{ nextAt: '2099-01-01T00:00:00.000Z', createdAt: stamp().createdAt },
    })
  const task = newId()
  await dataOf(
    owner.id,
  ).run(sql`INSERT INTO tasks (id, account_id, campaign_id, recipient_id, kind, note, due_at, created_at)
    VALUES (${task}, ${owner.id}, ${campaign.id}, ${campaign.recipientIds[0]}, 'call', 'Call', ${stamp().createdAt}, ${stamp().createdAt})`)
  const smsSender = await addSender(owner.id, { channel: 'sms' })
  const listed = 'ab'.repeat(32)
  await dataOf(owner.id).run(sql`INSERT INTO suppressions (account_id, channel, hash, hint, reason, created_at)
    VALUES (${owner.id}, 'email', ${listed}, 'canary•••@acme-tools.com', 'manual', ${stamp().createdAt})`)
  const [webhook, delivery, payment] = [newId(), newId(), newId()]
  await dataOf(owner.id).run(sql`
    INSERT INTO webhook_endpoints (id, account_id, url, description, events, secret, secret_end, created_at, updated_at)
    VALUES (${webhook}, ${owner.id}, 'https://canary.test/', '', '["crawl.failed"]', 'x', 'x', ${stamp().createdAt}, ${stamp().createdAt})`)
  await dataOf(owner.id).run(sql`
    INSERT INTO webhook_deliveries (id, account_id, endpoint_id, event, payload, state, next_at, created_at)
    VALUES (${delivery}, ${owner.id}, ${webhook}, 'crawl.failed', '{"canary":1}', 'failed', '2099-01-01T00:00:00.000Z', ${stamp().createdAt})`)
  const [subscription] = await db.all<{ id: string; plan_id: string }>(
    sql`SELECT id, plan_id FROM subscriptions WHERE account_id = ${owner.id}`,
  )
  await db.run(sql`
    INSERT INTO payments (id, account_id, subscription_id, kind, plan_id, billing_cycle, terms, provider, reference, currency, amount_minor,
      price_minor, status, invoice_number, payer_name, payer_email, paid_at, created_at, updated_at)
    VALUES (${payment}, ${owner.id}, ${subscription!.id}, 'first', ${subscription!.plan_id}, 'monthly', '{}', 'paystack', ${`canary-${payment}`}, 'NGN', 1,
      1, 'paid', ${`CANARY-${payment.slice(-8)}`}, 'Canary', 'canary@acme-tools.com', ${stamp().createdAt}, ${stamp().createdAt}, ${stamp().createdAt})`)
  const billingEmail = newId()
  await db.run(sql`INSERT INTO billing_emails (id, account_id, email, created_at)
    VALUES (${billingEmail}, ${owner.id}, 'canary-books@acme-tools.com', ${stamp().createdAt})`)
  await owner.call(savePreset, {
    body: { types: ['phones'], limit: 77, options: { include: ['/canary/*'] } } as never,
  })
  const [integration, push] = [newId(), newId()]
  await dataOf(owner.id).run(sql`
    INSERT INTO integrations (id, account_id, provider, name, settings, secrets, mapping, on_existing, with_organizations, auto_contacts,
      auto_after, auto_answers, state, created_at, updated_at)
    VALUES (${integration}, ${owner.id}, 'hubspot', 'Canary', '{"url":"http://127.0.0.1:9","recordsUrl":null,"remoteAccount":"1"}', 'x',
      '{"person":[],"organization":[]}', 'fill', 1, 'none', 0, 0, 'disconnected', ${stamp().createdAt}, ${stamp().createdAt})`)
  await dataOf(owner.id).run(sql`
    INSERT INTO integration_pushes (id, account_id, integration_id, source, name, state, position, total, created_at)
    VALUES (${push}, ${owner.id}, ${integration}, '{"kind":"chosen","numbers":[]}', 'Canary', 'done', 0, 0, ${stamp().createdAt})`)
  const change = newId()
  await dataOf(owner.id).insert(contactChanges).values({
    id: change,
    accountId: owner.id,
    contact,
    kind: 'edited',
    facts: {},
    undo: {},
    createdAt: stamp().createdAt,
  })
  const [contactAction, view] = [newId(), newId()]
  await dataOf(owner.id).run(sql`
    INSERT INTO contact_actions (id, account_id, kind, state, total, due_at, created_at)
    VALUES (${contactAction}, ${owner.id}, 'delete', 'applied', 1, '2099-01-01T00:00:00.000Z', ${stamp().createdAt})`)
  await dataOf(owner.id).run(sql`
    INSERT INTO list_views (id, account_id, list, person_id, is_shared, name, query, created_at, updated_at)
    VALUES (${view}, ${owner.id}, 'contacts', ${owner.id}, 1, 'Canary', '{}', ${stamp().createdAt}, ${stamp().createdAt})`)
  const identity = newId()
  await db.insert(accountIdentities).values({
    ...{ id: identity, accountId: owner.id, source: 'google' as const, subject: identity, email: 'owner@acme.test' },
    createdAt: new Date().toISOString(),
  })
  const [factor, trustedDevice] = [newId(), newId()]
  await db.insert(signInFactors).values({
    ...{ id: factor, accountId: owner.id, kind: 'totp' as const, name: 'Canary' },
    ...{ createdAt: stamp().createdAt, confirmedAt: stamp().createdAt },
  })
  await db.insert(trustedDevices).values({
    ...{ id: trustedDevice, accountId: owner.id, tokenHash: trustedDevice },
    ...{ createdAt: stamp().createdAt, expiresAt: '2100-01-01T00:00:00.000Z' },
  })
  const ssoDomain = newId()
  await db.insert(workspaceSsoDomains).values({
    ...{ id: ssoDomain, accountId: owner.id, domain: 'canary.test', createdAt: stamp().createdAt },
  })
  await db.insert(workspaceSso).values({
    ...{ accountId: owner.id, issuer: 'https://id.canary.test', clientId: 'canary', clientSecret: 'x' },
    endpoints: {
      ...{ authorizeUrl: 'https://id.canary.test/a', tokenUrl: 'https://id.canary.test/t' },
      ...{ keysUrl: 'https://id.canary.test/k', clientAuth: 'post' as const, algorithms: ['RS256'] },
    },
    ...{ defaultRole: 'viewer' as const, createdAt: stamp().createdAt, updatedAt: stamp().createdAt },
  })
  const invitation = newId()
  await db.run(sql`
    INSERT INTO workspace_invitations (id, workspace_id, email, role, token_hash, invited_by, created_at, expires_at)
    VALUES (${invitation}, ${owner.id}, 'canary@acme-tools.com', 'viewer', ${invitation}, ${owner.id}, ${stamp().createdAt}, '2099-01-01T00:00:00.000Z')`)
  const ids = {
    account: owner.id,
    invitation,
    session: owner.sessionId,
    crawl: crawl.crawlId,
    source: crawl.sourceId,
    contact: contactId,
    label: label.data.id,
    note: note.data.id,
    change,
    'contact action': contactAction,
    view,
    item: item!,
    'row of an item': `${item}_emails`,
    schedule,
    notification,
    download,
    import: csvImport,
    sender,
    campaign: campaign.id,
    recipient: campaign.recipientIds[0]!,
    reply,
    // Its ID is that of its first reply.
    conversation: reply,
    answer,
    'inbox label': inboxLabel.data.label.id,
    'direct message': directMessage,
    'link domain': linkDomain,
    integration,
    push,
    task,
    'sms sender': smsSender,
    suppression: `email_${listed}`,
    webhook,
    delivery,
    payment,
    'billing email': billingEmail,
    subscription: subscription!.id,
    topic: topic.data.topic.id,
    form: form.data.form.id,
    template: template.data.template.id,
    attachment: added.data.attachments[0]!.id,
    picture: shown.data.picture.id,
    key: (await mintKey(owner.id)).id,
    factor,
    'trusted device': trustedDevice,
    identity,
    'sso domain': ssoDomain,
  }
  return { owner, ids }
}

const ALL = [...ENDPOINTS, ...[...V1_ENDPOINTS].map(([name, endpoint]) => [`v1 ${name}`, endpoint] as const)]
const withIds = ALL.flatMap(([name, endpoint]) =>
  idPlacesOf(endpoint).map((place) => ({ name, endpoint, place, isV1: name.startsWith('v1 ') })),
)

let owner: Account
let untouched: string
let ids: Awaited<ReturnType<typeof mintOwner>>['ids']
beforeAll(async () => {
  ;({ owner, ids } = await mintOwner())
  untouched = await belongings()
})

/** The owner's rows in a database. */
async function rowsIn(database: typeof db) {
  const tables = await database.all<{ name: string }>(
    sql`SELECT name FROM sqlite_master WHERE type = 'table' AND sql LIKE '%\`account_id\`%' ORDER BY name`,
  )
  return Promise.all(
    tables.map(async ({ name }) => [
      name,
      await database.all(sql`SELECT * FROM ${sql.identifier(name)} WHERE account_id = ${owner.id} ORDER BY 1, 2`),
    ]),
  )
}

/** All of the owner's rows, in every database. */
async function belongings(): Promise<string> {
  const rows = await Promise.all([rowsIn(db), rowsIn(dataOf(owner.id))])
  const files = (await env.FILES.list()).objects.map(({ key }) => key).filter((key) => key.includes(owner.id))
  return JSON.stringify([rows, files], null, 1)
}

describe("another account's ID discloses nothing and grants nothing", () => {
  test('the matrix is complete', () => {
    const places = withIds.map(({ name, place }) => `${name} ${place}`)
    for (const place of [
      'crawls.get params.id',
      'crawls.start body.crawl_id',
      'data.listAll query.source_id',
      'dataAdditions.getImport params.id',
      'data.listAll query.crawl_id',
      'data.exportType query.ids',
      'data.remove body.data_ids',
      'data.remove body.matching.crawl_id',
      'data.remove body.up_to',
      'notifications.removeMany body.notification_ids',
    ]) {
      expect(places).toContain(place)
    }
  })

  test('every path parameter has a kind that the owner has an object of, or belongs to no account', () => {
    const unknown = ALL.flatMap(([name, { path }]) =>
      kindsIn(path).flatMap(({ place, kind }) => (kind === undefined ? [`${name} ${place}`] : [])),
    )
    expect(unknown).toEqual([])
    const asked = new Set(withIds.map(({ name, place }) => `${name} ${place}`))
    const unasked = ALL.flatMap(([name, { path }]) =>
      kindsIn(path).flatMap(({ place, kind }) => (kind && !asked.has(`${name} ${place}`) ? [`${name} ${place}`] : [])),
    )
    expect(unasked).toEqual([])
  })

  /** Whether an ID is of a kind that fits a place, judged by its words. */
  const isNearTo = (kind: string, words: string) => words.toLowerCase().includes(kind.slice(0, 5))

  /** Other accounts, each with a number of places below the hourly limit of an account. */
  const PLACES_EACH = 25
  const strangers = new Map<number, ReturnType<typeof mintStranger>>()
  const mintStranger = async () => {
    const account = await mintCampaigner()
    return { account, key: await mintKey(account.id) }
  }
  const strangerOf = (at: number) => {
    const group = Math.floor(at / PLACES_EACH)
    if (!strangers.has(group)) strangers.set(group, mintStranger())
    return strangers.get(group)!
  }

  // Each place is tested with the fitting kinds, and with a share of all other kinds: neighbouring places have other
  // shares.
  const SHARES = 24
  test.each(withIds.map((one, at) => ({ ...one, at, turn: at % SHARES })))(
    '$name at $place',
    async ({ name, endpoint, place, isV1, at, turn }) => {
      const { account, key } = await strangerOf(at)
      const stranger = isV1 ? key : account
      const ask = async (id: string) => {
        const by = THROTTLED.includes(name) ? await mintAccount() : stranger
        return toldBy(await by.send(endpoint, inputWith(name, endpoint, place, id)), id)
      }
      const missing = await ask(newId())
      if (!REFUSES_ALL.includes(name)) expect(missing.status).not.toBe(422)
      // A row ID is not a UUID, so most places reject its format.
      const takesRows = /data_ids|\bids$/.test(place)
      const own = kindsIn(endpoint.path).find((one) => one.place === place)?.kind
      const kinds = Object.entries(ids).filter(
        ([kind], index) =>
          kind === own ||
          // These two are not UUIDs.
          (kind === 'row of an item' || kind === 'suppression'
            ? kind === 'row of an item' && takesRows
            : index % SHARES === turn || isNearTo(kind, `${name} ${place} ${endpoint.path}`)),
      )
      const told = await Promise.all(kinds.map(async ([kind, id]) => ({ kind, told: await ask(id) })))
      expect(told).toEqual(kinds.map(([kind]) => ({ kind, told: missing })))
    },
  )

  const WITHOUT_IDS = ALL.filter(
    ([, { method, path, permission }]) => method === 'get' && !/:(?!type)/.test(path) && permission !== 'public',
  )
  test('the lists and files without an ID are complete', () => {
    const names = WITHOUT_IDS.map(([name]) => name)
    for (const name of [
      'crawlPresets.getPreset',
      'crawlSchedules.listSchedules',
      'notifications.list',
      'replies.listReplies',
      'accounts.exportAccount',
      'data.exportType',
      'contacts.exportContacts',
      'payments.listTransactions',
      'suppressions.listSuppressions',
    ])
      expect(names).toContain(name)
  })

  // A list that belongs to no account is equally empty for the next caller.
  test.each(WITHOUT_IDS.map((one, at) => [...one, at] as const))(
    '%s contains nothing of another account',
    async (name, endpoint, at) => {
      const { account, key } = await strangerOf(withIds.length + at)
      const by = name.startsWith('v1 ') ? key : account
      const params = { type: 'emails' }
      const response = await by.send(endpoint, {
        params,
        query: { ...LIST_QUERY[name], ...BASE[name]?.query },
      } as never)
      expect([200, 402, 403, 404]).toContain(response.status)
      const text = await response.text()
      const words = [...Object.values(ids), owner.email, 'ada@acme-tools.com', 'anary', '"limit":77']
      expect(words.filter((word) => text.includes(word))).toEqual([])
    },
  )

  describe.each([...WORKSPACE_ROLES])('a member of another workspace, as %s,', (role) => {
    let member: Account
    beforeAll(async () => {
      const workspace = await mintCampaigner()
      member = role === 'owner' ? workspace : await mintAccount()
      if (role === 'owner') return
      await db.insert(workspaceMembers).values({
        ...{ workspaceId: workspace.id, memberId: member.id, role, createdAt: stamp().createdAt },
      })
      await db.update(sessions).set({ workspaceId: workspace.id }).where(eq(sessions.id, member.sessionId))
    })
    const isOfDashboard = (name: string) => !name.startsWith('v1 ') && !THROTTLED.includes(name)
    const words = () => [...Object.values(ids), owner.email, 'ada@acme-tools.com', 'anary', '"limit":77']

    test('lists nothing of this one, even if they name it in the header', async () => {
      const at = WORKSPACE_ROLES.indexOf(role)
      // Every role sends the workspace header; without it, the result is the same for all roles, so they take turns.
      for (const [turn, [name, endpoint]] of WITHOUT_IDS.filter(([name]) => isOfDashboard(name)).entries())
        for (const headers of [
          ...(turn % WORKSPACE_ROLES.length === at ? [{}] : []),
          { [WORKSPACE_HEADER]: owner.id },
        ]) {
          const query = { ...LIST_QUERY[name], ...BASE[name]?.query }
          const response = await member.send(
            endpoint,
            { params: { type: 'emails' }, query } as never,
            headers as HeadersInit,
          )
          const text = await response.text()
          // A sent ID may be repeated in the response, but nothing else.
          expect([200, 402, 403, 404], `${name}: ${text}`).toContain(response.status)
          expect(
            words().filter((word) => text.includes(word)),
            name,
          ).toEqual([])
          const isRefused = endpoint.actsFor !== 'person' && !roleAllows(role, endpoint.permission)
          if (isRefused) expect(response.status, name).toBe(403)
        }
    })

    test('can access nothing of this one by its ID', async () => {
      const at = WORKSPACE_ROLES.indexOf(role)
      const places = withIds.filter(({ name }, turn) => isOfDashboard(name) && turn % 2 === at % 2)
      for (const { name, endpoint, place } of places) {
        const own = kindsIn(endpoint.path).find((one) => one.place === place)?.kind
        if (!own) continue
        const ask = async (id: string) => toldBy(await member.send(endpoint, inputWith(name, endpoint, place, id)), id)
        expect(await ask(ids[own]), `${name} ${place}`).toEqual(await ask(newId()))
      }
    })
  })

  test("another account's payment is not found by its reference", async () => {
    const stranger = await mintCampaigner()
    const ask = async (reference: string) =>
      toldBy(await stranger.send(verifyPayment, { body: { reference } }), reference)
    const missing = await ask(`canary-${newId()}`)
    expect(missing.status).not.toBe(422)
    expect(await ask(`canary-${ids.payment}`)).toEqual(missing)
  })

  test('their own ticket opens no live connection to it', async () => {
    const stranger = await mintAccount()
    const { crawlId } = await addCrawl(stranger.id)
    const { data } = await stranger.call(crawlContracts.openLive, { params: { id: crawlId } })
    const headers = {
      upgrade: 'websocket',
      'sec-websocket-protocol': `${crawlContracts.LIVE_PROTOCOL}, ${data.ticket}`,
    }
    const open = async (id: string) =>
      toldBy(await exports.default.fetch(`http://127.0.0.1/api/live/crawls/${id}`, { headers }), id)
    const missing = await open(newId())
    expect(missing.status).toBe(401)
    expect(await open(ids.crawl)).toEqual(missing)
  })

  test('their own cookie opens no file of it', async () => {
    const stranger = (await mintOwner()).owner
    const { data: mine } = await stranger.call(downloadContracts.list, {})
    const allowed = await stranger.send(downloadContracts.allowFile, { params: { id: mine[0]!.id }, body: {} })
    const cookie = allowed.headers.get('set-cookie')!.split(';', 1)[0]!
    const open = async (id: string) => {
      const path = `http://127.0.0.1/api/files/website-downloads/${id}/zip`
      return toldBy(await exports.default.fetch(path, { headers: { cookie } }), id)
    }
    expect((await open(mine[0]!.id)).status).toBe(200)
    const missing = await open(newId())
    expect(missing.status).toBe(401)
    expect(await open(ids.download)).toEqual(missing)
    expect((await visitor.send(downloadContracts.download, { params: { id: ids.download } })).status).toBe(401)
  })

  test('all these requests have changed none of its data', async () => {
    expect(await belongings()).toBe(untouched)
  })
})
