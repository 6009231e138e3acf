import type { SubjectTest } from '../contracts/campaign-settings.ts'

export type Variant = 'a' | 'b'

/** What became of the messages with one of the subjects; people, not events, and no machines. */
export interface VariantFigures {
  readonly sent: number
  readonly opened: number
  /** Messages that nobody is known to have opened, and whose pictures a program loaded by itself: whether somebody read them, nobody knows. */
  readonly prefetched: number
  readonly clicked: number
  readonly replied: number
}

/** What a campaign says of its subjects, as its row has it. */
export interface TestedCampaign {
  readonly subjectB: string | null
  readonly subjectTest: SubjectTest | null
  readonly subjectWinner: Variant | null
  /** When it was settled who gets which. */
  readonly splitAt: string | null
}

const HOUR_MS = 3_600_000

/** Whether two subjects are tried. */
export const triesSubjects = ({ subjectB, subjectTest }: TestedCampaign): boolean =>
  subjectB !== null && subjectTest !== null

/** Whether some recipients wait until it is settled which subject they get. */
export const awaitsWinner = (campaign: TestedCampaign): boolean =>
  triesSubjects(campaign) && campaign.subjectTest!.share < 100 && campaign.subjectWinner === null

/** When that is settled at the earliest; null while nobody got either. */
export const settledFrom = ({ splitAt, subjectTest }: TestedCampaign): Date | null =>
  splitAt === null || subjectTest === null ? null : new Date(Date.parse(splitAt) + subjectTest.wait_hours * HOUR_MS)

/** How many get the first subject and how many the second: of few recipients at least one each. */
export function testedOf(recipients: number, { share }: SubjectTest): { readonly a: number; readonly b: number } {
  const tested = Math.min(recipients, Math.max(2, Math.round((recipients * share) / 100)))
  const a = Math.ceil(tested / 2)
  return { a, b: tested - a }
}

const COUNTED = { opens: 'opened', clicks: 'clicked', replies: 'replied' } as const

type Figures = Readonly<Record<Variant, VariantFigures>>

/**
 * Whether opens say little of people: as many messages as were opened had their pictures loaded ahead, as Apple's Mail does, which hides who reads them. Which
 * program somebody reads with has nothing to do with the subject, so that what is left of the opens is chance.
 */
export const opensMeanLittle = (of: Pick<VariantFigures, 'opened' | 'prefetched'>): boolean =>
  of.prefetched > 0 && of.prefetched >= of.opened

export interface SubjectVerdict {
  readonly winner: Variant
  /** By what it won. */
  readonly by: SubjectTest['by']
}

/**
 * Which subject did better. Where a test goes by opens and those mean little, clicks decide, else answers; where there are none of either, what is left of the opens
 * is still more than nothing.
 */
export function judgeSubjects(by: SubjectTest['by'], figures: Figures): SubjectVerdict {
  const { a, b } = figures
  const sumOf = (what: 'opened' | 'prefetched' | 'clicked' | 'replied') => a[what] + b[what]
  const isWeak = by === 'opens' && opensMeanLittle({ opened: sumOf('opened'), prefetched: sumOf('prefetched') })
  const decisive = isWeak ? (['clicks', 'replies'] as const).find((metric) => sumOf(COUNTED[metric]) > 0) : undefined
  const used = decisive ?? by
  return { winner: betterSubject(used, figures), by: used }
}

/** The subject that did better among those who got it. The second has to be better: what is equal, or nothing at all, leaves the first. */
export function betterSubject(by: SubjectTest['by'], { a, b }: Figures): Variant {
  const rateOf = (figures: VariantFigures) => (figures.sent === 0 ? 0 : figures[COUNTED[by]] / figures.sent)
  return rateOf(b) > rateOf(a) ? 'b' : 'a'
}
