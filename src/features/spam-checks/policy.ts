import type { Recommendation } from '../../contracts/senders/deliverability.ts'
import type { SpamStatistics } from '../../contracts/spam-checks/spam-checks.ts'
import { type Counted, deliveryRatesOf, type Outcomes, percent, reachedOf } from '../../outreach/outcomes/rates.ts'

/** The delivery results of an account's messages. */
export interface Fared extends Pick<SpamStatistics, 'totals'> {
  /** Messages that were sent, or rejected during delivery. */
  readonly counted: Pick<Counted, 'sent_count' | 'bounced_count' | 'complained_count'>
  readonly outcomes: Outcomes
  /** The average score of campaigns that were sent and checked; null if there are none. */
  readonly averageScore: number | null
  readonly uncheckedCampaigns: number
}

export type Rates = Pick<SpamStatistics, 'delivery_rate' | 'bounce_rate' | 'complaint_rate' | 'unsubscribe_rate'>

/** In percent. Mailbox providers reject senders above these complaint rates; many bounces suggest a bought list. */
const LIMITS = {
  bounce_rate: { advice: 2, problem: 5 },
  complaint_rate: { advice: 0.1, problem: 0.3 },
  unsubscribe_rate: { advice: 1, problem: 3 },
} as const
/** The contribution of each rate to the overall score when it reaches `problem`. It grows proportionally beyond. */
const SHARES = { bounce_rate: 40, complaint_rate: 60, unsubscribe_rate: 15 } as const
const CONTENT_SHARE = 0.3
/** With fewer messages, the rates say little about the sender. */
const MESSAGES_MIN = 20

export const ratesOf = ({ totals, counted, outcomes }: Fared): Rates => ({
  ...deliveryRatesOf(counted, outcomes),
  unsubscribe_rate: percent(totals.unsubscribed, reachedOf(counted)),
})

type Judged = keyof typeof LIMITS
const JUDGED = Object.keys(LIMITS) as Judged[]

/**
 * Returns a score from 0 (good) to 100 (bad), from the recipients' reactions and a share of the average content score.
 */
export function overallScore(fared: Fared, rates: Rates): number {
  const weight = Math.min(1, fared.counted.sent_count / MESSAGES_MIN)
  const received = JUDGED.reduce((sum, name) => sum + ((rates[name] ?? 0) / LIMITS[name].problem) * SHARES[name], 0)
  const score = received * weight + (fared.averageScore ?? 0) * CONTENT_SHARE
  return Math.round(Math.min(100, score) * 10) / 10
}

const ADVICE: Readonly<Record<Judged, { title: string; text: (rate: number) => string }>> = {
  bounce_rate: {
    title: 'Many messages bounce',
    text: (rate) =>
      `${rate} % of the messages of the last 30 days bounced. Verify addresses before adding them, and remove contacts you haven't messaged in a long time.`,
  },
  complaint_rate: {
    title: 'People report your messages as spam',
    text: (rate) =>
      `${rate} % of those reached complained. Gmail and Yahoo want less than 0.1 % and refuse senders above 0.3 %. Write only to people who agreed to it, and say who you are in the first line.`,
  },
  unsubscribe_rate: {
    title: 'Many people unsubscribe',
    text: (rate) => `${rate} % of those reached unsubscribed. Send less often, or to a more relevant segment.`,
  },
}

const STARTERS: readonly (readonly [code: string, title: string, text: string])[] = [
  ['authentication', 'Authenticate your domain', 'Publish SPF, DKIM and DMARC for the domain that you send from.'],
  ['consent', 'Write to people who agreed', 'Record how and when each contact gave consent.'],
  ['subject', 'Keep subjects short', 'Stay under 50 characters and say what the message is about.'],
  [
    'unsubscribe',
    'Make unsubscribing easy',
    "Keep the unsubscribe link on. People who can't unsubscribe report spam instead.",
  ],
]

/** Returns recommendations, problems first. Without any findings, returns advice for beginners. */
export function recommend(fared: Fared, rates: Rates): Recommendation[] {
  const found = JUDGED.flatMap((name): Recommendation[] => {
    const rate = rates[name]
    if (rate === null || rate < LIMITS[name].advice || fared.counted.sent_count < MESSAGES_MIN) return []
    const level = rate >= LIMITS[name].problem ? 'problem' : 'advice'
    return [{ code: name, level, title: ADVICE[name].title, text: ADVICE[name].text(rate), config_id: null }]
  })
  if ((fared.averageScore ?? 0) >= 30)
    found.push(
      advice(
        'content',
        'Your content looks like spam',
        'Run the spam check of each campaign and follow what it advises.',
      ),
    )
  if (fared.uncheckedCampaigns > 0)
    found.push(
      advice(
        'unchecked',
        'Check campaigns before sending',
        'Some campaigns of the last 30 days went out without a spam check.',
      ),
    )
  if (found.length === 0) return STARTERS.map((starter) => advice(...starter))
  return found.sort((a, b) => Number(b.level === 'problem') - Number(a.level === 'problem'))
}

const advice = (code: string, title: string, text: string): Recommendation => ({
  code,
  level: 'advice',
  title,
  text,
  config_id: null,
})
