import type { Audience, AudienceExclusion } from '../../../contracts/campaigns/audience.ts'
import type { Channel } from '../../../contracts/senders/channel.ts'
import type { BlockFacts } from '../../../domain/recipients/eligibility/block-facts.ts'
import { exclusionOf } from '../../../domain/recipients/eligibility/exclusion.ts'
import type { MessagesElsewhere } from '../../../domain/recipients/eligibility/messages-elsewhere.ts'
import { organizationKey } from '../../../domain/recipients/organization-key.ts'
import { hasTitleWords, isDecisionMaker } from '../../../outreach/recipients/decision-makers.ts'
import type { Member, MemberAddress } from './member.ts'

/** What decides about members besides the audience itself. */
export interface Terms {
  readonly audience: Audience
  readonly type: Channel
  readonly requireOptIn: boolean
  /** The domains of `audience.skip_domains`. */
  readonly skippedDomains: ReadonlySet<string>
  /** ISO 8601; members who got a message since are skipped. Null skips none. */
  readonly writtenSince: string | null
}

/** What is known of an address, from lists and from other campaigns. */
export interface AddressFacts {
  readonly blocks: BlockFacts
  readonly elsewhere: MessagesElsewhere | null
}

/** An address that may be written to. */
export interface Pick {
  /** Only one address is picked for each place: an organisation, a person, or the address itself. */
  readonly place: string
  /** The higher, the better. */
  readonly rank: number
  readonly contact: number | null
  readonly item: number
}

/** Why a member gets no message, regardless of their addresses; null if an address decides. */
export function exclusionOfMember(member: Member, { audience, skippedDomains }: Terms): AudienceExclusion | null {
  const { who, decision_makers, title } = audience
  if (who === 'people' && member.kind !== 'person') return 'other_kind'
  if (who === 'organizations' && member.kind === 'person') return 'other_kind'
  if (member.kind === 'person' && decision_makers && !isDecisionMaker(member.jobTitle)) return 'other_role'
  if (member.kind === 'person' && title !== null && !hasTitleWords(member.jobTitle, title)) return 'other_role'
  if ([member.site, member.organizationSite].some((site) => isAtDomain(site, skippedDomains))) return 'skipped_domain'
  return member.hasSkippedLabel ? 'skipped_label' : null
}

/** The addresses of a member that suit the audience, the best first: role mailboxes are none of a person's own. */
export function suitableAddresses(member: Member, { audience, type }: Terms): readonly MemberAddress[] {
  if (type === 'sms' || member.kind !== 'person')
    return member.addresses.toSorted((a, b) => isShared(b) - isShared(a) || usability(a) - usability(b))
  const own = audience.who === 'people' ? member.addresses.filter((one) => !isShared(one)) : member.addresses
  return own.toSorted((a, b) => isShared(a) - isShared(b) || usability(a) - usability(b))
}

const isShared = ({ mailbox }: MemberAddress): number => (mailbox === 'role' ? 1 : 0)
/** Whether mail arrives: addresses that are not known to accept it come after those that do. */
const usability = ({ check }: MemberAddress): number =>
  check === 'deliverable' ? 0 : check === 'undeliverable' || check === 'disposable' ? 2 : 1

/** Why an address gets no message; null if it may be picked. */
export function exclusionOfAddress(
  { address, check }: MemberAddress,
  facts: AddressFacts,
  { audience, requireOptIn, skippedDomains, writtenSince }: Terms,
): AudienceExclusion | null {
  if (isAtDomain(address.slice(address.lastIndexOf('@') + 1), skippedDomains)) return 'skipped_domain'
  if (check === 'undeliverable' || check === 'disposable') return 'undeliverable'
  const hasConsent = Boolean(audience.consent)
  const exclusion = exclusionOf({ ...facts.blocks, hasLeftTopic: false, hasConsent, stop: null }, { requireOptIn })
  if (exclusion) return exclusion.kind as AudienceExclusion
  const { elsewhere } = facts
  if (audience.skip_in_campaigns && elsewhere?.isInCampaign) return 'in_campaign'
  const lastSentAt = elsewhere?.lastSentAt ?? null
  return writtenSince !== null && lastSentAt !== null && lastSentAt >= writtenSince ? 'written_recently' : null
}

/**
 * Picks addresses of a member: the best one that may be written to, or all of them where the audience wants several.
 *
 * @returns the picks, or why there is none
 */
export function judgeMember(
  member: Member,
  factsOf: (address: string) => AddressFacts,
  terms: Terms,
): { readonly picks: readonly Pick[]; readonly exclusion: AudienceExclusion | null } {
  const exclusion = exclusionOfMember(member, terms)
  if (exclusion) return { picks: [], exclusion }
  const judged = suitableAddresses(member, terms).map((address) => ({
    address,
    exclusion: exclusionOfAddress(address, factsOf(address.address), terms),
  }))
  const usable = judged.filter((one) => one.exclusion === null)
  if (usable.length === 0) return { picks: [], exclusion: judged[0]?.exclusion ?? 'no_address' }
  const { one_per_organization, one_per_person } = terms.audience
  const chosen = one_per_organization || one_per_person ? usable.slice(0, 1) : usable
  return { picks: chosen.map(({ address }) => pickOf(member, address, terms)), exclusion: null }
}

const PERSON = 1_000
const DECISION_MAKER = 500

/** People come before organisations, decision makers before others, then the surer contact (0 to 100). */
export const rankOf = ({ kind, jobTitle, confidence }: Member): number =>
  (kind === 'person' ? PERSON + (isDecisionMaker(jobTitle) ? DECISION_MAKER : 0) : 0) + confidence

const pickOf = (member: Member, { item, address }: MemberAddress, { audience }: Terms): Pick => {
  const { contact } = member
  const person = contact === null ? `item:${item}` : `contact:${contact}`
  const place = audience.one_per_organization
    ? (organizationKey({ ...member, address }) ?? person)
    : audience.one_per_person
      ? person
      : `item:${item}`
  return { place, rank: rankOf(member), contact, item }
}

/** Whether one pick takes the place of another; for equal ones the older contact, then the older address, decides. */
export const isBetter = (one: Pick, other: Pick): boolean =>
  one.rank !== other.rank
    ? one.rank > other.rank
    : (one.contact ?? 0) !== (other.contact ?? 0)
      ? (one.contact ?? 0) < (other.contact ?? 0)
      : one.item < other.item

/** Whether a host is one of some domains, or below one. */
function isAtDomain(host: string | null, domains: ReadonlySet<string>): boolean {
  if (host === null || domains.size === 0) return false
  for (let from = 0; from >= 0; from = host.indexOf('.', from) + 1 || -1) if (domains.has(host.slice(from))) return true
  return false
}
