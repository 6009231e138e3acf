import { ENDPOINTS } from '../../../src/contracts/all.ts'
import type { Endpoint } from '../../../src/contracts/endpoint.ts'
import { V1_ENDPOINTS } from '../../../src/contracts/v1/all.ts'
import { type CallWords, DASHBOARD_WORDS, V1_NOUNS, V1_WORDS } from '../../../src/contracts/v1/words.ts'

/** The kinds of authentication, with the labels that the page uses. */
export const AUTH_KINDS = { none: 'None', bearer: 'Bearer Token', key: 'API Key' } as const
export type AuthKind = keyof typeof AUTH_KINDS

export interface DocumentedCall {
  readonly id: string
  readonly endpoint: Endpoint
  readonly words: CallWords
  readonly auth: AuthKind
}

/** A call's name as the path under which field descriptions are looked up. */
export const pathOf = ({ id }: DocumentedCall): string[] => id.replace(/^v1\./, '').split('.')

export interface Section {
  readonly id: string
  readonly title: string
  readonly text: string
  readonly calls: readonly DocumentedCall[]
}

/** The external API's calls of a noun, in the order of their descriptions. */
const v1 = (noun: string) =>
  documented(noun, V1_WORDS, V1_ENDPOINTS).map(
    (call): DocumentedCall => ({ ...call, id: `v1.${call.id}`, auth: 'key' }),
  )

const dashboard = (feature: string) =>
  documented(feature, DASHBOARD_WORDS, ENDPOINTS).map(
    (call): DocumentedCall => ({ ...call, auth: call.endpoint.permission === 'public' ? 'none' : 'bearer' }),
  )

function documented(noun: string, table: Readonly<Record<string, CallWords>>, all: ReadonlyMap<string, Endpoint>) {
  return Object.entries(table).flatMap(([id, words]) => {
    const endpoint = id.startsWith(`${noun}.`) ? all.get(id) : undefined
    return endpoint ? [{ id, endpoint, words }] : []
  })
}

/** The page's sections in order (spec 3, section 2.4). */
export const SECTIONS: readonly Section[] = [
  {
    id: 'authentication',
    title: 'Authentication',
    text: 'Dashboard endpoints take the bearer token you get when you log in; endpoints under /api/v1 take an API key.',
    calls: [...dashboard('auth'), ...v1('key')],
  },
  {
    id: 'crawling',
    title: 'Crawling',
    text: 'Start a crawl, follow its progress, and fetch the results.',
    calls: v1('crawls'),
  },
  {
    id: 'extraction',
    title: 'Extraction',
    text: 'Read one page, from the web or your own HTML, without storing anything.',
    calls: v1('extract'),
  },
  {
    id: 'site-downloads',
    title: 'Site downloads',
    text: V1_NOUNS.siteDownloads.text,
    calls: v1('siteDownloads'),
  },
  {
    id: 'data',
    title: 'Data Management',
    text: 'Everything collected by crawls, imports and by hand.',
    calls: [...v1('data'), ...dashboard('data')],
  },
  {
    id: 'contacts',
    title: 'Contacts',
    text: V1_NOUNS.contacts.text,
    calls: v1('contacts'),
  },
  {
    id: 'campaigns',
    title: 'Campaigns',
    text: V1_NOUNS.campaigns.text,
    calls: v1('campaigns'),
  },
  {
    id: 'messages',
    title: V1_NOUNS.messages.title,
    text: V1_NOUNS.messages.text,
    calls: v1('messages'),
  },
  {
    id: 'api-keys',
    title: 'API Keys',
    text: 'Create and delete keys from a signed-in program.',
    calls: dashboard('apiKeys'),
  },
  {
    id: 'notifications',
    title: 'Notifications',
    text: "What's new in your account.",
    calls: dashboard('notifications'),
  },
  {
    id: 'webhooks',
    title: 'Webhooks',
    text: V1_NOUNS.webhooks.text,
    calls: v1('webhooks'),
  },
]
