import type { Channel } from '../../contracts/senders/channel.ts'
import type { RiskLevel, SpamAnalysis, SpamIssue } from '../../contracts/spam-checks/spam-checks.ts'
import { type MergeValues, mergeFields } from '../compose/merge-fields.ts'
import { resolveChoices } from '../compose/template-syntax.ts'
import { ISSUE_KINDS, REMAINDER } from './issues.ts'
import { type Features, featuresOf, logOdds, type Model, modelFor } from './model.ts'

/** The lower bounds of the risk levels: green below 30, yellow below 60 (spec 3, section 9). */
const RISKS: readonly (readonly [RiskLevel, number])[] = [
  ['very_high', 80],
  ['high', 60],
  ['medium', 30],
]
/** Scores shown in red do not pass; yellow is a warning that users may ignore. */
const PASSED_BELOW = 60
/** The maximum number of words that an issue names. */
const NAMED_MAX = 5
/** Words with a lower weight are too common to name, such as `your`. */
const NAMED_WEIGHT_MIN = 1
/** Divides the model's result, which is overconfident about mail unlike its training data. */
const CAUTION = 1.8
/**
 * How far above even odds the model must be. It was trained on private messages, compared to which every honest offer
 * looks like advertising.
 */
const BENEFIT_OF_DOUBT: Readonly<Record<Channel, number>> = { email: 1.8, sms: 0.6 }
const RECOMMENDATIONS_MAX = 5
/** Issues with fewer points get no recommendation. */
const WORTH_POINTS = 2

export interface Analysed {
  readonly channel: Channel
  readonly subject: string
  readonly content: string
  /** Whether an unsubscribe link is added when composing, so that the content needs none. */
  readonly addsUnsubscribe?: boolean
  /** The recipient for whom the message is scored; an example by default. */
  readonly recipient?: MergeValues
}

/** Neutral values, which do not affect the score. */
const EXAMPLE: MergeValues = {
  name: 'Alex Morgan',
  first_name: 'Alex',
  last_name: 'Morgan',
  company: 'Morgan Ltd',
  email: 'alex@example.com',
  phone: '+15550100',
}

/** The text as sent, except that the unsubscribe address stays a field, so that it is recognised. */
function merged(template: string, values: MergeValues, as: 'header' | 'html'): string {
  const known = { ...values, unsubscribe_url: null }
  const value = (name: string) => (Object.hasOwn(values, name) && values[name]?.trim()) || ''
  const settled = resolveChoices(template, { has: (name) => value(name) !== '', value, seed: 'spam' })
  const parts = settled.split(UNSUBSCRIBE_FIELD)
  return parts.map((part, at) => (at % 2 === 1 ? part : mergeFields(part, known, { as }).text)).join('')
}

const UNSUBSCRIBE_FIELD = /(\{\{\s{0,20}unsubscribe_url\s{0,20}(?:\|[^{}]{0,200})?\}\})/i
/** Common words, which are of no use in advice. */
const COMMON =
  /^(?:\d+|.{1,2}|your|our|yours|ours|for|from|per|each|all|and|the|you|are|will|have|not|now|get|only|over|more|most|this|that|with|is your|your own|and your|you are|we are|we have)$/

export const riskOf = (score: number): RiskLevel => RISKS.find(([, from]) => score >= from)?.[0] ?? 'low'

/**
 * Scores a message as a spam filter would, from 0 (good) to 100 (bad), with the issues that contribute. The same
 * message always gets the same score.
 *
 * The score is the probability that the message is unwanted, from a logistic model of its traits and words. The score
 * is divided among the issues by how much each speaks against the message, so that their points add up to it.
 */
export function analyseContent({ channel, addsUnsubscribe = false, ...written }: Analysed): SpamAnalysis {
  const values = { ...EXAMPLE, ...written.recipient }
  const subject = merged(written.subject, values, 'header')
  const content = merged(written.content, values, 'html')
  const model = modelFor(channel)
  const whole = featuresOf(channel, subject, content, model)
  const found: Features = addsUnsubscribe ? { ...whole, traits: { ...whole.traits, no_unsubscribe: 0 } } : whole
  const score = Math.round(1000 / (1 + Math.exp((BENEFIT_OF_DOUBT[channel] - logOdds(model, found)) / CAUTION))) / 10
  const issues = share(score, weighedIssues(channel, model, found))
  return {
    spam_score: score,
    risk_level: riskOf(score),
    passed: score < PASSED_BELOW,
    issues,
    recommendations: recommend(score, issues),
    subject_length: written.subject.length,
    content_length: written.content.length,
    link_count: found.read.links.length,
    image_count: found.read.images,
  }
}

type Weighed = Omit<SpamIssue, 'points'> & { readonly weight: number }

function weighedIssues(channel: Channel, model: Model, found: Features): Weighed[] {
  const terms = found.terms.map(({ term, share }) => {
    const { theme, weight } = model.terms.get(term)!
    return { term, theme, weight: weight * share }
  })
  return ISSUE_KINDS[channel].flatMap(({ code, title, advice, traits = [], themes = [] }) => {
    const own = terms.filter(({ theme, weight }) => weight > 0 && themes.includes(theme))
    const weight =
      traits.reduce((sum, name) => sum + (model.traits[name] ?? 0) * (found.traits[name] ?? 0), 0) +
      own.reduce((sum, term) => sum + term.weight, 0)
    if (weight <= 0) return []
    const named = own
      .filter(({ term }) => model.terms.get(term)!.weight >= NAMED_WEIGHT_MIN && !COMMON.test(term))
      .sort((a, b) => b.weight - a.weight || (a.term < b.term ? -1 : 1))
      .slice(0, NAMED_MAX)
    const words = named.length > 0 ? ` Found: ${named.map(({ term }) => `“${term}”`).join(', ')}.` : ''
    return [{ code, title, advice: `${advice}${words}`, weight }]
  })
}

/** Divides a score among issues, in tenths and without remainder; highest points first. */
function share(score: number, weighed: readonly Weighed[]): SpamIssue[] {
  const tenths = Math.round(score * 10)
  if (tenths === 0) return []
  if (weighed.length === 0) return [{ ...REMAINDER, points: score }]
  const sum = weighed.reduce((total, { weight }) => total + weight, 0)
  const parts = weighed.map((issue) => ({ issue, exact: (tenths * issue.weight) / sum }))
  let left = tenths - parts.reduce((total, { exact }) => total + Math.floor(exact), 0)
  return parts
    .sort((a, b) => (b.exact % 1) - (a.exact % 1))
    .map(({ issue: { code, title, advice }, exact }) => {
      const points = (Math.floor(exact) + (left-- > 0 ? 1 : 0)) / 10
      return { code, points, title, advice }
    })
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points || (a.code < b.code ? -1 : 1))
}

function recommend(score: number, issues: readonly SpamIssue[]): string[] {
  const worth = issues.filter(({ points, code }) => points >= WORTH_POINTS && code !== REMAINDER.code)
  const advice = worth.slice(0, RECOMMENDATIONS_MAX).map(({ advice }) => advice)
  if (advice.length > 0 && score >= RISKS.at(-1)![1]) return advice
  return [...advice, 'Send a test to yourself before the campaign goes out.']
}
