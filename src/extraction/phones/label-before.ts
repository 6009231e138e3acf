import type { PhoneTexts } from '../../facts/contact-texts.ts'
import { wordsOfLanguages } from '../../facts/tables.ts'
import { compilePattern } from '../../lib/compile-pattern.ts'
import { memoize } from '../memoize.ts'
import { foldName } from '../names/fold-name.ts'
import { givenName } from '../names/given-names.ts'
import { alternatives, labelsIn } from './labels-in.ts'
import { inOneScript } from './one-script.ts'
import { type LabelKind, LETTER_LABELS, PHONE_WORDS } from './phone-labels.ts'

/** A label beside a number. */
export interface NumberLabel {
  readonly kind: LabelKind
  /** Characters between the label and the number. */
  readonly distance: number
}

/** Maximum distance from the start of a label to its number. */
const WINDOW = 56
/** Longest text between a label and its number, for example `Phone (Mon–Fri, 9–17 h):`. */
const GAP_MAX = 34

/**
 * For a match at the end of a text: one character more than its maximum length, so that a cut text has no false start.
 */
const LETTER_LENGTH_MAX = 8
const LETTER =
  /(?:^|[\s|/•·,;>–—-])(?:[([]?([tpodwhfmтфм])(?:\.?\s?[:)\]]\s?|\.\s?|\s|)|(?<!\p{L}\/)(c)(?:\.?\s?:\s?|\.\s?|\s|)|[([]?([تفجمטפנτφκ])\.?\s?[:/)\]]\s?)$/u
const labelWords = (kind: keyof PhoneTexts) =>
  [...new Set(wordsOfLanguages(({ contactTexts }) => contactTexts?.phones?.[kind]))].join('|')
const VOICE_AND_FAX = compilePattern(
  `(?:${labelWords('voiceBeforeFax')}|t|p)\\S{0,12}[\\s./&+,|-]{0,3}(?:und|and|et|e|y|en|и|u)?[\\s./&+,|-]{0,3}$`,
  'u',
)
const ENDS_SENTENCE = /[.!?] \p{Lu}|\d{3}/u

/**
 * Returns the label before the number at `start`, or null: the last known word on the same line, or on the previous
 * line if that line ends with it.
 *
 * @param text the page's text with ASCII digits
 */
export function labelBefore(text: string, start: number): NumberLabel | null {
  return labelOf(text.slice(Math.max(0, start - WINDOW), start) + (text[start] ?? DIGIT))
}

/** Maximum number of contexts cached across pages: the footers of a site repeat the same labels. */
const PLACES_MAX = 2_000
/** Represents a number that is not in the text itself. */
const DIGIT = '0'

/** Returns the label of the number whose first character ends `place`. */
const labelOf = memoize((place): NumberLabel | null => {
  const window = place.slice(0, -1)
  const lineStart = startOfContext(window)
  const before = window.slice(lineStart)
  const lower = inOneScript(before.toLowerCase())
  let label: NumberLabel | null = null
  let labelStart = 0
  for (const match of labelsIn(lower)) {
    const kind = kindOf(match.groups!)
    const distance = lower.length - match.index - match[0].length
    // The name of a register applies only to the number directly after it.
    if (kind === 'other' && isSurname(before.slice(0, match.index + match[0].length), match[0])) continue
    if (kind === 'other' && !leadsToNumber(lower, match.index, lower.length - distance)) continue
    if (kind === 'weak' && label && label.kind !== 'other' && distance < 4) continue
    label = { kind, distance }
    labelStart = match.index
  }
  const letter = (/[+(\s]$/.test(place) || /[\s:.)\]]$/.test(lower)) && LETTER.exec(lower.slice(-LETTER_LENGTH_MAX))
  // `Reg.-Nr. H 8814`: a single letter after the name of a register is the start of its number.
  const isClass = letter && label?.kind === 'other' && !/[.:)\]]\s?$/.test(letter[0])
  if (letter && !isClass && (!label || label.distance > 3))
    return { kind: LETTER_LABELS[letter[1] ?? letter[2] ?? letter[3]!]!, distance: 1 }
  if (!label || label.distance > GAP_MAX) return null
  if (ENDS_SENTENCE.test(before.slice(before.length - label.distance))) return null
  if (label.kind === 'fax' && VOICE_AND_FAX.test(lower.slice(0, labelStart))) return { ...label, kind: 'voice' }
  return label
}, PLACES_MAX)

