import { and, asc, eq, sql } from 'drizzle-orm'
import type { ServiceContext } from '../../core/context.ts'
import type { Db } from '../../db/client.ts'
import { linkDomains } from '../../db/schema/control/link-domains.ts'
import { memoizeByObject } from '../../lib/memoize-by-object.ts'
import { createCloudflareHostnames } from '../../platform/custom-hostnames/cloudflare.ts'
import type { CustomHostnames } from '../../platform/custom-hostnames/port.ts'
import { isSameDomain } from './read-link-host.ts'

export type LinkDomainRow = typeof linkDomains.$inferSelect

type LinkDomainConfig = NonNullable<ServiceContext['config']['linkDomains']>

const hostnamesBy: (config: LinkDomainConfig) => CustomHostnames = memoizeByObject((config) =>
  createCloudflareHostnames(config),
)

/** Cloudflare for SaaS and the target of the CNAME records; null where the deployment has none. */
export function linkDomainServiceOf({
  config,
}: Pick<ServiceContext, 'config'>): { readonly hostnames: CustomHostnames; readonly target: string } | null {
  const { linkDomains: configured } = config
  return configured && { hostnames: hostnamesBy(configured), target: configured.target }
}

interface LinkSender {
  readonly accountId: string
  readonly fromEmail: string
  /** `auto`, `none` or the id of a link domain; absent for `auto`. */
  readonly linkDomain?: string
}

/**
 * The origin of the links in a sender's messages: its link domain while that is active, otherwise the product's own.
 *
 * @param sender.fromEmail decides for `auto`: the oldest active domain of the same registrable domain
 */
export async function linkOriginOf(
  { db, config }: Pick<ServiceContext, 'db' | 'config'>,
  { accountId, fromEmail, linkDomain: choice = 'auto' }: LinkSender,
): Promise<string> {
  if (choice === 'none' || config.linkDomains === null) return config.appUrl
  const active = await db
    .select({ id: linkDomains.id, host: linkDomains.host })
    .from(linkDomains)
    .where(and(eq(linkDomains.accountId, accountId), eq(linkDomains.state, 'active')))
    .orderBy(asc(linkDomains.createdAt))
  const fromHost = fromEmail.slice(fromEmail.lastIndexOf('@') + 1)
  const chosen = active.find(({ id, host }) => (choice === 'auto' ? isSameDomain(host, fromHost) : id === choice))
  return chosen ? originAt(config.appUrl, chosen.host) : config.appUrl
}

/** The product's origin with another host: the scheme and, in development, the port stay. */
export function originAt(appUrl: string, host: string): string {
  const url = new URL(appUrl)
  url.hostname = host
  return url.origin
}

const KEPT_MS = 60_000
const HOSTS_MAX = 5_000
const known = new WeakMap<object, Map<string, { accountId: string | null; untilMs: number }>>()

/**
 * The account that has proved to own a host; null if none has. The links of its messages keep working while the domain
 * is broken. Each isolate caches the result for a minute.
 *
 * @param key identifies the database
 * @param now milliseconds since 1970
 */
export async function ownerOfHost(db: Db, key: object, host: string, now: number): Promise<string | null> {
  const hosts = known.get(key) ?? new Map()
  known.set(key, hosts)
  const cached = hosts.get(host)
  if (cached && cached.untilMs > now) return cached.accountId
  const [row] = await db
    .select({ accountId: linkDomains.accountId })
    .from(linkDomains)
    .where(and(eq(linkDomains.host, host), sql`proven_at IS NOT NULL`))
  const accountId = row?.accountId ?? null
  hosts.delete(host)
  hosts.set(host, { accountId, untilMs: now + KEPT_MS })
  if (hosts.size > HOSTS_MAX) hosts.delete(hosts.keys().next().value!)
  return accountId
}
