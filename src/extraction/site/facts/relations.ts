import { patternsOfLanguages } from '../../../facts/tables.ts'
import { compilePattern } from '../../../lib/compile-pattern.ts'
import { endsInCredit } from '../../companies/credits.ts'
import type { Finding } from '../../finding.ts'
import { foldName } from '../../names/fold-name.ts'
import { lineAt, type Page } from '../../page.ts'
import type { Relation } from '../page-facts.ts'

const LEAD_LENGTH_MAX = 120

/** What may stand between such a label and the name. */
const BEHIND_LABEL = {
  authority: '',
  agency: '[^\\n.]{0,30}$',
  insurer: '[^\\n.]{0,60}$',
  bank: '[\\s:：–-]{0,4}$',
  member: '[^\\n.]{0,40}$',
  partner: '[\\s:：–-]{0,4}$',
  client: '[\\s:：–-]{0,4}$',
} as const
/** Labels before a name, on its line or the line above, in lower case, by the relation they express. */
const LABELS = (['authority', 'agency', 'insurer', 'bank', 'member', 'partner', 'client'] as const).map(
  (label): readonly [Relation, RegExp] => {
    const labels = patternsOfLanguages(({ organisationSentences }) => organisationSentences?.relations?.[label])
    const relation = label === 'insurer' ? 'mentioned' : label
    return [relation, compilePattern(`(?:${labels.join('|')})${BEHIND_LABEL[label]}`, 'u')]
  },
)

/** Returns an organisation's relation to the page according to the text before its name, or undefined. */
export function labelledRelation(page: Page, start: number): Relation | undefined {
  const line = lineAt(page, start)
  const from = Math.max(line.start, start - LEAD_LENGTH_MAX)
  const beside = page.text.slice(from, start).toLowerCase()
  if (beside.trim() !== '') return relationIn(beside) ?? (endsInCredit(beside) ? 'agency' : undefined)
  if (line.start < 2) return undefined
  const above = lineAt(page, line.start - 1)
  const text = page.text.slice(Math.max(above.start, above.end - LEAD_LENGTH_MAX), above.end).toLowerCase()
  return text.length < LEAD_LENGTH_MAX ? relationIn(text) : undefined
}

/** Whether a label before a name says that it is the body that runs what the lines around it are about: `Managed by:`. */
export function isOperator(page: Page, start: number): boolean {
  const from = Math.max(lineAt(page, start).start, start - OPERATOR_LENGTH_MAX)
  return OPERATOR.test(foldName(page.text.slice(from, start)))
}
const OPERATOR_LENGTH_MAX = 50
const OPERATOR = compilePattern(
  `^\\W{0,3}(?:${patternsOfLanguages(({ organisationSentences }) => organisationSentences?.relations?.operators).join('|')}) ?[:：]? ?(?:\\p{Ll}{2,3} )?$`,
  'u',
)

/** Returns an organisation's relation to the page if it was found in a list of partners or clients. */
export function listedRelation({ rules = [] }: Finding): Relation | undefined {
  if (rules.includes('companies.partner') || rules.includes('companies.linked-card')) return 'partner'
  return rules.includes('companies.client') ? 'client' : undefined
}

/** Whether the text above a name, in lower case, makes it an authority, the site's agency or an insurer. */
export const isOthersLabel = (text: string): boolean => OTHERS.some(([, label]) => label.test(text))
/** The first labels, so that no other relation comes before theirs. */
const OTHERS = LABELS.slice(0, 3)

/** Whether a label's relation means that what stands beside the name is not the owner's. */
export const isOthersRelation = (relation: Relation | undefined): boolean =>
  relation === 'authority' || relation === 'agency' || relation === 'mentioned'

const relationIn = (text: string) => LABELS.find(([, label]) => label.test(text))?.[0]
