import { UNSUBSCRIBED_REASON } from '../../../outreach/judge-follow-up.ts'
import { SUPPRESSED_REASON } from '../../suppressions/suppressions.ts'

export const REFUSED_REASON = 'The owner of this address asked not to be contacted, or was erased.'
const ORGANIZATION_REASON =
  'Another address of this organisation gets the message: the campaign takes one per organisation.'
const CONSENT_REASON = 'Nobody said that they agreed to be written to, which this campaign requires.'

/** Why a recipient gets no message, in the order in which the reasons count: each recipient has one at most. */
export const EXCLUSIONS = ['suppressed', 'refused', 'without_consent', 'stopped', 'same_organization'] as const
export type ExclusionKind = (typeof EXCLUSIONS)[number]

export interface Exclusion {
  readonly kind: ExclusionKind
  /** As a sentence. */
  readonly reason: string
}

/** What is known of a recipient and of the lists when the question is asked. */
export interface RecipientFacts {
  readonly block: 'suppressed' | 'refused' | null
  /** They unsubscribed, or complained, at another address of theirs. */
  readonly hasUnsubscribedElsewhere: boolean
  readonly hasConsent: boolean
  /** Why what they did with an earlier message of the campaign, at any address of theirs, ends it for them. */
  readonly stopReason: string | null
}

/** Whether a recipient of a campaign may be written to, as far as they alone are concerned; null where they may. */
export function exclusionOf(facts: RecipientFacts, campaign: { readonly requireOptIn: boolean }): Exclusion | null {
  if (facts.block === 'suppressed') return { kind: 'suppressed', reason: SUPPRESSED_REASON }
  if (facts.block === 'refused') return { kind: 'refused', reason: REFUSED_REASON }
  if (facts.hasUnsubscribedElsewhere) return { kind: 'suppressed', reason: UNSUBSCRIBED_REASON }
  if (campaign.requireOptIn && !facts.hasConsent) return { kind: 'without_consent', reason: CONSENT_REASON }
  if (facts.stopReason !== null) return { kind: 'stopped', reason: facts.stopReason }
  return null
}

/** By organisation, the id of the first recipient who takes its place; empty where the message to one has gone out. */
export type OrganizationPlaces = Map<string, string>

/**
 * Whether a recipient comes too late: another address of their organisation has its place. Whoever does not takes the place.
 *
 * @param recipient none of the others may be excluded for another reason
 */
export function takesPlace(
  { id, organization }: { readonly id: string; readonly organization: string | null },
  places: OrganizationPlaces,
): Exclusion | null {
  if (organization === null) return null
  const first = places.get(organization)
  if (first !== undefined && first < id) return { kind: 'same_organization', reason: ORGANIZATION_REASON }
  places.set(organization, id)
  return null
}
