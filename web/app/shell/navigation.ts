import {
  BellRing,
  BookOpenText,
  ContactRound,
  CreditCard,
  Database,
  FolderDown,
  Gauge,
  Inbox,
  KeyRound,
  LayoutDashboard,
  type LucideIcon,
  Radar,
  Send,
  Settings,
  ShieldCheck,
  Tags,
  WalletCards,
  Webhook,
} from 'lucide-react'
import { paths } from '../../../src/contracts/app-paths.ts'

export interface NavigationEntry {
  readonly href: string
  readonly label: string
  readonly icon: LucideIcon
  /** How the addresses of pages begin that have no entry of their own and belong to this one. */
  readonly below?: readonly string[]
}

/** The sidebar's entries in the order of the specification; the inner lists only set gaps between neighbours. */
export const mainNavigation: readonly (readonly NavigationEntry[])[] = [
  [
    { href: paths.dashboard.pattern, label: 'Overview', icon: LayoutDashboard },
    {
      href: paths.crawl.pattern,
      label: 'New Crawl',
      icon: Radar,
      below: [paths.crawlDetail.to(''), paths.schedules.pattern],
    },
    { href: paths.downloadWebsite.pattern, label: 'Download Website', icon: FolderDown },
    {
      href: paths.contacts.pattern,
      label: 'Contacts',
      icon: ContactRound,
      below: [paths.contactDetail.to(''), paths.erasePerson.pattern],
    },
    { href: paths.data.pattern, label: 'Browse Data', icon: Database },
    { href: paths.emailSms.pattern, label: 'Email & SMS', icon: Send },
    { href: paths.notifications.pattern, label: 'Notifications', icon: BellRing },
  ],
  [
    { href: paths.apiKeys.pattern, label: 'API Keys', icon: KeyRound },
    { href: paths.webhooks.pattern, label: 'Webhooks', icon: Webhook },
    { href: paths.apiDocs.pattern, label: 'API Docs', icon: BookOpenText },
  ],
  [
    { href: paths.pricing.pattern, label: 'Pricing', icon: Tags },
    { href: paths.subscription.pattern, label: 'Subscription', icon: CreditCard },
    { href: paths.settings.pattern, label: 'Settings', icon: Settings },
  ],
]

/** Only for administrators and root users. */
export const adminNavigation: readonly NavigationEntry[] = [
  { href: paths.admin.pattern, label: 'Overview', icon: Gauge },
  { href: paths.adminPlans.pattern, label: 'Plans', icon: WalletCards },
  { href: paths.adminRoles.pattern, label: 'Roles', icon: ShieldCheck },
  { href: paths.adminContactSubmissions.pattern, label: 'Contact Submissions', icon: Inbox },
]
