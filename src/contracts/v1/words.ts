/** The description of a call in the API document and on its page. */
export interface CallWords {
  readonly summary: string
  readonly description: string
  /** A working request body, for calls that accept one. */
  readonly example?: Readonly<Record<string, unknown>>
  /** Whether it is a POST that changes nothing. */
  readonly isReading?: boolean
}

/** The nouns of the external API, in display order. */
export const V1_NOUNS = {
  key: { title: 'Key', text: 'What the key that asks may do, and what is left of its plan.' },
  crawls: { title: 'Crawls', text: 'Read websites, follow how far it is, and fetch what was found.' },
  extract: { title: 'Extraction', text: 'Read a single page, your own or one of the web, without keeping anything.' },
  siteDownloads: { title: 'Site downloads', text: 'Copy whole websites for use without a network.' },
  contacts: { title: 'Contacts', text: 'People and organisations, each once, with all that is known of them and why.' },
  data: { title: 'Data', text: 'Everything that crawls, imports and you yourself brought together.' },
  campaigns: { title: 'Campaigns', text: 'Write to contacts and to addresses of your own, by email or SMS.' },
  messages: { title: 'Messages', text: 'Send single emails, such as receipts, and follow what became of them.' },
  webhooks: { title: 'Webhooks', text: 'Be told of what happens instead of asking.' },
} satisfies Readonly<Record<string, { readonly title: string; readonly text: string }>>

const CRAWL_EXAMPLE = {
  url: 'https://example.com',
  data_types: ['emails', 'phones'],
  max_pages: 20,
  respect_robots: true,
}
const DOWNLOAD_EXAMPLE = {
  url: 'https://example.com',
  max_depth: 2,
  respect_robots: true,
  include_types: ['html', 'css', 'js', 'image'],
}
const AN_ID = '01900000-0000-7000-8000-000000000001'

