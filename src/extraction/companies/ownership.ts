/** A place where a site or page names its owner. */
export type OwnerWitness = 'imprint' | 'structured-data' | 'copyright' | 'og-site-name' | 'title' | 'logo' | 'masthead'

/** The evidence for a name as the owner's. */
export interface OwnerEvidence {
  /** The strength of each witness, 0 to 1: the share of a site's pages, or how clear a single page is. */
  readonly witnesses: Readonly<Partial<Record<OwnerWitness, number>>>
  /** `domainAgreement` with the site's own domain, 0 to 1. */
  readonly agreement: number
  readonly hasForm: boolean
  /** Whether the name contains an organisation word. */
  readonly isKindNamed: boolean
  readonly wordCount: number
}

/** In log-odds: several witnesses that agree outweigh a single stronger one. */
const WEIGHTS: Readonly<Record<OwnerWitness, number>> = {
  imprint: 3,
  'structured-data': 2.5,
  copyright: 2.5,
  'og-site-name': 1.5,
  title: 2,
  logo: 1,
  masthead: 2,
}
const DOMAIN_WEIGHT = 2
/** Below this agreement, letters may match by chance. */
const AGREEMENT_CLEAR = 0.5
const FORM_WEIGHT = 0.7
const KIND_WEIGHT = 0.6
/** Longer texts are slogans or sentences, not names. */
const WORDS_MAX = 6
const SENTENCE_WEIGHT = -1

/**
 * Returns the evidence that a name is the owner's, as log-odds without the constant. Used for whole sites and for
 * single pages.
 */
export function ownershipScore({ witnesses, agreement, hasForm, isKindNamed, wordCount }: OwnerEvidence): number {
  let score = DOMAIN_WEIGHT * (agreement >= AGREEMENT_CLEAR ? agreement : agreement / 2)
  for (const witness of Object.keys(witnesses) as OwnerWitness[]) score += WEIGHTS[witness] * witnesses[witness]!
  if (hasForm) score += FORM_WEIGHT
  if (isKindNamed) score += KIND_WEIGHT
  return wordCount > WORDS_MAX ? score + SENTENCE_WEIGHT : score
}
