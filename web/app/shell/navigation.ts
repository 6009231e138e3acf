import {
  BellRing,
  BookOpenText,
  ChartLine,
  ContactRound,
  CreditCard,
  Database,
  FolderDown,
  Gauge,
  Inbox,
  KeyRound,
  Landmark,
  Layers,
  LayoutDashboard,
  ListChecks,
  ListPlus,
  type LucideIcon,
  Radar,
  ScrollText,
  Send,
  Settings,
  ShieldCheck,
  Tags,
  TriangleAlert,
  UserRoundX,
  WalletCards,
  Webhook,
} from 'lucide-react'
import type { Permission } from '../../../src/rules/roles/permissions.ts'
import { paths } from '../../../src/rules/site/app-paths.ts'

export interface NavigationEntry {
  readonly href: string
  readonly label: string
  readonly icon: LucideIcon
  /** Path prefixes of pages that have no entry of their own and belong to this one. */
  readonly below?: readonly string[]
  /** What a member's role must include to see the entry; absent for pages that every role may open. */
  readonly permission?: Permission
}

/** The sidebar's entries in the order of the specification. The inner lists only define the gaps between groups. */
export const mainNavigation: readonly (readonly NavigationEntry[])[] = [
  [
    { href: paths.dashboard.pattern, label: 'Overview', icon: LayoutDashboard, permission: 'statistics:view' },
    {
      href: paths.crawl.pattern,
      label: 'New Crawl',
      icon: Radar,
      below: [paths.crawlDetail.to(''), paths.schedules.pattern],
      permission: 'crawls:view',
    },
    {
      href: paths.downloadWebsite.pattern,
      label: 'Download Website',
      icon: FolderDown,
      permission: 'site-downloads:view',
    },
    {
      href: paths.contacts.pattern,
      label: 'Contacts',
      icon: ContactRound,
      below: [paths.contactDetail.to(''), paths.erasePerson.pattern],
      permission: 'data:view',
    },
    { href: paths.data.pattern, label: 'Browse Data', icon: Database, permission: 'data:view' },
    { href: paths.emailSms.pattern, label: 'Email & SMS', icon: Send, permission: 'campaigns:view' },
    { href: paths.forms.pattern, label: 'Forms & Topics', icon: ListPlus, permission: 'campaigns:view' },
    { href: paths.notifications.pattern, label: 'Notifications', icon: BellRing, permission: 'notifications:view' },
  ],
  [
    { href: paths.apiKeys.pattern, label: 'API Keys', icon: KeyRound, permission: 'api-keys:view' },
    { href: paths.webhooks.pattern, label: 'Webhooks', icon: Webhook, permission: 'webhooks:view' },
    { href: paths.apiDocs.pattern, label: 'API Docs', icon: BookOpenText },
  ],
  [
    { href: paths.pricing.pattern, label: 'Pricing', icon: Tags, permission: 'billing:view' },
    {
      href: paths.subscription.pattern,
      label: 'Subscription',
      icon: CreditCard,
      below: [paths.usage.pattern, paths.billingDetails.pattern, '/dashboard/invoices/'],
      permission: 'billing:view',
    },
    { href: paths.settings.pattern, label: 'Settings', icon: Settings, below: [paths.integration.to('')] },
  ],
]

/** The administration screens, by subject. `admin-screens.ts` defines who may open each. */
export const adminNavigation: readonly { readonly name: string; readonly entries: readonly NavigationEntry[] }[] = [
  {
    name: 'Platform',
    entries: [
      { href: paths.admin.pattern, label: 'Overview', icon: Gauge },
      { href: paths.adminUsage.pattern, label: 'Usage', icon: ChartLine },
    ],
  },
  {
    name: 'Billing',
    entries: [
      { href: paths.adminPlans.pattern, label: 'Plans', icon: WalletCards },
      { href: paths.adminPayments.pattern, label: 'Payments', icon: Landmark },
    ],
  },
  {
    name: 'Access',
    entries: [
      { href: paths.adminRoles.pattern, label: 'Roles', icon: ShieldCheck },
      { href: paths.adminPermissions.pattern, label: 'Permissions', icon: ListChecks },
    ],
  },
  {
    name: 'Operations',
    entries: [
      { href: paths.adminContactSubmissions.pattern, label: 'Contact Submissions', icon: Inbox },
      { href: paths.adminIncidents.pattern, label: 'Incidents', icon: TriangleAlert },
      { href: paths.adminQueues.pattern, label: 'Queues', icon: Layers },
      { href: paths.adminOptOuts.pattern, label: 'Opt-outs', icon: UserRoundX },
      { href: paths.adminAudit.pattern, label: 'Audit Trail', icon: ScrollText },
    ],
  },
]
