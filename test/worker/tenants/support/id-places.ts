import { z } from 'zod'
import type { Endpoint } from '../../../../src/contracts/endpoint.ts'
import type { IdKind } from './owner.ts'

/** The kind of id after each path segment. A new segment needs an entry here, and an id of that kind in `mintOwner`. */
const KIND_AFTER: Readonly<Record<string, IdKind>> = {
  factors: 'factor',
  totp: 'factor',
  'trusted-devices': 'trusted device',
  identities: 'identity',
  emails: 'billing email',
  domains: 'sso domain',
  workspaces: 'account',
  members: 'account',
  invitations: 'invitation',
  users: 'account',
  verify: 'account',
  sessions: 'session',
  'api-keys': 'key',
  webhooks: 'webhook',
  deliveries: 'delivery',
  invoices: 'payment',
  payments: 'payment',
  notifications: 'notification',
  imports: 'import',
  crawls: 'crawl',
  crawl: 'crawl',
  'crawl-result': 'crawl',
  'crawl-schedules': 'schedule',
  items: 'item',
  contacts: 'contact',
  'contact-labels': 'label',
  'contact-notes': 'note',
  'contact-changes': 'change',
  'contact-actions': 'contact action',
  'list-views': 'view',
  campaigns: 'campaign',
  recipients: 'recipient',
  attachments: 'attachment',
  'message-templates': 'template',
  tasks: 'task',
  pictures: 'picture',
  conversations: 'conversation',
  answers: 'answer',
  'inbox-labels': 'inbox label',
  topics: 'topic',
  'subscription-forms': 'form',
  replies: 'reply',
  suppressions: 'suppression',
  'email-configs': 'sender',
  'sms-configs': 'sms sender',
  messages: 'direct message',
  'link-domains': 'link domain',
  integrations: 'integration',
  pushes: 'push',
  senders: 'sender',
  'website-downloads': 'download',
  'site-downloads': 'download',
}
/** Path parameters that do not belong to an account: words, signed tokens, and resources of operators or development. */
const NOT_OWNED: Readonly<Record<string, string>> = {
  ...{
    ':topic_id': 'a topic of the message’s sender, and the token in front of it is signed',
    ':type': 'a word',
    ':kind': 'a word',
    ':provider': 'a word',
    ':name': 'a word',
    ':token': 'signed',
    ':link': 'signed',
  },
  ...{ plans: 'of operators', roles: 'of operators', permissions: 'of operators', incidents: 'of operators' },
  ...{ 'contact-submissions': 'of operators', 'dead-letters': 'of operators', 'payment-events': 'of operators' },
  coupons: 'of operators',
  ...{ checkout: 'of development', outbox: 'of development' },
}

/** The parameters of a path with their kinds: null if no account owns it, undefined if neither table lists it. */
export function kindsIn(path: string) {
  const words = path.split('/')
  return words.flatMap((word, at) => {
    if (!word.startsWith(':')) return []
    const before = words[at - 1] ?? ''
    const isNotOwned = NOT_OWNED[word] !== undefined || NOT_OWNED[before] !== undefined
    return [{ place: `params.${word.slice(1)}`, kind: isNotOwned ? null : KIND_AFTER[before] }]
  })
}

/** The places where an endpoint accepts an id, such as `params.id` or `body.matching.source_id`. */
export function idPlacesOf(endpoint: Endpoint): string[] {
  const parts = { params: endpoint.params, query: endpoint.query, body: endpoint.body }
  return Object.entries(parts).flatMap(([part, schema]) =>
    schema ? idPlacesIn(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }), part) : [],
  )
}

interface JsonSchema {
  properties?: Record<string, JsonSchema>
  anyOf?: JsonSchema[]
  allOf?: JsonSchema[]
  format?: string
  items?: JsonSchema
}

function idPlacesIn(given: unknown, place: string): string[] {
  const schema = given as JsonSchema
  const inside = [...(schema.anyOf ?? []), ...(schema.allOf ?? [])].flatMap((one) => idPlacesIn(one, place))
  const below = Object.entries(schema.properties ?? {}).flatMap(([name, one]) => idPlacesIn(one, `${place}.${name}`))
  // A tax ID, and the client ID at an identity provider.
  if (/\.(?:tax|client)_id$/.test(place)) return inside
  const isId =
    /(?:[._]ids?|^params\.\w+_id)$/.test(place) || [schema, schema.items].some((one) => one?.format === 'uuid')
  return [...new Set([...inside, ...below, ...(isId && below.length === 0 ? [place] : [])])]
}
