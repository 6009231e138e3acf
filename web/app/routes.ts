import { paths } from '../../src/rules/site/app-paths.ts'
import type { RouteDefinition } from './route-definition.ts'

/**
 * Every route of the application, in the order of the specification. Paths under /dashboard get the dashboard's shell.
 * The public pages are not included: `web/site` prerenders those. src/rules/site/app-paths.ts holds the paths of both
 * for the Worker.
 */
export const routes: readonly RouteDefinition[] = [
  { path: paths.optOut.pattern, access: 'public', load: () => import('./pages/opt-out-page.tsx') },
  { path: paths.confirmOptOut.pattern, access: 'public', load: () => import('./pages/confirm-opt-out-page.tsx') },
  { path: paths.unsubscribe.pattern, access: 'public', load: () => import('./pages/unsubscribe-page.tsx') },

  { path: paths.login.pattern, access: 'guest', load: () => import('./pages/login-page.tsx') },
  { path: paths.register.pattern, access: 'guest', load: () => import('./pages/register-page.tsx') },
  { path: paths.signInLink.pattern, access: 'guest', load: () => import('./pages/sign-in-link-page.tsx') },
  {
    path: paths.providerReturn.pattern,
    access: 'public',
    isBare: true,
    load: () => import('./pages/provider-return-page.tsx'),
  },
  {
    path: paths.singleSignOnReturn.pattern,
    access: 'public',
    isBare: true,
    load: () => import('./pages/sso-return-page.tsx'),
  },
  { path: paths.forgotPassword.pattern, access: 'guest', load: () => import('./pages/forgot-password-page.tsx') },
  { path: paths.resetPassword.pattern, access: 'guest', load: () => import('./pages/reset-password-page.tsx') },
  {
    path: paths.verifyEmail.pattern,
    access: 'public',
    isBare: true,
    load: () => import('./pages/verify-email-page.tsx'),
  },
  {
    path: paths.confirmEmail.pattern,
    access: 'public',
    isBare: true,
    load: () => import('./pages/confirm-email-page.tsx'),
  },
  {
    path: paths.joinWorkspace.pattern,
    access: 'public',
    isBare: true,
    load: () => import('./pages/join-workspace-page.tsx'),
  },
  {
    path: paths.stopFactorReset.pattern,
    access: 'public',
    isBare: true,
    load: () => import('./pages/stop-factor-reset-page.tsx'),
  },
  {
    path: paths.billingEmail.pattern,
    access: 'public',
    isBare: true,
    load: () => import('./pages/billing-email-page.tsx'),
  },
  { path: paths.undoEmail.pattern, access: 'public', isBare: true, load: () => import('./pages/undo-email-page.tsx') },
  {
    path: paths.paymentVerify.pattern,
    access: 'public',
    isBare: true,
    load: () => import('./pages/verify-payment-page.tsx'),
  },
  { path: paths.test.pattern, access: 'public', load: () => import('./pages/test-page.tsx') },
  { path: paths.errorTest.pattern, access: 'public', load: () => import('./pages/error-test-page.tsx') },
  { path: paths.progressDemo.pattern, access: 'public', load: () => import('./pages/progress-demo-page.tsx') },

  { path: paths.dashboard.pattern, access: 'member', load: () => import('./pages/overview-page.tsx') },
  {
    path: paths.welcome.pattern,
    access: 'member',
    // It starts the free plan.
    isPlanOptional: true,
    load: () => import('./pages/welcome-page.tsx'),
  },
  { path: paths.crawl.pattern, access: 'member', load: () => import('./pages/crawl-page.tsx') },
  { path: paths.crawlDetail.pattern, access: 'member', load: () => import('./pages/crawl-detail-page.tsx') },
  { path: paths.schedules.pattern, access: 'member', load: () => import('./pages/schedules-page.tsx') },
  {
    path: paths.downloadWebsite.pattern,
    access: 'member',
    load: () => import('./pages/download-website-page.tsx'),
  },
  { path: paths.contacts.pattern, access: 'member', load: () => import('./pages/contacts-page.tsx') },
  { path: paths.contactDetail.pattern, access: 'member', load: () => import('./pages/contact-page.tsx') },
  { path: paths.erasePerson.pattern, access: 'member', load: () => import('./pages/erase-person-page.tsx') },
  { path: paths.data.pattern, access: 'member', load: () => import('./pages/data-page.tsx') },
  { path: paths.emailSms.pattern, access: 'member', load: () => import('./pages/email-sms-page.tsx') },
  { path: paths.forms.pattern, access: 'member', load: () => import('./pages/forms-page.tsx') },
  {
    path: paths.mailboxConnected.pattern,
    access: 'member',
    load: () => import('./pages/mailbox-connected-page.tsx'),
  },
  {
    path: paths.notifications.pattern,
    access: 'member',
    // These two need only a login (spec 2, section 1): the subscription's end and the existing keys matter without a
    // plan as well.
    isPlanOptional: true,
    load: () => import('./pages/notifications-page.tsx'),
  },
  {
    path: paths.apiKeys.pattern,
    access: 'member',
    isPlanOptional: true,
    load: () => import('./pages/api-keys-page.tsx'),
  },
  { path: paths.webhooks.pattern, access: 'member', load: () => import('./pages/webhooks-page.tsx') },
  {
    path: paths.apiDocs.pattern,
    access: 'member',
    // Users who consider a plan may read the documentation first.
    isPlanOptional: true,
    load: () => import('./pages/api-docs-page.tsx'),
  },
  {
    path: paths.pricing.pattern,
    access: 'member',
    isPlanOptional: true,
    load: () => import('./pages/pricing-page.tsx'),
  },
  {
    path: paths.subscription.pattern,
    access: 'member',
    isPlanOptional: true,
    load: () => import('./pages/subscription-page.tsx'),
  },
  {
    path: paths.usage.pattern,
    access: 'member',
    isPlanOptional: true,
    load: () => import('./pages/usage-page.tsx'),
  },
  {
    path: paths.billingDetails.pattern,
    access: 'member',
    isPlanOptional: true,
    load: () => import('./pages/billing-details-page.tsx'),
  },
  {
    path: paths.invoice.pattern,
    access: 'member',
    // A receipt stays available after its plan has ended.
    isPlanOptional: true,
    load: () => import('./pages/invoice-page.tsx'),
  },
  {
    path: paths.settings.pattern,
    access: 'member',
    // Users without a plan must be able to delete their account.
    isPlanOptional: true,
    load: () => import('./pages/settings-page.tsx'),
  },

  {
    path: paths.integrationConnected.pattern,
    access: 'member',
    load: () => import('./pages/integration-connected-page.tsx'),
  },
  { path: paths.integration.pattern, access: 'member', load: () => import('./pages/integration-page.tsx') },

  { path: paths.admin.pattern, access: 'admin', load: () => import('./pages/admin-page.tsx') },
  { path: paths.adminUsage.pattern, access: 'admin', load: () => import('./pages/admin-usage-page.tsx') },
  { path: paths.adminPlans.pattern, access: 'admin', load: () => import('./pages/admin-plans-page.tsx') },
  { path: paths.adminRoles.pattern, access: 'admin', load: () => import('./pages/admin-roles-page.tsx') },
  { path: paths.adminPermissions.pattern, access: 'admin', load: () => import('./pages/admin-permissions-page.tsx') },
  {
    path: paths.adminContactSubmissions.pattern,
    access: 'admin',
    load: () => import('./pages/contact-submissions-page.tsx'),
  },
  { path: paths.adminPayments.pattern, access: 'admin', load: () => import('./pages/admin-payments-page.tsx') },
  { path: paths.adminIncidents.pattern, access: 'admin', load: () => import('./pages/admin-incidents-page.tsx') },
  { path: paths.adminOptOuts.pattern, access: 'admin', load: () => import('./pages/admin-opt-outs-page.tsx') },
  { path: paths.adminQueues.pattern, access: 'admin', load: () => import('./pages/admin-queues-page.tsx') },
  { path: paths.adminAudit.pattern, access: 'admin', load: () => import('./pages/admin-audit-page.tsx') },

  { path: paths.outbox.pattern, access: 'public', load: () => import('./pages/outbox-page.tsx') },
  ...(import.meta.env.DEV
    ? [{ path: paths.gallery.pattern, access: 'public', load: () => import('./pages/gallery-page.tsx') } as const]
    : []),
]
