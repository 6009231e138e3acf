import { MESSAGE_SYNTAX } from '../campaigns/message-syntax.ts'
import type { ErrorCode } from '../errors.ts'
import type { WebhookEvent } from '../webhooks/webhooks.ts'

/** What each error code means, and how to respond to it. */
export const ERROR_CODE_WORDS: Readonly<Record<ErrorCode, string>> = {
  bad_request: 'The request could not be read.',
  url_not_allowed: 'The address is private, reserved or not of the web.',
  unauthenticated: 'There is no key, or it is unknown.',
  subscription_required: 'The account has no active plan.',
  limit_reached: 'A limit of the plan is used up. `Retry-After` says when a daily one begins again.',
  feature_not_in_plan: 'The plan does not have this.',
  forbidden: 'The account may not do this.',
  insufficient_permissions: 'The key lacks a permission. The message names it, and those that the key has.',
  key_expired: 'The key has expired.',
  key_disabled: 'The key is switched off.',
  ip_not_allowed: 'The key may not be used from this address.',
  email_unverified: 'The account’s email address is not confirmed yet.',
  factor_required:
    'The account has two-factor sign-in. Sign-in continues with `POST /api/login/factor`; confirm other calls in the dashboard.',
  factor_missing: 'The session’s person has to add a second factor first, in the dashboard. API keys are not affected.',
  not_found: 'There is no such thing in this account.',
  method_not_allowed: 'The address does not take this method. `Allow` names those that it takes.',
  conflict: 'It does not fit how things stand, or the request is still being worked on.',
  idempotency_mismatch: 'The Idempotency-Key was used for another request.',
  payload_too_large: 'The body is too large: one megabyte is the most.',
  validation_failed: 'A field or parameter is wrong or unknown. `errors` says what, by field.',
  recipient_suppressed: 'The address is on your suppression list, or its owner opted out. Nothing was sent.',
  crawl_failed: 'The crawl read no page.',
  too_many_requests:
    'A limit of the key is used up. The message names it; `Retry-After` says how many seconds to wait.',
  unavailable: 'Something that this needs is down. Try again later.',
  internal: 'Something went wrong here. Tell support the `request_id`.',
}

/** The fields of `data` in each event's webhook message. */
export const WEBHOOK_PAYLOAD_FIELDS: Readonly<Record<WebhookEvent, readonly string[]>> = {
  'crawl.started': ['crawl_id', 'name'],
  'crawl.completed': ['crawl_id', 'name', 'pages', 'items', 'changes'],
  'crawl.failed': ['crawl_id', 'name', 'reason'],
  'page.completed': ['crawl_id', 'url', 'title', 'http_status', 'items'],
  'contact.created': ['contact_id', 'kind', 'name'],
  'campaign.started': ['campaign_id', 'name', 'type', 'total'],
  'campaign.completed': ['campaign_id', 'name', 'type', 'sent', 'bounced', 'failed', 'skipped', 'unknown'],
  'campaign.paused': ['campaign_id', 'name', 'type', 'reason'],
  'campaign.failed': ['campaign_id', 'name', 'type', 'reason'],
  'recipient.delivered': ['campaign_id', 'recipient_id', 'type', 'address'],
  'recipient.bounced': ['campaign_id', 'recipient_id', 'type', 'address', 'reason'],
  'recipient.opened': ['campaign_id', 'recipient_id', 'type', 'address'],
  'recipient.clicked': ['campaign_id', 'recipient_id', 'type', 'address', 'url'],
  'recipient.unsubscribed': ['campaign_id', 'recipient_id', 'type', 'address'],
  'recipient.complained': ['campaign_id', 'recipient_id', 'type', 'address'],
  'recipient.replied': ['campaign_id', 'recipient_id', 'type', 'address', 'reply_id', 'kind', 'subject'],
  'recipient.outcome': ['campaign_id', 'recipient_id', 'type', 'address', 'outcome'],
  'recipient.answered': ['campaign_id', 'recipient_id', 'type', 'address', 'answer_id', 'subject'],
  'message.sent': ['message_id', 'address', 'tags', 'metadata'],
  'message.failed': ['message_id', 'address', 'tags', 'metadata', 'reason'],
  'message.delivered': ['message_id', 'address', 'tags', 'metadata'],
  'message.bounced': ['message_id', 'address', 'tags', 'metadata', 'reason'],
  'message.opened': ['message_id', 'address', 'tags', 'metadata'],
  'message.clicked': ['message_id', 'address', 'tags', 'metadata', 'url'],
  'message.complained': ['message_id', 'address', 'tags', 'metadata'],
  'subscriber.confirmed': ['subscription_id', 'form_id', 'form_name', 'address'],
  'download.completed': ['download_id', 'host', 'pages', 'notice'],
  'notification.created': ['notification_id', 'type', 'title', 'message'],
}

