import { compilePattern } from '../../lib/compile-pattern.ts'
import type { Page } from '../page.ts'
import { registerLabels } from '../register-labels.ts'
import { WordPattern } from '../word-pattern.ts'
import { wordsOf } from './company-key.ts'
import { CONNECTORS, isGeneric, NAME_STOPS } from './company-words.ts'
import type { CompanyMention } from './mention.ts'
import { isLegalForm } from './name-words.ts'

/** The beginnings of labels for register and tax numbers of firms. */
const SPELLINGS = registerLabels()
const LABEL = new WordPattern(
  (first) => {
    const labels = SPELLINGS.filter((label) => label.charAt(0).toLowerCase() === first)
    const pattern = labels.map((label) => label.replace(/[$()*+.?[\]^{|}]/g, '\\$&')).join('|')
    return labels.length > 0 ? compilePattern(`(?:${pattern})(?!\\p{L})[^\\n\\t\\d]{0,24}\\d`, 'uy') : null
  },
  () => SPELLINGS,
  { isCapitalised: true, isExact: true },
)

const LINE_MAX = 140
const NAME_LENGTH_MAX = 70
const WORDS_MAX = 8
const NAMES_MAX = 10
/** Separators between a name and the text before it on its line. */
const BREAK = /[\n\t|•·;:©]|\s[-–—]\s(?=.*\S)/g

/** Finds the name before a register number on its line: `Elm Street Dentists - VAT no. 123 4567 89`. */
export function findRegisteredNames(page: Page): CompanyMention[] {
  const { text } = page
  const found: CompanyMention[] = []
  for (const { index } of LABEL.matchesIn(page)) {
    const line = text.slice(Math.max(0, index - LINE_MAX), index).replace(/(?<![\s,;:|·•(–—-])[\s,;:|·•(–—-]+$/, '')
    const last = [...line.matchAll(BREAK)].at(-1)
    const from = last ? last.index + last[0].length : 0
    // An address may come between: "Acme Tools, 4 High Street, Wells".
    const [head = '', next = ''] = line.slice(from).split(', ')
    const name = (isLegalForm(next) ? `${head}, ${next}` : head).trim()
    if (!isName(name)) continue
    const start = text.indexOf(name, Math.max(0, index - LINE_MAX) + from)
    found.push({ name, kind: 'register', method: 'text', weight: 0.45, start, end: start + name.length })
    if (found.length >= NAMES_MAX) break
  }
  return found
}

function isName(name: string): boolean {
  if (name.length > NAME_LENGTH_MAX || !/^["“„«]?\p{Lu}/u.test(name) || /\d{2}|[@?!]/.test(name)) return false
  const words = wordsOf(name)
  const isSentence = name.split(' ').some((word) => NAME_STOPS.has(word) && !CONNECTORS.has(word))
  // `Stellungnahme der Handelskammer`: the text is about the register itself.
  const isLead = CONNECTORS.has(name.slice(name.lastIndexOf(' ') + 1))
  return words.length > 1 && words.length <= WORDS_MAX && !isGeneric(words) && !isSentence && !isLead
}