/** All endpoints of the external API by `noun.name`. */
export const V1_WORDS: Readonly<Record<string, CallWords>> = {
  'key.get': {
    summary: 'Ask what a key may do',
    description:
      'Tells the permissions and limits of the key that asks, and what is left of its plan. Any key may ask.',
  },
  'key.listRequests': {
    summary: 'List what a key was used for',
    description:
      'The latest 500 requests that the key made, newest first: when, from where, what was called and how it was answered. Requests that its limits refused are counted, not listed. Any key may ask.',
  },
  'key.list': {
    summary: 'List the keys of the account',
    description: 'Every key with its permissions and limits, newest first. No key is shown whole.',
  },

  'crawls.start': {
    summary: 'Start a crawl',
    description:
      'Begins a crawl of one or several addresses, or of the websites that a search for keywords finds. It runs in the background: poll its status or follow its events.',
    example: CRAWL_EXAMPLE,
  },
  'crawls.list': { summary: 'List crawls', description: 'Your crawls, newest first.' },
  'crawls.getStatus': {
    summary: 'Ask how far a crawl is',
    description:
      'A crawl is queued, running, completed, failed or cancelled; `end_reason` and `end_reason_text` say why it ended, `error` why it failed.',
  },
  'crawls.listResults': {
    summary: 'List what a crawl found',
    description: 'The values that it has found so far, newest first, also while it is still running.',
  },
  'crawls.listPages': {
    summary: 'List the pages of a crawl',
    description: "Every page it read, couldn't read or skipped, with the reason.",
  },
  'crawls.listContacts': {
    summary: 'List the contacts of a crawl',
    description: 'People and organisations that it has found, the most certain first.',
  },
  'crawls.streamEvents': {
    summary: 'Follow a crawl',
    description:
      'Its progress as Server-Sent Events: `progress` whenever something changed and `finished` as the last one, each with the crawl as its status gives it.',
  },
  'crawls.update': {
    summary: 'Rename a crawl',
    description: 'Gives a crawl a name of its own; null takes it away.',
    example: { name: 'Harbour suppliers' },
  },
  'crawls.continueCrawl': {
    summary: 'Continue a crawl',
    description:
      'Reads more pages where a limit or a cancellation ended a crawl: those that it knew but did not read. It stays the same crawl with everything that it found, and within its month it is not charged again. Possible for 14 days, while `more_pages` is above 0.',
    example: { max_pages: 100 },
  },
  'crawls.cancel': {
    summary: 'Cancel a crawl',
    description: 'Ends it with the pages that it is reading. What it found stays.',
  },
  'crawls.remove': { summary: 'Delete a crawl', description: 'Deletes it with everything that only it found.' },

  'extract.extract': {
    summary: 'Read one page',
    description: 'Reads a page that you send, or fetches one of the web, and keeps nothing of it.',
    example: { url: 'https://example.com/contact', data_types: ['emails', 'phones'] },
    isReading: true,
  },

  'siteDownloads.start': {
    summary: 'Start a site download',
    description: 'Begins to copy a website, with its pages, styles, scripts and pictures, into an archive.',
    example: DOWNLOAD_EXAMPLE,
  },
  'siteDownloads.list': { summary: 'List site downloads', description: 'Your site downloads, newest first.' },
  'siteDownloads.get': {
    summary: 'Ask how far a site download is',
    description: 'Its progress, and once it is completed how long its files are kept.',
  },
  'siteDownloads.getFile': {
    summary: 'Fetch the archive of a site download',
    description: 'The archive as a zip, or as a web archive (WACZ) where one was made. Answers range requests.',
  },
  'siteDownloads.cancel': {
    summary: 'Cancel a site download',
    description: 'Stops it. What was captured so far is deleted.',
  },
  'siteDownloads.remove': { summary: 'Delete a site download', description: 'Deletes it with its files.' },

  'contacts.list': {
    summary: 'List contacts',
    description:
      'Every person and organisation once, in order of arrival. All filters that are given must hold; `crawl_id` names a crawl that showed them.',
  },
  'contacts.exportContacts': {
    summary: 'Export contacts',
    description:
      'What the filters match as a file: CSV, Excel, JSON or vCard, or a CSV with the columns that HubSpot, Salesforce, Google Contacts or Mailchimp import.',
  },
  'contacts.get': {
    summary: 'Get a contact',
    description:
      'One contact with its values, the pages that show each of them, what sources say of it, notes and history.',
  },

  'data.list': {
    summary: 'List data',
    description: 'Every value once, newest first. All filters that are given must hold.',
  },
  'data.listTypes': {
    summary: 'Count data by type',
    description: 'The types of values, and how many there are of each.',
  },
  'data.exportData': {
    summary: 'Export data',
    description: 'One type of what the filters match as a file, CSV or JSON.',
  },
  'data.remove': {
    summary: 'Delete data',
    description: 'Deletes the values that are named, or every value that a filter matches.',
    example: { data_ids: [AN_ID] },
  },

  'campaigns.list': { summary: 'List campaigns', description: 'Your campaigns with their totals, newest first.' },
  'campaigns.create': {
    summary: 'Create a campaign',
    description:
      'Makes a draft for contacts, named by their ids, and for addresses. Fields such as `{{name|there}}` are merged in. Who is on your suppression list, or asked never to be written to, is counted and left out. `audience` takes everybody who matches a filter instead of `recipients`; a large one is added in the background, and `GET /campaigns/{id}/audience` says how far it is. `follow_ups` go to whoever did not answer the message before, `subject_b` is tried beside `subject` on a share of the recipients, and `window` says when messages may go out. Nothing is sent yet.',
    example: {
      name: 'Spring offer',
      type: 'email',
      subject: 'Hello {{first_name|there}}',
      content: '<p>Our spring offer is out.</p>',
      recipients: [AN_ID, { email: 'ada@example.com', name: 'Ada Byron' }],
      consent: 'Signed up at example.com',
    },
  },
  'campaigns.get': {
    summary: 'Get a campaign',
    description: 'One campaign with what became of its recipients, for how far it is as well.',
  },
  'campaigns.getAudience': {
    summary: 'Get the progress of an audience',
    description: 'How far the recipients of a campaign that was created with `audience` are, and who was left out why.',
  },
  'campaigns.send': {
    summary: 'Send a campaign',
    description:
      'Begins to send a draft, now or at `scheduled_at`. Who gets it is settled from then on. What stands in the way is told with 422.',
    example: { scheduled_at: '2030-01-01T09:00:00Z' },
  },

  'messages.list': {
    summary: 'List messages',
    description: 'Your single messages, newest first; `to` and `state` narrow the list.',
  },
  'messages.send': {
    summary: 'Send a message',
    description:
      'Sends one email to one address: as `html`, `text` or both, or by `template_id`. Fields such as `{{order_number}}` are merged in from `fields`; a field without a value and without a fallback is refused. It obeys the suppression list, opt-outs and the sender’s hourly and daily limits as campaigns do: a suppressed address is refused with 422 and `recipient_suppressed`, also for transactional messages. An unsubscribe link is added only where the content has `{{unsubscribe_url}}`, or with `kind` `marketing`, which also adds the footer that marketing mail needs. Headers of your own are not possible. Send an `Idempotency-Key`, so that a repeated request sends nothing twice. 202 answers with the message; ask for it again, or take `message.*` webhooks, for what became of it.',
    example: {
      from: 'orders@example.com',
      to: { email: 'ada@example.com', name: 'Ada Byron' },
      subject: 'Your order {{order_number}}',
      html: '<p>Hello {{first_name|there}}, your order {{order_number}} is on its way.</p>',
      fields: { order_number: '1042' },
      tags: ['receipt'],
      metadata: { order_id: '1042' },
    },
  },
  'messages.get': {
    summary: 'Get a message',
    description:
      'One message with its content and events: queued, sent, delivered, deferred, bounced, complained, opened, clicked.',
  },
  'messages.cancel': {
    summary: 'Cancel a message',
    description: 'Takes a message back that is still queued. Afterwards it is too late, which 409 says.',
  },

  'webhooks.list': { summary: 'List webhooks', description: 'The URLs that receive events. Any key can list them.' },
  'webhooks.create': {
    summary: 'Create a webhook',
    description:
      'Sends events to an address of yours from now on. The answer holds the secret by which messages are signed; it is told this once.',
    example: { url: 'https://example.com/hooks/contactory', events: ['crawl.completed', 'crawl.failed'] },
  },
  'webhooks.get': { summary: 'Get a webhook', description: 'One webhook, and whether messages arrive.' },
  'webhooks.update': {
    summary: 'Change a webhook',
    description: 'Replaces its address, description and events, and switches it on or off.',
    example: { url: 'https://example.com/hooks/contactory', events: ['crawl.completed'], is_active: true },
  },
  'webhooks.remove': { summary: 'Delete a webhook', description: 'Nothing more is sent to it.' },
  'webhooks.rotateSecret': {
    summary: 'Make a new secret',
    description: 'Makes a new secret for a webhook; messages are signed by the former one as well for a day.',
  },
  'webhooks.sendTest': {
    summary: 'Send a test message',
    description: 'Sends a message that says it is a test, once.',
  },
  'webhooks.listDeliveries': {
    summary: 'List the messages of a webhook',
    description: 'What was sent, newest first, with every attempt and its answer.',
  },
  'webhooks.replay': {
    summary: 'Send a message again',
    description: 'Sends a message again from the beginning of its schedule.',
  },
  'webhooks.replayFailed': {
    summary: 'Send all failed messages again',
    description: 'The same for all messages of a webhook that have failed.',
  },
}

