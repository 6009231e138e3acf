import * as accountFeed from './account-feed/account-feed.ts'
import * as accountTransfer from './accounts/account-transfer.ts'
import * as accounts from './accounts/accounts.ts'
import * as alerts from './alerts/alerts.ts'
import * as apiKeys from './api-keys/api-keys.ts'
import * as auditTrail from './audit-trail/audit-trail.ts'
import * as auth from './auth/auth.ts'
import * as adminPlans from './billing/admin-plans.ts'
import * as billingDetails from './billing/billing-details.ts'
import * as coupons from './billing/coupons.ts'
import * as payments from './billing/payments.ts'
import * as plans from './billing/plans.ts'
import * as usageReport from './billing/usage-report.ts'
import * as campaignAnalytics from './campaigns/analytics.ts'
import * as audiences from './campaigns/audiences.ts'
import * as calendar from './campaigns/calendar.ts'
import * as campaignAttachments from './campaigns/campaign-attachments.ts'
import * as campaigns from './campaigns/campaigns.ts'
import * as followUps from './campaigns/follow-ups.ts'
import * as campaignRecipients from './campaigns/recipients.ts'
import * as campaignSending from './campaigns/sending.ts'
import * as tasks from './campaigns/tasks.ts'
import * as contactMessages from './contact-messages/contact-messages.ts'
import * as contactSubmissions from './contact-messages/submissions.ts'
import * as contactChanges from './contacts/change-contacts.ts'
import * as contacts from './contacts/contacts.ts'
import * as contactExports from './contacts/export-contacts.ts'
import * as contactLabels from './contacts/labels.ts'
import * as crawlDetails from './crawls/crawl-details.ts'
import * as crawlDryRuns from './crawls/crawl-dry-runs.ts'
import * as crawlPresets from './crawls/crawl-presets.ts'
import * as crawlSchedules from './crawls/crawl-schedules.ts'
import * as crawls from './crawls/crawls.ts'
import * as sitePreviews from './crawls/site-previews.ts'
import * as data from './data/data.ts'
import * as dataAdditions from './data/data-additions.ts'
import * as imports from './data/imports.ts'
import * as deliveryReports from './delivery-reports/delivery-reports.ts'
import type { Endpoint } from './endpoint.ts'
import * as erasures from './erasures/erasures.ts'
import * as identities from './identities/identities.ts'
import * as integrations from './integrations/integrations.ts'
import * as linkDomains from './link-domains/link-domains.ts'
import * as listViews from './list-views/list-views.ts'
import * as logs from './logs/logs.ts'
import * as mailboxPresets from './mailboxes/mailbox-presets.ts'
import * as messageTemplates from './message-templates/message-templates.ts'
import * as messages from './messages/messages.ts'
import * as notifications from './notifications/notifications.ts'
import * as optOuts from './opt-outs/opt-outs.ts'
import * as outreachLinks from './outreach-links/outreach-links.ts'
import * as pictures from './pictures/pictures.ts'
import * as conversations from './replies/conversations.ts'
import * as replies from './replies/replies.ts'
import * as permissionEntries from './roles/permission-entries.ts'
import * as roles from './roles/roles.ts'
import * as sampleData from './sample-data/sample-data.ts'
import * as deliverability from './senders/deliverability.ts'
import * as mailboxConnections from './senders/mailbox-connections.ts'
import * as senders from './senders/senders.ts'
import * as serviceUsage from './service-usage/service-usage.ts'
import * as signInFactors from './sign-in-factors/sign-in-factors.ts'
import * as singleSignOn from './single-sign-on/single-sign-on.ts'
import * as siteDownloads from './site-downloads/site-downloads.ts'
import * as spamChecks from './spam-checks/spam-checks.ts'
import * as statistics from './statistics/statistics.ts'
import * as incidents from './status/incidents.ts'
import * as status from './status/status.ts'
import * as subscriptionForms from './subscription-forms/subscription-forms.ts'
import * as suppressions from './suppressions/suppressions.ts'
import * as metrics from './system/metrics.ts'
import * as operations from './system/operations.ts'
import * as system from './system/system.ts'
import * as topics from './topics/topics.ts'
import * as users from './users/users.ts'
import * as webhooks from './webhooks/webhooks.ts'
import * as workspaces from './workspaces/workspaces.ts'

export const FEATURES = {
  accountFeed,
  accountTransfer,
  accounts,
  alerts,
  apiKeys,
  auth,
  campaignAttachments,
  audiences,
  campaigns: { ...campaigns, ...campaignRecipients, ...campaignSending, ...campaignAnalytics },
  contactMessages,
  contacts: { ...contacts, ...contactChanges, ...contactLabels, ...contactExports },
  crawlDetails,
  crawlDryRuns,
  crawlPresets,
  crawlSchedules,
  crawls,
  data,
  dataAdditions,
  sampleData,
  imports,
  erasures,
  identities,
  followUps,
  tasks,
  calendar,
  optOuts,
  deliveryReports,
  outreachLinks,
  linkDomains,
  listViews,
  mailboxConnections,
  mailboxPresets,
  messageTemplates,
  metrics,
  pictures,
  messages,
  notifications,
  payments,
  plans,
  conversations,
  replies,
  senders: { ...senders, ...deliverability },
  signInFactors,
  singleSignOn,
  siteDownloads,
  sitePreviews,
  spamChecks,
  statistics,
  status,
  subscriptionForms,
  suppressions,
  system,
  topics,
  adminPlans,
  billingDetails,
  coupons,
  usageReport,
  auditTrail,
  contactSubmissions,
  incidents,
  integrations,
  logs,
  operations,
  permissionEntries,
  roles,
  serviceUsage,
  users,
  webhooks,
  workspaces,
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'permission' in value && 'path' in value && 'method' in value

/** Collects the endpoints that the modules export, keyed by `feature.name`. */
export const endpointsOf = (modules: Readonly<Record<string, object>>): ReadonlyMap<string, Endpoint> =>
  new Map(
    Object.entries(modules).flatMap(([feature, module]) =>
      Object.entries(module).flatMap(([name, value]) =>
        isEndpoint(value) ? [[`${feature}.${name}`, value] as const] : [],
      ),
    ),
  )

/** Every endpoint of the dashboard's API: for the guard tests and the API document. */
export const ENDPOINTS: ReadonlyMap<string, Endpoint> = /* @__PURE__ */ endpointsOf(FEATURES)
