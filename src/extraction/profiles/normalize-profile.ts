import { memoize } from '../memoize.ts'
import { isMastodonHost, MASTODON } from './mastodon.ts'
import type { Network, ProfileNetwork, ProfilePath } from './network.ts'
import { readPath } from './read-path.ts'
import { SOCIAL_NETWORKS } from './social-networks.ts'
import { TALK_NETWORKS } from './talk-networks.ts'
import { VIDEO_NETWORKS } from './video-networks.ts'
import { WORK_NETWORKS } from './work-networks.ts'

const NETWORKS = [...WORK_NETWORKS, ...SOCIAL_NETWORKS, ...VIDEO_NETWORKS, ...TALK_NETWORKS]
const byDomain: ReadonlyMap<string, Network> = new Map(
  NETWORKS.flatMap((network) => network.domains.map((domain) => [domain, network] as const)),
)
const URL_LENGTH_MAX = 1_000
const LABELS_MAX = 5

export interface Profile {
  readonly network: ProfileNetwork
  /**
   * Normalised: https, the network's canonical host, no irrelevant query, no trailing slash, lower case if case is
   * irrelevant.
   */
  readonly url: string
}

/**
 * Returns the profile that a URL leads to. Null for posts, share buttons, players, other pages of networks, and other
 * sites.
 *
 * @param url absolute, or without its scheme as people type it
 * @param isOwn whether the page marks the link as its subject's own account (`rel=me`); any server is then accepted
 */
export function normalizeProfile(url: string, isOwn = false): Profile | null {
  const text = url.trim()
  if (text.length > URL_LENGTH_MAX) return null
  if (!isOwn && networkOf(hostIn(text)) === null && !text.startsWith('whatsapp:')) return null
  const parsed = URL.parse(withScheme(text))
  if (!parsed || !/^https?:$/.test(parsed.protocol)) return null
  const target = URL.parse(wrappedIn(parsed) ?? parsed.href)!
  const found =
    networkOf(target.hostname) ?? (isOwn ? { network: MASTODON, domain: target.hostname, subdomain: '' } : null)
  if (!found) return null
  const path = pathOf(target, found.domain, found.subdomain)
  const read = path && readPath(found.network, path)
  return read ? { network: found.network.name, url: read } : null
}

/**
 * Reads the host without parsing the URL, because most links of a page lead to other sites. A text without a scheme may
 * begin with the host.
 */
function hostIn(text: string): string {
  const slashes = text.indexOf('//')
  const start = slashes < 0 ? 0 : slashes + 2
  let end = start
  while (end < text.length && !endsHost(text.charCodeAt(end))) end++
  return text.slice(start, end).toLowerCase()
}

/** Whether a character ends a host: `/`, `?`, `#` and `:`. */
const endsHost = (code: number) => code === 0x2f || code === 0x3f || code === 0x23 || code === 0x3a

/** Cache size: most links of a page lead to its own site. */
const HOSTS_MAX = 500
const networkOf = memoize(readNetwork, HOSTS_MAX)

function readNetwork(hostname: string): { network: Network; domain: string; subdomain: string } | null {
  const host = hostname.replace(/\.$/, '')
  if (host.length > 100) return null
  const labels = host.split('.')
  for (let at = 0; at < Math.min(labels.length - 1, LABELS_MAX); at++) {
    const domain = labels.slice(at).join('.')
    const network = byDomain.get(domain)
    if (network) return { network, domain, subdomain: labels.slice(0, at).join('.') }
  }
  return isMastodonHost(host) ? { network: MASTODON, domain: host, subdomain: '' } : null
}

const withScheme = (text: string) =>
  text.startsWith('whatsapp://send')
    ? text.replace('whatsapp://send', 'https://api.whatsapp.com/send')
    : /^[a-z][a-z\d+.-]*:\/\//i.test(text)
      ? text
      : `https://${text.replace(/^\/\//, '')}`

/** The target of a network's redirect: `l.facebook.com/l.php?u=…`. */
function wrappedIn({ hostname, pathname, searchParams }: URL): string | null {
  const isRedirect = /^lm?\.(?:facebook|instagram)\.com$/.test(hostname) || /\/(?:redirect|away\.php)$/.test(pathname)
  const target = isRedirect ? (searchParams.get('u') ?? searchParams.get('q') ?? searchParams.get('to')) : null
  return target && /^https?:\/\//i.test(target) && URL.canParse(target) ? target : null
}

/** Returns the decoded path; null if it cannot be decoded. Old URLs have their path after `#!`. */
function pathOf({ pathname, hash, searchParams }: URL, domain: string, subdomain: string): ProfilePath | null {
  const path = /^#(?:!|%21)\//.test(hash) ? hash.slice(hash.indexOf('/')).split('?', 1)[0]! : pathname
  try {
    const segments = path.split('/').map((part) => decodeURIComponent(part).trim().normalize('NFC'))
    return { segments: segments.filter((part) => part !== ''), query: searchParams, domain, subdomain }
  } catch {
    return null
  }
}
