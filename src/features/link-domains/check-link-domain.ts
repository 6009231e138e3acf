import { and, eq, sql } from 'drizzle-orm'
import type { LinkDomainState } from '../../contracts/link-domains/link-domains.ts'
import type { ServiceContext } from '../../core/context.ts'
import { emit } from '../../core/emit.ts'
import { runBatch, statement } from '../../db/batch.ts'
import { linkDomains } from '../../db/schema/control/link-domains.ts'
import { type LinkDomainRow, linkDomainServiceOf } from '../../domain/link-domains/link-domains.ts'
import { uuidOf } from '../../lib/ids.ts'
import type { CustomHostnames, HostnameAnswer } from '../../platform/custom-hostnames/port.ts'
import { findLinkProof, type LinkProof } from './find-link-proof.ts'
import { FAILURES_MAX, nextCheck } from './next-check.ts'

/** How long a check may take; another one may begin then. */
const LEASE_MS = 2 * 60_000
const TAKEN = 'Another account uses this domain. Set the CNAME record above to move it to yours.'
const NOT_PROVEN = { hostnameId: null, provenAt: null, activeSince: null }

type Finding = Partial<Pick<LinkDomainRow, 'hostnameId' | 'provenAt'>> & {
  readonly state: LinkDomainState
  readonly problem: string | null
  /** Whether the check failed; undefined leaves the count as it is. */
  readonly isFailure?: boolean
}

/**
 * Checks a link domain: its DNS record, who owns it, its hostname and certificate at Cloudflare; stores what was found
 * and notifies the owner of what changed. Two at a time do nothing twice.
 *
 * @returns false if another process is checking it
 */
export async function checkLinkDomain(ctx: ServiceContext, row: LinkDomainRow): Promise<boolean> {
  const service = linkDomainServiceOf(ctx)
  if (!service) return false
  const lease = await claim(ctx, row)
  if (lease === null) return false
  const proof = await findLinkProof(ctx, service.target, row)
  const finding = await judge(ctx, service.hostnames, row, proof)
  await store(ctx, service.hostnames, row, lease, finding)
  return true
}

async function claim({ db, clock }: ServiceContext, { id, checkAt }: LinkDomainRow): Promise<string | null> {
  const lease = new Date(clock.now().getTime() + LEASE_MS).toISOString()
  const claimed = await db
    .update(linkDomains)
    .set({ checkAt: lease })
    .where(and(eq(linkDomains.id, id), sql`check_at IS ${checkAt}`))
    .returning({ id: linkDomains.id })
  return claimed.length === 0 ? null : lease
}

async function judge(
  ctx: ServiceContext,
  hostnames: CustomHostnames,
  row: LinkDomainRow,
  proof: LinkProof,
): Promise<Finding> {
  const { state, provenAt } = row
  if (proof.kind === 'unknown') return { state, problem: row.problem ?? 'The DNS did not answer. We will try again.' }
  if (proof.kind === 'absent')
    return provenAt === null ? { state: 'waiting', problem: proof.problem } : failed(row, proof.problem)
  const claimed = provenAt === null ? await claimHost(ctx, row, proof.kind) : row
  if (claimed === null) return { state: 'waiting', problem: TAKEN }
  return { provenAt: claimed.provenAt, ...(await judgeHostname(hostnames, row, claimed.hostnameId)) }
}

/** The state stays as it is at the first failed check. */
const failed = ({ state, failures }: LinkDomainRow, problem: string): Finding => ({
  state: failures + 1 >= FAILURES_MAX ? 'broken' : state === 'waiting' ? 'issuing' : state,
  problem,
  isFailure: true,
})

/**
 * Records that the account owns a host. A CNAME record outdoes another account's claim, since a name has only one; a TXT
 * record does not.
 *
 * @returns null if another account has it
 */
