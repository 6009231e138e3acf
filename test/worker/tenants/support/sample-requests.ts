import type { AnyCallInput } from '../../../../src/contracts/call.ts'
import { newId } from '../../../../src/lib/ids.ts'

/** The parts of a valid request other than the id under test, by endpoint; undeclared parts are not sent. */
export const BASE: Record<string, AnyCallInput> = {
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

/** The queries that lists and files without an id require. */
export const LIST_QUERY: Record<string, object> = {
  'payments.previewChange': { plan_id: newId(), billing_cycle: 'monthly' },
  'mailboxPresets.findMailPreset': { email: 'nobody@gmail.com' },
}

/** Endpoints that refuse every request with an invented id. */
export const REFUSES_ALL = [
  ...['auth.verifyEmail', 'crawlDryRuns.dryRunCrawl', 'crawls.start', 'plans.initialize'],
  // These check the password or the signature of a passkey first.
  ...['removeFactor', 'finishSignIn', 'signInWithPasskey', 'addPasskey', 'confirmFactor'].map(
    (name) => `signInFactors.${name}`,
  ),
  'identities.disconnectIdentity',
]

/** Endpoints that select contacts by ids or by a filter. */
export const SELECTS_CONTACTS = ['contacts.deleteContacts', 'contacts.labelContacts']

/** Endpoints with rate limits below the number of kinds of ids: each request needs a new account. */
export const THROTTLED = [
  ...[
    'workspaces.transferWorkspace',
    'crawlDryRuns.dryRunCrawl',
    'identities.disconnectIdentity',
    'signInFactors.removeFactor',
    'signInFactors.confirmTotp',
  ],
  'signInFactors.confirmFactor',
]
