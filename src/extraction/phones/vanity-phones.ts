import { labelBefore } from './label-before.ts'
import type { NumberResolver } from './number-resolver.ts'
import { kindOfLabel, type PhoneMention } from './phone-mention.ts'
import { vanityNumbers } from './vanity-numbers.ts'

/**
 * Finds the numbers that a page spells with letters.
 *
 * @param folded the page's text with ASCII digits
 */
export function findVanityPhones(folded: string, resolver: NumberResolver): PhoneMention[] {
  const mentions: PhoneMention[] = []
  for (const { shown, digits, start, end, needsLabel } of vanityNumbers(folded)) {
    const resolved = digits.length === 11 ? resolver.international(digits) : resolver.national(digits, [], null, false)
    const label = labelBefore(folded, start)
    if (!resolved || (needsLabel && kindOfLabel(label?.kind) === null)) continue
    mentions.push({
      key: resolved.number.number,
      number: resolved.number,
      value: shown,
      confidence: label ? 0.85 : 0.75,
      method: label ? 'label' : 'text',
      start,
      end,
      kind: kindOfLabel(label?.kind),
    })
  }
  return mentions
}
