import type { SubjectTest } from '../../contracts/campaigns/campaign-settings.ts'

export type Variant = 'a' | 'b'

/** The results of one subject's messages; counts people, not events, and no machines. */
export interface VariantFigures {
  readonly sent: number
  readonly opened: number
  /**
   * Messages whose images a program loaded and that no person is known to have opened; they may or may not have been
   * read.
   */
  readonly prefetched: number
  readonly clicked: number
  readonly replied: number
}

/** A campaign's subjects and their test, as stored in its row. */
export interface TestedCampaign {
  readonly subjectB: string | null
  readonly subjectTest: SubjectTest | null
  readonly subjectWinner: Variant | null
  /** When the recipients were divided between the subjects. */
  readonly splitAt: string | null
}

const HOUR_MS = 3_600_000

/** Whether the campaign tests two subjects. */
export const triesSubjects = ({ subjectB, subjectTest }: TestedCampaign): boolean =>
  subjectB !== null && subjectTest !== null

/** Whether some recipients wait for the winning subject. */
export const awaitsWinner = (campaign: TestedCampaign): boolean =>
  triesSubjects(campaign) && campaign.subjectTest!.share < 100 && campaign.subjectWinner === null

/** The earliest time to decide; null if no one has got either subject. */
export const settledFrom = ({ splitAt, subjectTest }: TestedCampaign): Date | null =>
  splitAt === null || subjectTest === null ? null : new Date(Date.parse(splitAt) + subjectTest.wait_hours * HOUR_MS)

/** How many recipients get each subject; at least one each. */
export function testedOf(recipients: number, { share }: SubjectTest): { readonly a: number; readonly b: number } {
  const tested = Math.min(recipients, Math.max(2, Math.round((recipients * share) / 100)))
  const a = Math.ceil(tested / 2)
  return { a, b: tested - a }
}

const COUNTED = { opens: 'opened', clicks: 'clicked', replies: 'replied' } as const

type Figures = Readonly<Record<Variant, VariantFigures>>

/**
 * Whether opens say little about people: at least as many messages had their images prefetched as were opened. Apple's
 * Mail does this to hide who reads. Which mail program recipients use does not depend on the subject, so the remaining
 * opens are mostly chance.
 */
export const opensMeanLittle = (of: Pick<VariantFigures, 'opened' | 'prefetched'>): boolean =>
  of.prefetched > 0 && of.prefetched >= of.opened

export interface SubjectVerdict {
  readonly winner: Variant
  /** The metric that decided. */
  readonly by: SubjectTest['by']
}

/**
 * Decides which subject did better. If the test uses opens and they are unreliable, clicks decide, otherwise replies;
 * without any of either, the opens still decide.
 */
export function judgeSubjects(by: SubjectTest['by'], figures: Figures): SubjectVerdict {
  const { a, b } = figures
  const sumOf = (what: 'opened' | 'prefetched' | 'clicked' | 'replied') => a[what] + b[what]
  const isWeak = by === 'opens' && opensMeanLittle({ opened: sumOf('opened'), prefetched: sumOf('prefetched') })
  const decisive = isWeak ? (['clicks', 'replies'] as const).find((metric) => sumOf(COUNTED[metric]) > 0) : undefined
  const used = decisive ?? by
  return { winner: betterSubject(used, figures), by: used }
}

/**
 * The subject with the better rate. The second must be strictly better: in a tie, or without any results, the first
 * wins.
 */
export function betterSubject(by: SubjectTest['by'], { a, b }: Figures): Variant {
  const rateOf = (figures: VariantFigures) => (figures.sent === 0 ? 0 : figures[COUNTED[by]] / figures.sent)
  return rateOf(b) > rateOf(a) ? 'b' : 'a'
}