async function claimHost(
  { db, clock }: ServiceContext,
  { id, host }: LinkDomainRow,
  proof: 'cname' | 'txt',
): Promise<Pick<LinkDomainRow, 'provenAt' | 'hostnameId'> | null> {
  const now = clock.now().toISOString()
  const isOthers = sql`host = ${host} AND id <> ${id} AND proven_at IS NOT NULL`
  const [, claimed] = await runBatch(db, [
    // The hostname at Cloudflare is the same for the new owner.
    statement(sql`
      UPDATE link_domains SET hostname_id = (SELECT hostname_id FROM link_domains WHERE ${isOthers})
      WHERE id = ${id} AND ${proof} = 'cname' AND EXISTS (SELECT 1 FROM link_domains WHERE ${isOthers})`),
    statement<{ hostname_id: string | null }>(sql`
      SELECT hostname_id FROM link_domains WHERE id = ${id} AND (${proof} = 'cname' OR NOT EXISTS (
        SELECT 1 FROM link_domains WHERE ${isOthers}))`),
    statement(sql`
      UPDATE link_domains SET proven_at = NULL, hostname_id = NULL, active_since = NULL, state = 'waiting', problem = ${TAKEN}
      WHERE ${isOthers} AND ${proof} = 'cname'`),
    statement(sql`
      UPDATE link_domains SET proven_at = ${now} WHERE id = ${id} AND NOT EXISTS (
        SELECT 1 FROM link_domains WHERE ${isOthers})`),
  ])
  return claimed[0] ? { provenAt: now, hostnameId: claimed[0].hostname_id } : null
}

async function judgeHostname(
  hostnames: CustomHostnames,
  row: LinkDomainRow,
  hostnameId: string | null,
): Promise<Finding> {
  const found = hostnameId === null ? await hostnames.ensure(row.host) : await hostnames.read(hostnameId)
  const answer: HostnameAnswer = found.kind === 'absent' ? await hostnames.ensure(row.host) : found
  if (answer.kind === 'absent' || answer.kind === 'unavailable') {
    const why = answer.kind === 'absent' ? 'It no longer exists at Cloudflare.' : answer.reason
    const state = row.state === 'waiting' ? 'issuing' : row.state
    return { state, problem: `The certificate could not be checked: ${why} We will try again.` }
  }
  if (answer.kind === 'refused') return failed(row, `Cloudflare does not accept this domain: ${answer.reason}`)
  const { id, status, reasons } = answer.hostname
  if (status === 'active') return { state: 'active', problem: null, hostnameId: id, isFailure: false }
  const problem = reasons.join(' ').slice(0, 500) || null
  if (status === 'failed' && row.state === 'broken') {
    // The records are right now, so it is worth another validation.
    await hostnames.restart(id)
    return { state: 'issuing', problem, hostnameId: id }
  }
  if (status === 'failed') return { ...failed(row, problem ?? 'The certificate failed.'), hostnameId: id }
  if (row.state === 'active')
    return { ...failed(row, problem ?? 'The certificate is no longer active.'), hostnameId: id }
  return { state: row.state === 'broken' ? 'broken' : 'issuing', problem, hostnameId: id }
}

async function store(
  ctx: ServiceContext,
  hostnames: CustomHostnames,
  row: LinkDomainRow,
  lease: string,
  { state, problem, isFailure, ...found }: Finding,
): Promise<void> {
  const now = ctx.clock.now()
  const at = now.toISOString()
  const failures = isFailure === undefined ? row.failures : isFailure ? row.failures + 1 : 0
  const changed = {
    ...{ state, problem, failures, checkedAt: at },
    ...(state === 'waiting' ? NOT_PROVEN : found),
    activeSince: state === 'active' ? (row.state === 'active' ? row.activeSince : at) : null,
    checkAt: nextCheck(state, failures, now.getTime() - Date.parse(row.createdAt), now),
  }
  const stored = await ctx.db
    .update(linkDomains)
    .set(changed)
    .where(and(eq(linkDomains.id, row.id), eq(linkDomains.checkAt, lease)))
    .returning({ id: linkDomains.id })
  // Deleted meanwhile: the hostname that this check may have created belongs to nobody.
  if (stored.length === 0) {
    const isLeft = (await ctx.db.$count(linkDomains, eq(linkDomains.host, row.host))) === 0
    if (isLeft && found.hostnameId) await hostnames.remove(row.host, found.hostnameId)
    return
  }
  if (state === row.state || (state !== 'active' && state !== 'broken')) return
  await emit(ctx, {
    ...(state === 'active'
      ? { kind: 'link-domain.active' as const }
      : { kind: 'link-domain.broken' as const, reason: problem ?? '' }),
    ...{ id: uuidOf(`${row.id} ${state} ${at}`), account_id: row.accountId, domain_id: row.id, host: row.host },
  })
}
