import type { Settings } from '../../../src/contracts/system/settings.ts'

export interface SettingField {
  readonly name: keyof Settings
  readonly label: string
  readonly kind: 'text' | 'email' | 'lines' | 'number' | 'decimal' | 'switch'
  readonly hint?: string
}

/** The form's fields, by group. */
export const GROUPS: readonly { readonly title: string; readonly fields: readonly SettingField[] }[] = [
  {
    title: 'General',
    fields: [
      { name: 'site_name', label: 'Site name', kind: 'text', hint: 'Shown in the dashboard and emails.' },
      {
        name: 'support_email',
        label: 'Support email',
        kind: 'email',
        hint: "Receives messages and replies. Leave empty to use the deployment's address.",
      },
    ],
  },
  {
    title: 'Landing page',
    fields: [
      {
        name: 'users_claim',
        label: 'Number of users',
        kind: 'text',
        hint: 'Shown on the landing page, such as 10,000+. Leave empty to show nothing.',
      },
    ],
  },
  {
    title: 'Sign-up',
    fields: [
      { name: 'sign_up_open', label: 'Anyone can create an account', kind: 'switch' },
      {
        name: 'default_plan',
        label: 'Default plan',
        kind: 'text',
        hint: 'The name of an active free plan given to each new account. Leave empty for none.',
      },
    ],
  },
  {
    title: 'Administrators',
    fields: [
      {
        name: 'admins_need_factor',
        label: 'Administrators need a second factor',
        kind: 'switch',
        hint: 'After their next sign-in, they add an authenticator app or a passkey before anything else. API keys go on working.',
      },
    ],
  },
  {
    title: 'Logs',
    fields: [
      { name: 'retention_days', label: 'Days to keep', kind: 'number', hint: '1 to 365.' },
      {
        name: 'log_sample_percent',
        label: 'Share that is logged',
        kind: 'number',
        hint: 'Percentage of successful requests to log. Failures are always logged.',
      },
    ],
  },
  {
    title: 'Requests to other websites',
    fields: [
      {
        name: 'third_party_page_max',
        label: 'Requests per page',
        kind: 'number',
        hint: 'To websites other than the one being crawled. 0 to 300.',
      },
      {
        name: 'third_party_crawl_max',
        label: 'Requests per crawl',
        kind: 'number',
        hint: 'Or per website download. 0 to 10,000.',
      },
      {
        name: 'third_party_files_max',
        label: 'Files per other website',
        kind: 'number',
        hint: 'In one website download. 0 to 20,000.',
      },
      {
        name: 'third_party_writes',
        label: 'Rendered pages may send data to other websites (methods other than GET and HEAD)',
        kind: 'switch',
      },
    ],
  },
  {
    title: 'Alerts',
    fields: [
      {
        name: 'alert_emails',
        label: 'Send alerts to',
        kind: 'text',
        hint: 'Up to five email addresses, separated by commas. Empty: nobody.',
      },
      {
        name: 'alert_webhook_url',
        label: 'Post alerts to',
        kind: 'text',
        hint: 'An https address. Requests are signed like webhooks; the secret is with the alerts.',
      },
      { name: 'alert_dead_letters', label: 'Dead letters', kind: 'number', hint: 'Alert from this many. 0: never.' },
      {
        name: 'alert_error_percent',
        label: 'Error rate',
        kind: 'number',
        hint: 'Errors per hundred requests and queue messages in 15 minutes. 0: never.',
      },
      {
        name: 'alert_errors',
        label: 'Errors in 15 minutes, at least',
        kind: 'number',
        hint: 'Fewer open no alert, whatever their rate.',
      },
      {
        name: 'alert_queue_minutes',
        label: 'Oldest queue message',
        kind: 'number',
        hint: 'In minutes. 0: never.',
      },
      {
        name: 'alert_database_percent',
        label: 'Database fill level',
        kind: 'number',
        hint: 'In percent of 10 GB. 0: never.',
      },
      { name: 'alert_senders', label: 'Senders in trouble', kind: 'number', hint: 'Alert from this many. 0: never.' },
    ],
  },
  {
    title: 'Tax and receipts',
    fields: [
      { name: 'tax_percent', label: 'Tax', kind: 'decimal', hint: 'Percentage added to every price. 0 for none.' },
      { name: 'tax_name', label: 'Name of the tax', kind: 'text' },
      { name: 'seller_name', label: 'Seller', kind: 'text' },
      { name: 'seller_tax_number', label: 'Tax number of the seller', kind: 'text' },
      { name: 'seller_address', label: 'Address of the seller', kind: 'lines' },
    ],
  },
]

/** The settings that changed. */
export const changesOf = (before: Settings, after: Settings): Partial<Settings> =>
  Object.fromEntries(
    Object.entries(after).filter(([name, value]) => value !== before[name as keyof Settings]),
  ) as Partial<Settings>