/** Labels that are also family names: Jane Price and Ann Bryce-Page have phones. */
const LIKE_FAMILIES: ReadonlySet<string> = new Set(['page', 'price', 'case', 'card', 'batch', 'charge'])
const NAMED = /(?:\p{Ll}-|(?<given>\p{Lu}\p{Ll}+) )\p{Lu}\p{Ll}+$/u
function isSurname(upTo: string, word: string): boolean {
  if (!LIKE_FAMILIES.has(word)) return false
  const match = NAMED.exec(upTo)
  return match !== null && (match.groups!.given === undefined || givenName(foldName(match.groups!.given)) === 'sure')
}

/**
 * Text allowed between a register's name and its number: punctuation, and the country or class letters that begin the
 * number.
 */
const REGISTER_GAP = /^[^\p{L}\d]{0,6}(?:[a-z]{1,2}[ .-]?)?$/u
/** Words before a label that make it the end of a sentence or a title instead of a label. */
const WORDS_BEFORE = /\p{L}{2}(?<![^\p{L}\n])[^\p{L}\n]+$/u

/**
 * Whether the name of a register, from `from` to `to`, applies to the number at the end of the text. On the line above,
 * it applies only if it fills its line or precedes a colon: `Broker in Charge` does not describe the phone number
 * below.
 */
function leadsToNumber(lower: string, from: number, to: number): boolean {
  const gap = lower.slice(to)
  if (!REGISTER_GAP.test(gap)) return false
  return !gap.includes('\n') || /[:：#№]/.test(gap) || !WORDS_BEFORE.test(lower.slice(0, from))
}

/** Returns the start of the last line of `window`, or of the last two lines when the number begins its line. */
function startOfContext(window: string): number {
  const lineBreak = window.lastIndexOf('\n')
  if (lineBreak < 0 || /[\p{L}\p{N}]/u.test(window.slice(lineBreak))) return lineBreak + 1
  return window.lastIndexOf('\n', lineBreak - 1) + 1
}

const OPENS_BRACKET = /^[ ,]{0,2}[([]/
const PARENTHESISED = compilePattern(
  `^[ ,]{0,2}[(\\[] ?(?:(?<fax>${alternatives(PHONE_WORDS.fax)})|(?<mobile>${alternatives(PHONE_WORDS.mobile)})` +
    `|(?<whatsapp>${alternatives(PHONE_WORDS.whatsapp)})|(?<voice>${alternatives(PHONE_WORDS.voice)}|t|p|代表|代))\\.? ?[)\\]/,]`,
  'u',
)
const CLOSING = compilePattern(
  `^ ?[-–—,]? ?(?:(?<fax>${labelWords('faxBehind')})|(?<mobile>${labelWords('mobileBehind')})` +
    `|(?<voice>${labelWords('voiceBehind')}))\\.?(?= ?(?:[\\n\\t]|$))`,
  'u',
)

/**
 * Returns the label after a number that ends at `end`: in brackets (`(fax)`, `（代表）`) with distance 0, or a word that
 * ends the line with distance 1.
 */
export function labelAfter(text: string, end: number): NumberLabel | null {
  const after = text.slice(end, end + 24).toLowerCase()
  const own = OPENS_BRACKET.test(after) && PARENTHESISED.exec(after)
  if (own) return { kind: kindOf(own.groups!), distance: 0 }
  const closing = CLOSING.exec(after)
  return closing && { kind: kindOf(closing.groups!), distance: 1 }
}

const KINDS = ['fax', 'mobile', 'whatsapp', 'voice', 'weak'] as const

function kindOf(groups: Record<string, string | undefined>): LabelKind {
  return KINDS.find((kind) => groups[kind] !== undefined || groups[`${kind}Sign`] !== undefined) ?? 'other'
}
