import { pathMatcher } from './app-preloads.ts'

type QueryValue = string | number | boolean | null | undefined

export interface Path<Query extends Record<string, QueryValue>> {
  /** As the router matches it. */
  readonly pattern: string
  /** Returns the address to link to; omits query values that are empty, null or undefined. */
  to(query?: Query): string
}

function at<Query extends Record<string, QueryValue> = Record<never, never>>(pattern: string): Path<Query> {
  return {
    pattern,
    to(query) {
      const search = new URLSearchParams()
      for (const [name, value] of Object.entries(query ?? {}))
        if (value !== undefined && value !== null && value !== '') search.set(name, String(value))
      const text = search.toString()
      return text ? `${pattern}?${text}` : pattern
    },
  }
}

/** Prerendered pages, open to everyone. */
const publicPaths = {
  home: at('/'),
  about: at('/about'),
  contact: at('/contact'),
  status: at('/status'),
  security: at('/security'),
  privacyPolicy: at('/privacy-policy'),
  termsOfService: at('/terms-of-service'),
  cookiePolicy: at('/cookie-policy'),
  /** The page about our crawler; the user agent links to it (src/lib/user-agent.ts). */
  bot: at('/bot'),
} as const

/** Screens of the single-page application. */
const screenPaths = {
  optOut: at('/opt-out'),
  confirmOptOut: at<{ token?: string }>('/opt-out/confirm'),

  /** The target of campaigns' unsubscribe links. */
  unsubscribe: at<{ token?: string }>('/unsubscribe'),

  login: at<{ next?: string }>('/login'),
  /** The target of mailed sign-in links. */
  signInLink: at<{ token?: string }>('/login/link'),
  /** Where an identity provider returns a person who signs in with it. */
  providerReturn: at<{ code?: string; state?: string; error?: string }>('/login/provider'),
  /** Where the identity provider of a workspace returns a person; `:id` is the workspace's. */
  singleSignOnReturn: at<{ code?: string; state?: string; error?: string }>('/login/single-sign-on/:id'),
  /** `url`: the website that the visitor looked at, for their first crawl. */
  register: at<{ url?: string }>('/register'),
  forgotPassword: at('/forgot-password'),
  resetPassword: at<{ token?: string; email?: string }>('/reset-password'),
  verifyEmail: at<{ verification_url?: string }>('/verify-email'),
  /** The targets of the links mailed for a change of address. */
  confirmEmail: at<{ token?: string }>('/email/confirm'),
  stopFactorReset: at<{ token?: string }>('/factor-reset/stop'),
  undoEmail: at<{ token?: string }>('/email/undo'),
  /** The target of the link in an invitation to a workspace. */
  joinWorkspace: at<{ token?: string }>('/workspaces/join'),
  /** The target of the links mailed to further billing addresses. */
  billingEmail: at<{ do?: string; token?: string }>('/billing-email'),
  paymentVerify: at<{
    reference?: string
    tx_ref?: string
    trxref?: string
    transaction_id?: string
    provider?: string
    status?: string
  }>('/payment/verify'),

  test: at('/test'),
  errorTest: at('/error-test'),
  progressDemo: at('/progress-demo'),
  gallery: at('/dev/gallery'),
  outbox: at('/dev/outbox'),

  dashboard: at('/dashboard'),
  /** The first page of a new account. */
  welcome: at('/dashboard/welcome'),
  crawl: at<{ url?: string; crawl?: string; history?: number }>('/dashboard/crawl'),
  /** One crawl's own page. */
  crawlDetail: { pattern: '/dashboard/crawl/:id', to: (id: string) => `/dashboard/crawl/${id}` },
  schedules: at('/dashboard/schedules'),
  downloadWebsite: at<{ url?: string; page?: number }>('/dashboard/download-website'),
  data: at<{
    search?: string
    type?: string
    source_type?: string
    source_id?: string
    /** Limits the list to what this crawl found. */
    crawl_id?: string
    page?: number
    per_page?: number
    item?: string
  }>('/dashboard/data'),
  contacts: at<{
    kind?: string
    search?: string
    has?: string
    email_check?: string
    country?: string
    title?: string
    label_id?: string
    organization_id?: string
    source_id?: string
    crawl_id?: string
    source_type?: string
    since?: string
    until?: string
    activity?: string
    activity_campaign_id?: string
    activity_days?: number
    page?: number
    per_page?: number
  }>('/dashboard/contacts'),
  /** One contact with its evidence and its history. */
  contactDetail: { pattern: '/dashboard/contacts/:id', to: (id: string) => `/dashboard/contacts/${id}` },
  /** Finds and erases everything that the account holds on a person. */
  erasePerson: at<{ email?: string; contact_id?: string }>('/dashboard/erase-person'),
  emailSms: at<{ tab?: string; section?: string; campaign?: string; view?: string }>('/dashboard/email-sms'),
  /** Where a provider returns a person who connected a mailbox. */
  mailboxConnected: at<{ code?: string; state?: string; error?: string }>('/dashboard/email-sms/connected'),
  /** Subscription forms and topics. */
  forms: at('/dashboard/forms'),
  notifications: at<{ filter?: string; page?: number }>('/dashboard/notifications'),
  apiKeys: at('/dashboard/api-keys'),
  webhooks: at('/dashboard/webhooks'),
  apiDocs: at('/dashboard/api-docs'),
  pricing: at('/dashboard/pricing'),
  /** `payments`: the page number of the open list of all payments. */
  subscription: at<{ payments?: number }>('/dashboard/subscription'),
  /** What is used of the plan's limits, and by whom. */
  usage: at('/dashboard/usage'),
  billingDetails: at('/dashboard/billing'),
  /** The receipt of one payment, to print. */
  invoice: { pattern: '/dashboard/invoices/:id', to: (id: string) => `/dashboard/invoices/${id}` },
  settings: at<{ tab?: string }>('/dashboard/settings'),
  /** Where a provider returns a person who connected an integration. */
  integrationConnected: at<{ code?: string; state?: string; error?: string }>('/dashboard/settings/connected'),
  /** One integration: what it pushes, its field mapping and its log. */
  integration: { pattern: '/dashboard/integrations/:id', to: (id: string) => `/dashboard/integrations/${id}` },

  admin: at<{
    tab?: string
    /** The account whose log lines are shown. */
    account?: string
    search?: string
    filter?: string
    role_id?: string
    sort?: string
    direction?: string
    page?: number
    /** The user whose details are open. */
    user?: string
    /** The request whose logs are shown. */
    request_id?: string
    /** Which lines of the log, and how many. */
    level?: string
    lines?: number
  }>('/dashboard/admin'),
  adminPlans: at('/dashboard/admin/plans'),
  adminRoles: at<{ search?: string; sort?: string; direction?: string; page?: number }>('/dashboard/admin/roles'),
  adminPermissions: at<{ search?: string; category?: string; sort?: string; direction?: string; page?: number }>(
    '/dashboard/admin/permissions',
  ),
  adminContactSubmissions: at<{ status?: string; search?: string; page?: number; submission?: string }>(
    '/dashboard/admin/contact-submissions',
  ),
  adminUsage: at<{ days?: number }>('/dashboard/admin/usage'),
  adminAudit: at<{ action?: string; account_id?: string; search?: string; since?: string; until?: string }>(
    '/dashboard/admin/audit',
  ),
  adminQueues: at<{ queue?: string; state?: string; search?: string }>('/dashboard/admin/queues'),
  adminIncidents: at<{ status?: string; search?: string; sort?: string; direction?: string; page?: number }>(
    '/dashboard/admin/incidents',
  ),
  adminPayments: at<{
    tab?: string
    status?: string
    alarm?: string
    state?: string
    provider?: string
    search?: string
    sort?: string
    direction?: string
    page?: number
  }>('/dashboard/admin/payments'),
  adminOptOuts: at('/dashboard/admin/opt-outs'),
} as const

/**
 * All paths of the product, each as pattern and builder, for the web, the Worker and the mails it sends. No other code
 * hard-codes a path.
 */
export const paths = { ...publicPaths, ...screenPaths } as const

/** Under these paths the application renders its own "not found" page. */
const APP_TREES = [paths.dashboard.pattern, paths.optOut.pattern, '/dev']
const PATTERNS = Object.values(screenPaths).map(({ pattern }) => pattern)
const SCREENS: ReadonlySet<string> = new Set(PATTERNS)
const SCREENS_WITH_IDS = PATTERNS.filter((pattern) => pattern.includes(':')).map(pathMatcher)

/** Whether a path belongs to the application rather than to the prerendered public pages. */
export const isAppPath = (path: string): boolean =>
  SCREENS.has(path.replace(/(?<=.)\/$/, '')) ||
  APP_TREES.some((tree) => path.startsWith(`${tree}/`)) ||
  SCREENS_WITH_IDS.some((matches) => matches.test(path))