export interface GuideTopic {
  /** Its anchor on the page. */
  readonly id: string
  readonly title: string
  readonly text: readonly string[]
  readonly code?: string
}

/** Topics that apply to all calls, in the order in which readers need them. */
export const GUIDE: readonly GuideTopic[] = [
  {
    id: 'limits',
    title: 'Limits',
    text: [
      'The plan allows so many calls a day over all keys of the account, and each key has limits of its own a minute, an hour and a day. Windows are those of the calendar in UTC.',
      'Every answer to a key carries `RateLimit` with what is left (`r`) and the seconds until the window begins again (`t`), and `RateLimit-Policy` with the limits (`q`) and their windows in seconds (`w`). `usage.api_calls` in the body says what is left of the plan’s day.',
      'A key beyond its limit is answered 429, a plan that is used up 402. Both say in `Retry-After` how many seconds to wait.',
    ],
    code: 'RateLimit-Policy: "minute";q=60;w=60, "hour";q=1000;w=3600, "day";q=10000;w=86400, "plan";q=5000;w=86400\nRateLimit: "minute";r=59;t=42, "hour";r=987;t=1842, "day";r=9987;t=52242, "plan";r=4963;t=52242',
  },
  {
    id: 'what-counts',
    title: 'What counts',
    text: [
      'Every request that a key makes is one call of the day, whatever the answer: 404, 422 and polling count as calls, too. A request that a limit refuses counts for nothing.',
      'A crawl of the plan is spent only by a crawl that starts and reads a page. 404, 422 and asking for the status cost no crawl, and one that reads no page is given back.',
      'A message to `/mcp` is one call, however long its tool waits.',
    ],
  },
  {
    id: 'lists',
    title: 'Lists and cursors',
    text: [
      'A list comes in parts of `limit` entries, 1 to 100. Send `next_cursor` of one part as `cursor` for the next; it is null at the end. A cursor names the last entry, so that what arrives meanwhile moves nothing.',
    ],
  },
  {
    id: 'errors',
    title: 'Errors',
    text: [
      'An error has `success: false`, a `code` for programs, a `message` for people and a `request_id` for support; `errors` says what is wrong with each field. A field or parameter that a call does not know is an error: the message names the nearest one that it does.',
    ],
    code: '{\n  "success": false,\n  "status": "error",\n  "code": "validation_failed",\n  "message": "There is no field \\"data_type\\". Did you mean \\"data_types\\"?",\n  "errors": { "data_type": ["There is no field \\"data_type\\". Did you mean \\"data_types\\"?"] },\n  "request_id": "8f6c2b7d9e01a234"\n}',
  },
  {
    id: 'idempotency',
    title: 'Idempotency',
    text: [
      'Send a POST with an `Idempotency-Key`, such as a UUID, and it is done once: sent again within a day, it is answered as before, with `Idempotent-Replayed: true`. While the first is being worked on, the second is answered 409. What was refused had no effect and may be sent again, also corrected.',
    ],
  },
  {
    id: 'message-syntax',
    title: 'Message syntax',
    text: [
      'Subjects and contents of campaigns use the syntax of Liquid: fields, fallbacks, filters and conditions, and one of several wordings in braces. Values are escaped for the place where they stand: text, attribute, URL or header.',
      'A field that neither contacts nor recipients have is an error when the campaign is sent, and names the field that was probably meant; so is a tag that is not understood, with its line. There are no loops and includes, at most 20 levels of conditions, and ten filters in a row.',
    ],
    code: MESSAGE_SYNTAX.map(({ code }) => code).join('\n'),
  },
  {
    id: 'webhook-messages',
    title: 'Webhook messages',
    text: [
      'A message is a POST of JSON with `type`, `timestamp` and `data`. Answer with any 2xx within 15 seconds.',
      'It is signed by Standard Webhooks: `webhook-signature` holds `v1,` and the base64 of HMAC-SHA256 over `webhook-id`, `webhook-timestamp` and the body, joined by dots, with the bytes of the secret behind `whsec_`. For a day after a new secret there are two signatures, separated by a space; one that fits is enough. Refuse timestamps older than five minutes, and treat a `webhook-id` that you had before as done.',
      'A message that is not answered with 2xx is sent again after 5 seconds, 5 minutes, 30 minutes, 2, 5, 10, 14, 20 and 24 hours, or later where `Retry-After` asks for it. 410 ends it at once. A webhook at which nothing has arrived for five days is switched off.',
    ],
    code: 'POST /hooks/contactory\nwebhook-id: 01900000-0000-7000-8000-000000000015\nwebhook-timestamp: 1795253420\nwebhook-signature: v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=\n\n{"type":"contact.created","timestamp":"2026-11-21T09:30:20.000Z","data":{"contact_id":"01900000-0000-7000-8000-000000000003","kind":"person","name":"Ada Byron"}}',
  },
  {
    id: 'automation',
    title: 'n8n, Zapier and Make',
    text: [
      'Trigger: in n8n, add a Webhook node with the method POST; in Zapier, “Webhooks by Zapier” with “Catch Hook”; in Make, “Custom webhook”. Enter its URL under Webhooks for events such as `crawl.completed` and `recipient.replied`, or under Settings, Integrations, Webhook to get each contact and answer with the fields that you map. The latter messages have the type `contact.pushed` or `answer.pushed`.',
      'Actions: in n8n, an HTTP Request node with the header `Authorization: Bearer YOUR_API_KEY`; in Zapier, “Webhooks by Zapier” with “Custom Request”, or an import of the OpenAPI document at `/api/v1/openapi.json` into a private app; in Make, the HTTP module. Tools that read OpenAPI, such as custom connectors, take the document as it is.',
      'The same contact with the same values has the same `webhook-id`, so that a workflow can skip what it had before. Answer with JSON such as `{"id":"42"}` to have later messages about that contact carry it as `remote_id`.',
    ],
    code: '{"type":"contact.pushed","data":{"contact_id":"01900000-0000-7000-8000-000000000003","kind":"person","remote_id":null,"organization_remote_id":null,"fields":{"name":"Ada Byron","email":"ada@acme.example","company":"Acme"}}}\n\n{"type":"answer.pushed","data":{"reply_id":"01900000-0000-7000-8000-000000000016","remote_id":"42","received_at":"2026-11-27T09:30:20.000Z","from":"ada@acme.example","subject":"Re: Hello","text":"Yes, please call me."}}',
  },
  {
    id: 'command-line',
    title: 'Command line',
    text: [
      'The same from a shell: `npx contactory help` lists the commands. The key comes from `CONTACTORY_API_KEY` or `--key-file`, never from an argument.',
    ],
    code: 'export CONTACTORY_API_KEY=YOUR_API_KEY\nnpx contactory crawl https://example.com --types emails,phones --max-pages 20 --csv > contacts.csv\nnpx contactory contacts --search "acme"\nnpx contactory campaigns\nnpx contactory webhooks add https://example.com/hooks/contactory --events crawl.completed',
  },
  {
    id: 'mcp',
    title: 'Agents (MCP)',
    text: [
      'AI agents use the same calls by the Model Context Protocol at `/mcp`, with the same keys, permissions and limits. Tools: `crawl_website`, `get_crawl`, `cancel_crawl`, `extract_contacts`, `list_data`, `list_contacts`, `get_contact`.',
    ],
  },
]