/** The dashboard endpoints documented beside the external API (spec 3, "Documented public API"), in order. */
export const DASHBOARD_WORDS: Readonly<Record<string, CallWords>> = {
  'auth.register': {
    summary: 'Register',
    description: 'Makes an account. A mail with a link confirms the address.',
    example: {
      name: 'Ada Byron',
      email: 'ada@example.com',
      password: 'a-long-passphrase',
      password_confirmation: 'a-long-passphrase',
    },
  },
  'auth.logIn': {
    summary: 'Log in',
    description: 'Opens a session and gives its bearer token, with which the calls of the dashboard are made.',
    example: { email: 'ada@example.com', password: 'a-long-passphrase' },
  },
  'auth.logOut': { summary: 'Log out', description: 'Ends the session of the token.' },
  'data.listTypes': {
    summary: 'Count data by type',
    description: 'The types of values, and how many there are of each.',
  },
  'data.listAll': { summary: 'List data by page', description: 'All values page by page, filtered and searched.' },
  'data.exportType': { summary: 'Export a type', description: 'One type of values as a file, CSV or JSON.' },
  'apiKeys.list': { summary: 'List API keys', description: 'Your API keys, newest first.' },
  'apiKeys.create': {
    summary: 'Create an API key',
    description: 'Makes a key with permissions and limits of its own. A key with `admin` asks for your password.',
    example: { name: 'Build server', permissions: ['read', 'crawl'] },
  },
  'apiKeys.remove': {
    summary: 'Delete an API key',
    description: 'Programs that use the key are rejected immediately.',
  },
  'notifications.list': { summary: 'List notifications', description: 'Your notifications, newest first.' },
  'notifications.markRead': { summary: 'Mark a notification as read', description: 'It no longer counts as unread.' },
}

/** The meaning of each response status. */
export const STATUS_WORDS: Readonly<Record<number, string>> = {
  200: 'It worked.',
  201: 'It worked, and something was made.',
  202: 'Accepted: it is done in the background.',
  206: 'The part of the file that was asked for.',
  304: 'The file is still the one that you have.',
  400: 'Invalid request: it could not be read, or names an address that is not allowed.',
  401: 'Invalid credentials: there is no key or token, or it is unknown, disabled or expired.',
  402: 'The plan does not include this, or its limit is reached.',
  403: 'The key may not do this, or not from this address.',
  404: 'Not found. What belongs to another account is not found either.',
  409: 'It does not fit how things stand, or the Idempotency-Key was used for another request.',
  413: 'The request body is too large.',
  416: 'The file has no such part.',
  422: 'Validation failed: `errors` says what is wrong, by field.',
  429: 'Too many requests: `Retry-After` says how many seconds to wait.',
  500: 'Something went wrong. Tell support the `request_id`.',
  503: 'Something that this needs is down for the moment. Try again later.',
}
