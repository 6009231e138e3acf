import { and, eq } from 'drizzle-orm'
import type { DomainFinding, EmailCompliance, Recommendation } from '../../contracts/senders/deliverability.ts'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { senders } from '../../db/schema/data/senders.ts'
import { emailSettingsOf, openEmailSecrets, requireSender, type SenderRow } from '../../domain/senders/senders.ts'
import { domainFindings, domainOfEmail } from '../../outreach/deliverability/domain-findings.ts'
import type { DnsQuestion } from '../../outreach/deliverability/spf.ts'
import { type RecordType, resolveDns } from '../../platform/dns/resolve-dns.ts'
import { publishedKeyOf } from '../../platform/smtp/dkim-key.ts'
import { unconfirmedText } from './confirm-from.ts'
import { deliveryRates, sendersOf } from './queries.ts'

const RULE = { attemptsMax: 120, windowSeconds: 600 }
const TOO_OFTEN = 'That was checked too often. Please try again in a few minutes.'
/** Maximum DNS queries, since a hostile record can include any number of others. */
const QUESTIONS_MAX = 60
/** Workers allow six simultaneous connections. */
const AT_ONCE = 5
/** Maximum domains that are checked for recommendations. */
const DOMAINS_MAX = 5
/** Delivery rate in percent below which a sender gets a recommendation. */
const RATE_GOOD = 80

/** Checks the DNS records of a sender's domain now. @throws not_found, too_many_requests */
export async function checkCompliance(ctx: ServiceContext, id: string): Promise<EmailCompliance> {
  const sender = await requireSender(ctx, 'email', id)
  await ctx.throttle.spend(`sender-dns:${accountOf(ctx).id}`, RULE, TOO_OFTEN)
  const findings = await findingsOf(ctx, sender)
  await keepCheck(ctx, sender, findings)
  return {
    domain: domainOfEmail(emailSettingsOf(sender).fromEmail),
    is_compliant: findings.every(({ level }) => level !== 'problem'),
    findings,
    checked_at: ctx.clock.now().toISOString(),
  }
}

const WORST_FIRST = ['problem', 'unknown', 'advice', 'good'] as const

/** Keeps what a check found for the sender's card, unless the sender changed meanwhile. */
async function keepCheck(ctx: ServiceContext, sender: SenderRow, findings: readonly DomainFinding[]): Promise<void> {
  const levelOf = (subject: DomainFinding['subject']) => {
    const levels = findings.filter((finding) => finding.subject === subject).map(({ level }) => level)
    return WORST_FIRST.find((level) => levels.includes(level)) ?? null
  }
  const domainCheck = {
    ...{ spf: levelOf('spf'), dkim: levelOf('dkim'), dmarc: levelOf('dmarc') },
    checked_at: ctx.clock.now().toISOString(),
  }
  await ctx.data
    .update(senders)
    .set({ domainCheck })
    .where(and(eq(senders.id, sender.id), eq(senders.updatedAt, sender.updatedAt)))
}

/** Resolves DNS records until the checks need no more. */
async function findingsOf(ctx: ServiceContext, sender: SenderRow): Promise<DomainFinding[]> {
  const { fromEmail, host, encryption, postalAddress, dkimSelector, dkimDomain, compliance } = emailSettingsOf(sender)
  const { dkimPrivateKey } = await openEmailSecrets(ctx, sender)
  const dkimPublicKey = dkimPrivateKey && publishedKeyOf(dkimPrivateKey)
  const checked = { fromEmail, host, encryption, postalAddress, dkimSelector, dkimDomain, dkimPublicKey, compliance }
  const answers = new Map<DnsQuestion, readonly string[] | null>()
  for (;;) {
    const { findings, wanted } = domainFindings(checked, answers)
    const next = wanted.slice(0, Math.min(AT_ONCE, QUESTIONS_MAX - answers.size))
    if (next.length === 0) return findings
    await Promise.all(
      next.map(async (question) => {
        const [type = '', name = ''] = question.split(' ')
        answers.set(question, await resolveDns(ctx.config.dnsUrl, name, type as RecordType))
      }),
    )
  }
}

/** Returns what would improve the delivery of the account's mail, the most urgent first. */
export async function readRecommendations(ctx: ServiceContext): Promise<Recommendation[]> {
  await ctx.throttle.spend(`sender-dns:${accountOf(ctx).id}`, RULE, TOO_OFTEN)
  const [all, rates] = await Promise.all([sendersOf(ctx, 'email'), deliveryRates(ctx)])
  const active = all.filter(({ isActive }) => isActive)
  if (active.length === 0) return [NO_SENDER]
  const recommendations = active.flatMap((sender) => ofSender(sender, rates.get(sender.id) ?? null))
  const byDomain = [...Map.groupBy(active, (sender) => domainOfEmail(emailSettingsOf(sender).fromEmail)).values()]
  for (const [sender] of byDomain.slice(0, DOMAINS_MAX)) {
    if (!sender) continue
    const findings = await findingsOf(ctx, sender)
    await keepCheck(ctx, sender, findings)
    for (const { code, level, title, text } of findings)
      if (level === 'problem' || level === 'advice')
        recommendations.push({ code, level, title, text, config_id: sender.id })
  }
  if (!active.some(({ isDefault }) => isDefault) && active.length > 1) recommendations.push(NO_DEFAULT)
  return recommendations.sort((a, b) => Number(b.level === 'problem') - Number(a.level === 'problem'))
}

const NO_SENDER: Recommendation = {
  code: 'no_sender',
  level: 'problem',
  title: 'No active email configuration',
  text: 'Add the mail server that your campaigns are sent through, and test it.',
  config_id: null,
}
const NO_DEFAULT: Recommendation = {
  code: 'no_default',
  level: 'advice',
  title: 'No default configuration',
  text: 'Choose the configuration that new campaigns begin with.',
  config_id: null,
}

function ofSender(sender: SenderRow, rate: number | null): Recommendation[] {
  const { id, name, isVerified, problem, fromProof } = sender
  const found: Recommendation[] = []
  if (!isVerified) {
    const text = problem ? `The last attempt failed: ${problem}` : 'Test it before a campaign goes out through it.'
    found.push({ code: 'not_verified', level: 'problem', title: `"${name}" is not verified`, text, config_id: id })
  }
  if (fromProof === null) {
    const title = `The address of "${name}" is not confirmed`
    found.push({ code: 'from_unconfirmed', level: 'problem', title, text: unconfirmedText(sender), config_id: id })
  }
  if (rate !== null && rate < RATE_GOOD) {
    const text = `Of what was sent through it in the last 30 days, ${rate.toFixed(1)} % was taken. Remove addresses that bounce, check the others before you send, and send to people who expect it.`
    found.push({ code: 'low_delivery_rate', level: 'problem', title: `Much of "${name}" bounces`, text, config_id: id })
  }
  return found
}
