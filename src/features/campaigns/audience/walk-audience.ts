import { type SQL, sql } from 'drizzle-orm'
import type { Audience, AudienceExclusion, ExcludedCounts } from '../../../contracts/campaigns/audience.ts'
import { AUDIENCE_EXCLUSIONS } from '../../../contracts/campaigns/audience.ts'
import type { ContactFilter } from '../../../contracts/contacts/contact-filter.ts'
import type { DataFilter } from '../../../contracts/data/data.ts'
import type { Channel } from '../../../contracts/senders/channel.ts'
import { accountOf, type ServiceContext } from '../../../core/context.ts'
import { contactsInOrder } from '../../../domain/contacts/contacts-in-order.ts'
import { furtherAddresses } from '../../../domain/contacts/person-addresses.ts'
import { resolveFilter as resolveContactFilter } from '../../../domain/contacts/resolve-filter.ts'
import { chooseItems } from '../../../domain/items/choose-items.ts'
import { resolveFilter as resolveItemFilter } from '../../../domain/items/resolve-filter.ts'
import { blockFacts } from '../../../domain/recipients/eligibility/block-facts.ts'
import { messagesElsewhere } from '../../../domain/recipients/eligibility/messages-elsewhere.ts'
import { organizationKey } from '../../../domain/recipients/organization-key.ts'
import { exclusionOfMember, judgeMember, type Pick, suitableAddresses, type Terms } from './judge-member.ts'
import type { Member } from './member.ts'
import { readMembers } from './read-members.ts'

const DAY_MS = 86_400_000

export const noneExcluded = (): ExcludedCounts =>
  Object.fromEntries(AUDIENCE_EXCLUSIONS.map((kind) => [kind, 0])) as ExcludedCounts

/** Adds counts to others. */
export function add(sum: ExcludedCounts, more: Readonly<ExcludedCounts>): void {
  for (const kind of AUDIENCE_EXCLUSIONS) sum[kind] += more[kind]
}

/** The numbers of everybody whom an audience's filter matches, in a stable order. */
export interface Matches {
  /** A query of the first matches after a number, as `seq`. */
  readonly after: (number: number, limit: number) => SQL
}

/**
 * Resolves the filter of an audience.
 *
 * @returns null if nothing can match, for example for a crawl of another account
 */
export async function matchesOf(ctx: ServiceContext, audience: Audience, type: Channel): Promise<Matches | null> {
  if (audience.contacts) {
    const filter = await resolveContactFilter(ctx, audience.contacts as ContactFilter)
    return filter && { after: (number, limit) => contactsInOrder(filter, number, limit) }
  }
  // Whatever else the filter matches, messages go to addresses of the channel.
  const addresses: DataFilter = { type: type === 'email' ? 'emails' : 'phones' }
  const filter = await resolveItemFilter(ctx, audience.items as DataFilter, addresses)
  const account = accountOf(ctx).id
  return filter && { after: (after, limit) => chooseItems(account, filter, { order: 'oldest', limit, after }) }
}

/** The terms on which an audience's members are judged now. */
export const termsOf = (
  ctx: ServiceContext,
  audience: Audience,
  { type, requireOptIn }: { readonly type: Channel; readonly requireOptIn: boolean },
): Terms => ({
  audience,
  type,
  requireOptIn,
  skippedDomains: new Set(audience.skip_domains),
  writtenSince:
    audience.skip_written_days > 0
      ? new Date(ctx.clock.now().getTime() - audience.skip_written_days * DAY_MS).toISOString()
      : null,
})

export interface Judged {
  /** The last number examined; null if there was none. */
  readonly last: number | null
  /** How many matches were examined. */
  readonly examined: number
  readonly members: ReadonlyMap<Pick, Member>
  readonly excluded: Readonly<Record<AudienceExclusion, number>>
  /** How many members have at least one pick. */
  readonly passed: number
}

/**
 * Examines the next matches of an audience: reads them, looks up the lists and the campaigns that concern them, and
 * picks their addresses.
 *
 * @param exceptId the campaign that is being built, whose own recipients do not count as written to
 */
export async function judgeNext(
  ctx: ServiceContext,
  matches: Matches,
  terms: Terms,
  { after, bound, limit, exceptId }: { after: number; bound: number; limit: number; exceptId: string | null },
): Promise<Judged> {
  const rows = await ctx.data.all<{ seq: number }>(sql`
    SELECT seq FROM (${matches.after(after, limit)}) WHERE seq <= ${bound} ORDER BY seq`)
  const numbers = rows.map(({ seq }) => seq)
  const all = numbers.length === 0 ? [] : await readMembers(ctx, terms.audience, terms.type, numbers)
  const factsOf = await readFacts(ctx, all, terms, exceptId)
  const excluded = noneExcluded()
  const members = new Map<Pick, Member>()
  let passed = 0
  for (const member of all) {
    const { picks, exclusion } = judgeMember(member, factsOf, terms)
    if (exclusion) excluded[exclusion]++
    else passed++
    for (const pick of picks) members.set(pick, member)
  }
  return { last: numbers.at(-1) ?? null, examined: numbers.length, members, excluded, passed }
}

async function readFacts(ctx: ServiceContext, all: readonly Member[], terms: Terms, exceptId: string | null) {
  const asked = all
    .filter((member) => exclusionOfMember(member, terms) === null)
    .flatMap((member) =>
      suitableAddresses(member, terms).map(({ address }) => ({
        address,
        contact: member.contact,
        organization: terms.audience.one_per_organization ? organizationKey({ ...member, address }) : null,
      })),
    )
  const further = await furtherAddresses(ctx, accountOf(ctx).id, terms.type, asked)
  const addresses = [...new Set(asked.map(({ address }) => address))]
  const { skip_in_campaigns } = terms.audience
  const isHistoryAsked = skip_in_campaigns || terms.writtenSince !== null
  const [blocks, elsewhere] = await Promise.all([
    blockFacts(ctx, terms.type, addresses, further),
    isHistoryAsked ? messagesElsewhere(ctx, asked, exceptId) : null,
  ])
  return (address: string) => ({ blocks: blocks(address), elsewhere: elsewhere?.get(address) ?? null })
}
