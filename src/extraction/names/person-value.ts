import { foldName } from './fold-name.ts'
import { givenName } from './given-names.ts'
import { isNumeral } from './name-parts.ts'
import { readNameRuns } from './name-runs.ts'
import {
  isEntityHead,
  isEntityPrefix,
  isFamilyName,
  isHonorific,
  isNameSuffix,
  isPlainWord,
  isRoleWord,
} from './vocabulary.ts'
import { BYLINE } from './words/phrases.ts'

/** "by ", "Written by ", "Recueilli par " */
const LEAD = /^(?:[^:]{2,30} )?(?:by|von|par|por|di|door|av|af)[: ]\s*/i

/**
 * Returns the name in a value that markup declares as a person's: without honorifics and degrees, "Roe, Jane"
 * reordered. Null for an account ("admin"), a team or a company.
 */
export function personValue(text: string): string | null {
  const line = text.replace(/\s+/g, ' ').trim()
  const lead = LEAD.exec(line)?.[0] ?? ''
  const isLead = lead !== '' && (!lead.trim().includes(' ') || BYLINE.test(`${foldName(lead)} `))
  const whole = (isLead ? line.slice(lead.length) : line).replace(/(?<=\p{L}{3})\.$/u, '')
  if (whole.length < 3 || whole.length > 60 || /[\d@_/|<>{}]|https?:|www\./.test(whole)) return null
  const inverted = /^([^,]{2,30}), ([^,]{2,30})$/.exec(whole)
  const turned =
    inverted && givenName(foldName(inverted[2]!.split(' ')[0]!)) !== 'unknown' ? `${inverted[2]} ${inverted[1]}` : whole
  const parts = turned.split(/[\s]+/)
  while (parts.length > 1 && isHonorific(foldName(parts[0]!.replaceAll('.', '')))) parts.shift()
  while (
    parts.length > 1 &&
    /\p{Lu}.*\p{Lu}/u.test(parts[parts.length - 1]!) &&
    (isNameSuffix(foldName(parts[parts.length - 1]!.replace(/[.,()]/g, ''))) || isNumeral(parts[parts.length - 1]!))
  )
    parts.pop()
  const name = parts.join(' ').replace(/^[,;]+|(?<![,;])[,;]+$/g, '')
  const folded = foldName(name).split(' ')
  if (folded.length > 6) return null
  // Scripts without capitals offer no evidence, so the markup is trusted.
  if (/[\p{Lo}]/u.test(name)) return /^[\p{L}\p{M}・·\s'’-]{2,40}$/u.test(name) ? name : null
  if (folded.length < 2) return null
  const isKnown = folded.some((word) => givenName(word) !== 'unknown')
  if (!isKnown && folded.some((word) => isPlainWord(word) || isRoleWord(word))) return null
  const isThing = (word: string) =>
    (isEntityHead(word) || isEntityPrefix(word)) && givenName(word) === 'unknown' && !isFamilyName(word)
  // "Clínica Dental Jane Roe"
  if (folded.length > 2 && isThing(folded[0]!)) return null
  if (isEntityHead(folded[folded.length - 1]!) && givenName(folded[0]!) === 'unknown') return null
  const [run] = readNameRuns(name)
  if (run && run.start === 0 && run.end >= name.length - 1) return run.value
  return /^[\p{L}\p{M}.'’ -]+$/u.test(name) && (isKnown || /^\p{Lu}/u.test(name)) ? name : null
}
