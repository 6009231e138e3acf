import { getDomain } from 'tldts'
import { PROOF_PATH, PROOF_RECORD } from '../../contracts/opt-outs/opt-outs.ts'
import type { ServiceContext } from '../../core/context.ts'
import { networkKey } from '../../core/throttle.ts'
import { optOutHash } from '../../domain/opt-outs/opt-outs.ts'
import { invalid, raise } from '../../lib/errors.ts'
import { withScheme } from '../../lib/text/with-scheme.ts'
import { siteOf } from '../../lib/url.ts'
import { readTxt } from '../../platform/dns/read-txt.ts'
import { userAgentOf } from '../../rules/crawls/user-agent.ts'
import { MESSAGE, PER_IP } from './policy.ts'
import { recordOptOut } from './record-opt-out.ts'

export interface SiteProof {
  readonly domain: string
  readonly record: string
  readonly path: string
  readonly value: string
}

/**
 * Returns what a site owner has to publish to prove ownership. Derived from the domain, so that requests need not be
 * stored.
 *
 * @throws validation_failed for an invalid domain
 */
export async function requestSite(ctx: ServiceContext, given: string): Promise<SiteProof> {
  await ctx.throttle.spend(networkKey('opt-out', ctx), PER_IP, MESSAGE)
  return proofOf(ctx, given)
}

/** Checks the DNS record, then the file. If either is found, the site is opted out. */
export async function verifySite(
  ctx: ServiceContext,
  given: string,
): Promise<{ domain: string; is_verified: boolean; proof: 'dns' | 'file' | null }> {
  await ctx.throttle.spend(networkKey('opt-out', ctx), PER_IP, MESSAGE)
  const expected = await proofOf(ctx, given)
  const proof = (await hasRecord(ctx, expected)) ? 'dns' : (await hasFile(ctx, expected)) ? 'file' : null
  if (proof) await recordOptOut(ctx, { kind: 'site', value: expected.domain }, proof)
  return { domain: expected.domain, is_verified: proof !== null, proof }
}

async function proofOf(ctx: ServiceContext, given: string): Promise<SiteProof> {
  const host = URL.parse(withScheme(given))?.hostname ?? given
  const domain =
    getDomain(host, { allowPrivateDomains: true }) ?? raise(invalid({ domain: ['Enter a domain such as example.com'] }))
  const value = `contactory-opt-out=${(await optOutHash(ctx, { kind: 'site', value: `proof.${domain}` })).slice(0, 40)}`
  return { domain, record: `${PROOF_RECORD}.${domain}`, path: PROOF_PATH, value }
}

async function hasRecord({ config }: ServiceContext, { record, value }: SiteProof): Promise<boolean> {
  const texts = await readTxt(config.dnsUrl, record).catch((): string[] => [])
  return texts.includes(value)
}

async function hasFile(ctx: ServiceContext, { domain, path, value }: SiteProof): Promise<boolean> {
  const answer = await ctx.web.get(`https://${domain}${path}`, {
    userAgent: userAgentOf(ctx.config.appUrl),
    accept: 'text',
    sizeMaxBytes: 10_000,
    mayTruncate: true,
    // Another website's content proves nothing, so redirects to it are not followed.
    mayFollow: (to) => (siteOf(to) === domain ? null : 'off-site'),
  })
  if (answer.kind !== 'page' || new URL(answer.url).hostname.replace(/^www\./, '') !== domain) return false
  return new TextDecoder().decode(answer.body).split(/\s+/).includes(value)
}
