import { Hono } from 'hono'
import { apiV1 } from './api-v1/api-v1.ts'
import { openapiRoutes } from './api-v1/openapi-routes.ts'
import { accountFeedRoutes } from './features/account-feed/routes.ts'
import { accountTransferRoutes } from './features/account-transfer/routes.ts'
import { accountRoutes } from './features/accounts/routes.ts'
import { alertRoutes } from './features/alerts/routes.ts'
import { apiKeyRoutes } from './features/api-keys/routes.ts'
import { auditTrailRoutes } from './features/audit-trail/routes.ts'
import { authRoutes } from './features/auth/routes.ts'
import { billingRoutes } from './features/billing/routes.ts'
import { campaignRoutes } from './features/campaigns/routes.ts'
import { contactMessageRoutes } from './features/contact-messages/routes.ts'
import { contactRoutes } from './features/contacts/routes.ts'
import { crawlPresetRoutes } from './features/crawl-presets/routes.ts'
import { crawlRoutes } from './features/crawls/routes.ts'
import { dataRoutes } from './features/data/routes.ts'
import { deliveryReportRoutes } from './features/delivery-reports/routes.ts'
import { erasureRoutes } from './features/erasures/routes.ts'
import { inboundMailRoutes } from './features/inbound-mail/routes.ts'
import { inboundSmsRoutes } from './features/inbound-sms/routes.ts'
import { integrationRoutes } from './features/integrations/routes.ts'
import { linkDomainRoutes } from './features/link-domains/routes.ts'
import { listViewRoutes } from './features/list-views/routes.ts'
import { logRoutes } from './features/logs/routes.ts'
import { messageTemplateRoutes } from './features/message-templates/routes.ts'
import { messageRoutes } from './features/messages/routes.ts'
import { metricRoutes } from './features/metrics/routes.ts'
import { notificationRoutes } from './features/notifications/routes.ts'
import { optOutRoutes } from './features/opt-outs/routes.ts'
import { openStopLink } from './features/outreach-links/open-stop-link.ts'
import { outreachLinkRoutes } from './features/outreach-links/routes.ts'
import { pictureRoutes } from './features/pictures/routes.ts'
import { queueRoutes } from './features/queues/routes.ts'
import { replyRoutes } from './features/replies/routes.ts'
import { roleRoutes } from './features/roles/routes.ts'
import { sampleDataRoutes } from './features/sample-data/routes.ts'
import { senderRoutes } from './features/senders/routes.ts'
import { serviceUsageRoutes } from './features/service-usage/routes.ts'
import { signInFactorRoutes } from './features/sign-in-factors/routes.ts'
import { singleSignOnRoutes } from './features/single-sign-on/routes.ts'
import { siteDownloadRoutes } from './features/site-downloads/routes.ts'
import { spamCheckRoutes } from './features/spam-checks/routes.ts'
import { statisticsRoutes } from './features/statistics/routes.ts'
import { statusRoutes } from './features/status/routes.ts'
import { subscriptionFormRoutes, subscriptionPages } from './features/subscription-forms/routes.ts'
import { suppressionRoutes } from './features/suppressions/routes.ts'
import { systemRoutes } from './features/system/routes.ts'
import { topicRoutes } from './features/topics/routes.ts'
import { userRoutes } from './features/users/routes.ts'
import { webhookRoutes } from './features/webhooks/routes.ts'
import { workspaceRoutes } from './features/workspaces/routes.ts'
import { appPage } from './http/app-page.ts'
import { applicationSurface } from './http/application-surface.ts'
import { errorResponse } from './http/error-response.ts'
import { linkHosts } from './http/link-hosts.ts'
import { logged, logOf } from './http/logged.ts'
import { noStore } from './http/no-store.ts'
import { publicFile } from './http/public-file.ts'
import { refusedMethod } from './http/refused-method.ts'
import { shortLinks } from './http/short-links.ts'
import { named, serve } from './http/surface.ts'
import type { HttpEnv } from './http/surface-types.ts'
import { notFound } from './lib/errors.ts'
import { mcp } from './mcp/mcp.ts'
import { isAppPath } from './rules/site/app-paths.ts'
import { FILLED_PATHS } from './rules/site/site-placeholders.ts'

const api = serve(applicationSurface, [
  systemRoutes,
  authRoutes,
  accountRoutes,
  accountTransferRoutes,
  signInFactorRoutes,
  apiKeyRoutes,
  accountFeedRoutes,
  crawlRoutes,
  crawlPresetRoutes,
  dataRoutes,
  contactRoutes,
  erasureRoutes,
  optOutRoutes,
  outreachLinkRoutes,
  deliveryReportRoutes,
  inboundMailRoutes,
  inboundSmsRoutes,
  replyRoutes,
  integrationRoutes,
  siteDownloadRoutes,
  sampleDataRoutes,
  statisticsRoutes,
  roleRoutes,
  serviceUsageRoutes,
  auditTrailRoutes,
  logRoutes,
  queueRoutes,
  metricRoutes,
  alertRoutes,
  billingRoutes,
  notificationRoutes,
  contactMessageRoutes,
  statusRoutes,
  userRoutes,
  webhookRoutes,
  workspaceRoutes,
  singleSignOnRoutes,
  senderRoutes,
  subscriptionFormRoutes,
  topicRoutes,
  linkDomainRoutes,
  listViewRoutes,
  suppressionRoutes,
  spamCheckRoutes,
  messageTemplateRoutes,
  pictureRoutes,
  messageRoutes,
  // After the routes with fixed names in places where campaign routes have an id.
  campaignRoutes,
])

/**
 * Requests for static files never get here: the platform serves them from `dist/web`, with the headers of
 * `web/public/_headers`. Public pages do, since they contain addresses of the deployment. The dashboard routes its own
 * paths on the client; any other path is answered with the 404 page.
 */
export const app = new Hono<HttpEnv>()
  .use(named)
  .use(logged)
  .use(linkHosts)
  .use(shortLinks(openStopLink))
  .use('/api/*', noStore)
  .use('/mcp', noStore)
  .route('/', subscriptionPages)
  .route('/mcp', mcp)
  // Before API keys are required: this document explains how to send them.
  .route('/api', openapiRoutes)
  // First: paths outside its own tree fall through to the application's routes.
  .route('/api', apiV1)
  .route('/api', api)
  .on(
    'GET',
    FILLED_PATHS.filter((path) => path !== '/404'),
    (c) => publicFile(c.env, c.req.path, c.req.raw),
  )
  .notFound(async (c) => {
    const { pathname } = new URL(c.req.url)
    if (pathname.startsWith('/api'))
      return errorResponse(refusedMethod(c.req.method, pathname) ?? notFound('Page'), c.var.requestId)
    if (isAppPath(pathname)) return appPage(c.env, c.req.url)
    const page = await publicFile(c.env, '/404', new Request(c.req.url))
    return new Response(page.body, { status: 404, headers: page.headers })
  })
  .onError((error, c) => errorResponse(error, c.var.requestId, logOf(c)))
