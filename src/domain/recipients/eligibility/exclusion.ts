import { type StepRefusal, UNSUBSCRIBED_REASON } from '../../../outreach/schedule/judge-follow-up.ts'
import { SUPPRESSED_REASON } from '../../suppressions/suppressions.ts'

export const REFUSED_REASON = 'The owner of this address opted out or was erased.'
const ORGANIZATION_REASON =
  'Another address at this organisation gets the message. The campaign allows one per organisation.'
const TOPIC_REASON = "They unsubscribed from this campaign's topic."
const CONSENT_REASON = "There's no recorded consent, which this campaign requires."

/** Why a recipient gets no message, in order of precedence: each recipient has at most one reason. */
export const EXCLUSIONS = [
  'suppressed',
  'refused',
  'left_topic',
  'without_consent',
  'stopped',
  'same_organization',
] as const
export type ExclusionKind = (typeof EXCLUSIONS)[number]

export interface Exclusion {
  readonly kind: ExclusionKind
  /** As a sentence. */
  readonly reason: string
  /** Whether they go on to the next step of the sequence without this one. */
  readonly passes?: boolean
}

/** What is known about a recipient, from the lists and earlier messages, at the time of the check. */
export interface RecipientFacts {
  readonly block: 'suppressed' | 'refused' | null
  /** Whether they unsubscribed or complained at another of their addresses. */
  readonly hasUnsubscribedElsewhere: boolean
  /** Whether they left the topic of the campaign, at any of their addresses. */
  readonly hasLeftTopic: boolean
  readonly hasConsent: boolean
  /** Why their reaction to earlier messages of the campaign, at any of their addresses, keeps this one from them. */
  readonly stop: StepRefusal | null
}

/** Why a recipient must not get a campaign's message, regardless of other recipients; null if they may. */
export function exclusionOf(facts: RecipientFacts, campaign: { readonly requireOptIn: boolean }): Exclusion | null {
  if (facts.block === 'suppressed') return { kind: 'suppressed', reason: SUPPRESSED_REASON }
  if (facts.block === 'refused') return { kind: 'refused', reason: REFUSED_REASON }
  if (facts.hasUnsubscribedElsewhere) return { kind: 'suppressed', reason: UNSUBSCRIBED_REASON }
  if (facts.hasLeftTopic) return { kind: 'left_topic', reason: TOPIC_REASON }
  if (campaign.requireOptIn && !facts.hasConsent) return { kind: 'without_consent', reason: CONSENT_REASON }
  if (facts.stop !== null) return { kind: 'stopped', ...facts.stop }
  return null
}

/** By organisation, the id of the first recipient, who gets the message; empty if it was already sent to one. */
export type OrganizationPlaces = Map<string, string>

/**
 * Excludes a recipient if an earlier recipient has their organisation's place; otherwise gives the place to this one.
 *
 * @param recipient one that no other reason excludes
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
