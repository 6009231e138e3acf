import type { Verdict } from './candidate.ts'
import { REASON_WEIGHTS, type ReasonId } from './generated/reason-weights.ts'
import type { Likelihood } from './likelihood.ts'
import { oddsOfWords, probabilityOf } from './reasons.ts'

const REASON_OF_LIST = {
  'names.list': 'list.beside',
  'names.like-lines': 'list.like-lines',
  'names.siblings': 'list.siblings',
  'names.block-list': 'list.siblings',
} as const satisfies Record<string, ReasonId>

/** A name in a cell of a list. */
export interface ListedName {
  readonly value: string
  readonly start: number
  readonly end: number
}

/** The verdict on a member of a list that was accepted as a whole. */
export const listed = (rule: keyof typeof REASON_OF_LIST, method: Verdict['method'] = 'text'): Verdict => ({
  confidence: probabilityOf(REASON_WEIGHTS[REASON_OF_LIST[rule]]),
  method,
  rules: [rule],
  reasons: [REASON_OF_LIST[rule]],
  jobTitle: null,
})

/** The verdict on a name next to a person in a list. Its confidence is at most that person's. */
export function inherited(of: Verdict, likelihood: Likelihood): Verdict {
  const odds = oddsOfWords(likelihood) + REASON_WEIGHTS['list.inherited']
  return {
    ...of,
    rules: ['names.list'],
    reasons: ['list.inherited'],
    confidence: Math.min(of.confidence, probabilityOf(odds)),
  }
}
