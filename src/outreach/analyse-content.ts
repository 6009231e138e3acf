import type { Channel } from '../contracts/senders.ts'
import type { RiskLevel, SpamAnalysis, SpamIssue } from '../contracts/spam-checks.ts'
import { type MergeValues, mergeFields } from './merge-fields.ts'
import { ISSUE_KINDS, REMAINDER } from './spam/issues.ts'
import { type Features, featuresOf, logOdds, type Model, modelFor } from './spam/model.ts'
import { resolveChoices } from './template-syntax.ts'

/** From which score on a risk is called what: green below 30, yellow below 60 (spec 3, section 9). */
const RISKS: readonly (readonly [RiskLevel, number])[] = [
  ['very_high', 80],
  ['high', 60],
  ['medium', 30],
]
/** What is shown in red does not pass; yellow is a warning, and people may have their reasons. */
const PASSED_BELOW = 60
/** Words that an issue names. */
const NAMED_MAX = 5
/** Words that weigh less are too common to be named: `your`. */
const NAMED_WEIGHT_MIN = 1
/** Divides what the model says, which is surer of itself than of mail unlike that it was made for. */
const CAUTION = 1.8
/** How much surer than even odds a model has to be: it learned from private messages, beside which every honest offer looks like advertising. */
const BENEFIT_OF_DOUBT: Readonly<Record<Channel, number>> = { email: 1.8, sms: 0.6 }
const RECOMMENDATIONS_MAX = 5
/** Issues below it are not worth a recommendation. */
const WORTH_POINTS = 2

export interface Analysed {
  readonly channel: Channel
  readonly subject: string
  readonly content: string
  /** The unsubscribe link is added when the message is composed, so that the content needs none. */
  readonly addsUnsubscribe?: boolean
  /** Whose message is judged; left out, an example. */
  readonly recipient?: MergeValues
}

/** Says nothing for or against a message. */
const EXAMPLE: MergeValues = {
  name: 'Alex Morgan',
  first_name: 'Alex',
  last_name: 'Morgan',
  company: 'Morgan Ltd',
  email: 'alex@example.com',
  phone: '+15550100',
}

/** The text that is sent; the address for unsubscribing stays a field, by which it is known. */
function merged(template: string, values: MergeValues, as: 'header' | 'html'): string {
  const known = { ...values, unsubscribe_url: null }
  const settled = resolveChoices(template, { has: (name) => Boolean(values[name]?.trim()), seed: 'spam' })
  const parts = settled.split(UNSUBSCRIBE_FIELD)
  return parts.map((part, at) => (at % 2 === 1 ? part : mergeFields(part, known, { as }).text)).join('')
}

const UNSUBSCRIBE_FIELD = /(\{\{\s{0,20}unsubscribe_url\s{0,20}(?:\|[^{}]{0,200})?\}\})/i
/** Words of any sentence: an advice that names them helps nobody. */
const COMMON =
  /^(?:\d+|.{1,2}|your|our|yours|ours|for|from|per|each|all|and|the|you|are|will|have|not|now|get|only|over|more|most|this|that|with|is your|your own|and your|you are|we are|we have)$/

export const riskOf = (score: number): RiskLevel => RISKS.find(([, from]) => score >= from)?.[0] ?? 'low'

/**
 * How a filter would see a message: a score from 0 good to 100 bad, and what makes it up. The same message always scores the same.
 *
 * The score is the probability that the message is unwanted, by a logistic model of what it does and which words it has. Its issues share the
 * score by how much each speaks against the message, so that their points add up to it.
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

/** Divides a score among issues, in tenths, with nothing left over; the heaviest come first. */
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
