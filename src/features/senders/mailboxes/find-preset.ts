import type { MailPreset } from '../../../contracts/mailboxes/mailbox-presets.ts'
import { accountOf, type ServiceContext } from '../../../core/context.ts'
import { domainOfEmail } from '../../../outreach/deliverability/domain-findings.ts'
import { providerOfDomain, providerOfMx } from '../../../outreach/presets/mail-providers.ts'
import { readAutoconfig } from '../../../outreach/presets/read-autoconfig.ts'
import { resolveDns } from '../../../platform/dns/resolve-dns.ts'
import { userAgentOf } from '../../../rules/crawls/user-agent.ts'
import { assertChannel } from '../store-sender.ts'

const RULE = { attemptsMax: 60, windowSeconds: 600 }
const TOO_OFTEN = 'That was looked up too often. Please try again in a few minutes.'
const TIMEOUT_MS = 5_000
const SIZE_MAX_BYTES = 64 * 1024

/**
 * Finds the servers of an address: by its domain, by the mail servers of its domain, or by the configuration that its
 * domain publishes for mail programs.
 *
 * @returns null if nothing is known
 * @throws feature_not_in_plan, too_many_requests
 */
export async function findPreset(ctx: ServiceContext, email: string): Promise<MailPreset | null> {
  assertChannel(ctx, 'email')
  await ctx.throttle.spend(`mail-preset:${accountOf(ctx).id}`, RULE, TOO_OFTEN)
  const domain = domainOfEmail(email)
  const known = providerOfDomain(domain)
  if (known) return known
  const records = await resolveDns(ctx.config.dnsUrl, domain, 'MX')
  return providerOfMx(records ?? []) ?? (await publishedPreset(ctx, domain))
}

/** Only over TLS: another host's settings would receive the password. */
async function publishedPreset(ctx: ServiceContext, domain: string): Promise<MailPreset | null> {
  const answer = await ctx.web.get(`https://autoconfig.${domain}/mail/config-v1.1.xml`, {
    userAgent: userAgentOf(ctx.config.appUrl),
    accept: 'text',
    sizeMaxBytes: SIZE_MAX_BYTES,
    timeoutMs: TIMEOUT_MS,
    redirectsMax: 2,
    mayFollow: (url) => (url.startsWith('https:') ? null : 'redirected'),
  })
  return answer.kind === 'page' ? readAutoconfig(new TextDecoder().decode(answer.body)) : null
}
