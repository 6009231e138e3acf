/** Where a site or page says what its owner is called. */
export type OwnerWitness = 'imprint' | 'structured-data' | 'copyright' | 'og-site-name' | 'title' | 'logo'

/** What is known of a name as that of the owner. */
export interface OwnerEvidence {
  /** How far each witness says so, 0 to 1: the share of a site's pages, or how clear one page is. */
  readonly witnesses: Readonly<Partial<Record<OwnerWitness, number>>>
  /** `domainAgreement` with the site's own domain, 0 to 1. */
  readonly agreement: number
  readonly hasForm: boolean
  /** Whether the name says what kind of organisation it is. */
  readonly isKindNamed: boolean
  readonly wordCount: number
}

/** In log-odds: several that agree outweigh a surer one that stands alone. */
const WEIGHTS: Readonly<Record<OwnerWitness, number>> = {
  imprint: 3,
  'structured-data': 2.5,
  copyright: 2.5,
  'og-site-name': 1.5,
  title: 2,
  logo: 1,
}
const DOMAIN_WEIGHT = 2
/** Below this agreement, letters may match by chance. */
const AGREEMENT_CLEAR = 0.5
const FORM_WEIGHT = 0.7
const KIND_WEIGHT = 0.6
/** Names are shorter; more words are a slogan or a sentence. */
const WORDS_MAX = 6
const SENTENCE_WEIGHT = -1

/** How much speaks for a name as the owner's, of a whole site and of one page alike, as log-odds without their constant. */
export function ownershipScore({ witnesses, agreement, hasForm, isKindNamed, wordCount }: OwnerEvidence): number {
  let score = DOMAIN_WEIGHT * (agreement >= AGREEMENT_CLEAR ? agreement : agreement / 2)
  for (const witness of Object.keys(witnesses) as OwnerWitness[]) score += WEIGHTS[witness] * witnesses[witness]!
  if (hasForm) score += FORM_WEIGHT
  if (isKindNamed) score += KIND_WEIGHT
  return wordCount > WORDS_MAX ? score + SENTENCE_WEIGHT : score
}
