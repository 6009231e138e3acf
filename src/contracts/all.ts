import * as accounts from './accounts.ts'
import * as adminPlans from './admin-plans.ts'
import * as apiKeys from './api-keys.ts'
import * as audiences from './audiences.ts'
import * as auditTrail from './audit-trail.ts'
import * as auth from './auth.ts'
import * as campaignAttachments from './campaign-attachments.ts'
import * as campaigns from './campaigns.ts'
import * as contactMessages from './contact-messages.ts'
import * as contactSubmissions from './contact-submissions.ts'
import * as contacts from './contacts.ts'
import * as crawlDetails from './crawl-details.ts'
import * as crawlDryRuns from './crawl-dry-runs.ts'
import * as crawlPresets from './crawl-presets.ts'
import * as crawlSchedules from './crawl-schedules.ts'
import * as crawls from './crawls.ts'
import * as data from './data.ts'
import * as dataAdditions from './data-additions.ts'
import * as deliveryReports from './delivery-reports.ts'
import type { Endpoint } from './endpoint.ts'
import * as erasures from './erasures.ts'
import * as followUps from './follow-ups.ts'
import * as incidents from './incidents.ts'
import * as logs from './logs.ts'
import * as messageTemplates from './message-templates.ts'
import * as notifications from './notifications.ts'
import * as operations from './operations.ts'
import * as optOuts from './opt-outs.ts'
import * as outreachLinks from './outreach-links.ts'
import * as payments from './payments.ts'
import * as permissionEntries from './permission-entries.ts'
import * as plans from './plans.ts'
import * as replies from './replies.ts'
import * as roles from './roles.ts'
import * as senders from './senders.ts'
import * as serviceUsage from './service-usage.ts'
import * as siteDownloads from './site-downloads.ts'
import * as spamChecks from './spam-checks.ts'
import * as statistics from './statistics.ts'
import * as status from './status.ts'
import * as suppressions from './suppressions.ts'
import * as system from './system.ts'
import * as users from './users.ts'
import * as webhooks from './webhooks.ts'

const FEATURES = {
  accounts,
  apiKeys,
  auth,
  campaignAttachments,
  audiences,
  campaigns,
  contactMessages,
  contacts,
  crawlDetails,
  crawlDryRuns,
  crawlPresets,
  crawlSchedules,
  crawls,
  data,
  dataAdditions,
  erasures,
  followUps,
  optOuts,
  deliveryReports,
  outreachLinks,
  messageTemplates,
  notifications,
  payments,
  plans,
  replies,
  senders,
  siteDownloads,
  spamChecks,
  statistics,
  status,
  suppressions,
  system,
  adminPlans,
  auditTrail,
  contactSubmissions,
  incidents,
  logs,
  operations,
  permissionEntries,
  roles,
  serviceUsage,
  users,
  webhooks,
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'permission' in value && 'path' in value && 'returns' in value

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
export const ENDPOINTS = endpointsOf(FEATURES)
