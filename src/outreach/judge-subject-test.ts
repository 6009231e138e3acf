import type { SubjectTest } from '../contracts/campaign-settings.ts'

export type Variant = 'a' | 'b'

/** What became of the messages with one of the subjects; people, not events, and no machines. */
export interface VariantFigures {
  readonly sent: number
  readonly opened: number
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

/** The subject that did better among those who got it. The second has to be better: what is equal, or nothing at all, leaves the first. */
export function betterSubject(by: SubjectTest['by'], { a, b }: Readonly<Record<Variant, VariantFigures>>): Variant {
  const rateOf = (figures: VariantFigures) => (figures.sent === 0 ? 0 : figures[COUNTED[by]] / figures.sent)
  return rateOf(b) > rateOf(a) ? 'b' : 'a'
}
