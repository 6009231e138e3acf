import { languagesWhere, wordsOfLanguages } from '../../facts/tables.ts'
import { compilePattern } from '../../lib/compile-pattern.ts'
import { OF_WORDS } from '../companies/of-words.ts'
import { isFirmForm } from '../form-words.ts'
import { foldName } from './fold-name.ts'
import { givenName } from './given-names.ts'
import type { NameWord } from './name-parts.ts'
import type { NameRun } from './name-runs.ts'
import { isLedTo } from './prose-signs.ts'
import { isFamilyName, isLabelWord, isTitleAdjective, isTitleWord, ROLE_ENDING } from './vocabulary.ts'

const FIRM_PARTICLE = compilePattern(
  ` (?:von (?:der|dem)|vom|van (?:de|het)|de la|from|bei|${OF_WORDS}) (?=\\p{Lu})`,
  'gu',
)
/** A word of a firm's name before its legal form. */
const FIRM_WORD = /^[\p{Lu}&][\p{L}&.]{0,24}$/u
const FIRM_WORDS_MAX = 5
const FIRM_MAX = 80

/**
 * Cuts the employer off a name: "von der Marlow Bau GmbH" looks like a family name with particles.
 *
 * @param after the line's text after the run
 */
export function beforeFirm(run: NameRun, after: string): NameRun {
  const next = after.slice(0, FIRM_MAX)
  for (const { 0: particle, index } of run.value.matchAll(FIRM_PARTICLE)) {
    const value = run.value.slice(0, index)
    const words = run.words.slice(0, value.split(' ').length)
    // "Jane Roe di Marlow Elm S.p.A.": the run may end within the form.
    const firm = ` ${run.value.slice(index + particle.length)}${next}`
    if (words.length < 2 || !(leadsToForm(next) || leadsToForm(firm))) continue
    return { ...run, end: run.end - (run.value.length - value.length), words, value }
  }
  return run
}

/** Whether a text continues with capitalised words up to a legal form, including `e. V.`. */
function leadsToForm(text: string): boolean {
  const [before, ...words] = text.replace(/(?<=\.) (?=\p{Lu}\.)/gu, '').split(/[ -]/, FIRM_WORDS_MAX + 1)
  if (before !== '') return false
  for (const word of words) {
    if (isFirmForm(word.replace(/[,;:)].*$/s, ''))) return true
    if (!FIRM_WORD.test(word)) return false
  }
  return false
}

const LAST_WORD = /(\p{L}[\p{L}-]{2,24}) $/u
const LAST_WORD_MAX = 26
const CUT_MAX = 3

/**
 * Removes the capitalised words of an office between a job title and a name: "przewodniczący Rady Rodziców Jan Lis",
 * "předseda Správy Jan Lis". Applies only if an unambiguous given name follows and no other given name comes first.
 *
 * @param before the line's text before the run
 */
export function behindOffice(before: string, run: NameRun): NameRun {
  const { words } = run
  if (words.length < 3 || words.length > CUT_MAX + 3 || givenName(words[0]!.folded) !== 'unknown') return run
  const at = words.findIndex(({ folded }) => givenName(folded) === 'sure')
  if (at < 1 || at > CUT_MAX || at === words.length - 1) return run
  if (words.slice(0, at).some(({ folded, isInitial }) => isInitial || isFamilyName(folded))) return run
  const title = LAST_WORD.exec(before.slice(-LAST_WORD_MAX))?.[1]
  if (!title || !isTitleWord(foldName(title))) return run
  return from(run, at)
}

/**
 * Removes the words of a title behind its noun: "presidente onorario", "dyrektor generalny". Null if nothing but a name
 * of an organisation may follow: "Direttore Esecutivo di Olmo".
 *
 * @param before the line's text before the run
 */
export function behindAdjectives(before: string, run: NameRun): NameRun | null {
  const count = run.words.findIndex(({ folded }) => !isTitleAdjective(folded))
  if (count === 0) return run
  const title = LAST_WORD.exec(before.slice(-LAST_WORD_MAX))?.[1]
  if (title === undefined || !isTitleWord(foldName(title))) return run
  const rest = count > 0 && count < run.words.length - 1 ? from(run, count) : null
  return rest !== null && /^\p{Lu}/u.test(rest.value) ? rest : null
}

/** Whether a word is a compound job title: Bundesministerin, Teamchef, Marlow-CEO. */
function isRoleCompound({ folded }: NameWord): boolean {
  const last = folded.slice(folded.lastIndexOf('-') + 1)
  return isTitleWord(last) || (last.length > COMPOUND_MIN && ROLE_ENDING.test(last))
}
const COMPOUND_MIN = 6

/**
 * Removes a job title before a whole name: "Bundesministerin Anna Berg", "Marlow-CEO Maria Berg". The given name must
 * be a known one, because some lists put the family name first.
 */
export function behindRole(run: NameRun): NameRun {
  const { words } = run
  if (words.length < 3 || givenName(words[0]!.folded) !== 'unknown') return run
  if (isRoleCompound(words[0]!) && givenName(words[1]!.folded) !== 'unknown') return from(run, 1)
  // "i Consiglieri Marlow Anna, Lind Marco": what a list calls its people, and the family name first
  if (words.length === 3 && isLabelWord(words[0]!.folded) && givenName(words[2]!.folded) === 'sure') return from(run, 1)
  // "Elm Bakanı Ayşe Kaya": languages that write a whole title with capitals, its noun last
  const at = words.findIndex(({ folded }) => givenName(folded) === 'sure')
  return at > 1 && at <= CUT_MAX && at < words.length - 1 && isRoleCompound(words[at - 1]!) ? from(run, at) : run
}

const EMPLOYER = / (?:van|von)(?: (?:de[rn]?|het|dem))? \p{Lu}/u

/**
 * Cuts what a preposition that is also a particle of names joins behind a whole name: "Jan Visser van Elmstal". Not for
 * "Jan Peter van Elm", whose second word is a given name too.
 */
export function beforeEmployer(run: NameRun): NameRun {
  const at = EMPLOYER.exec(run.value)?.index ?? -1
  if (at < 0) return run
  const value = run.value.slice(0, at)
  const words = run.words.slice(0, value.split(' ').length)
  const isWhole =
    words.length === 2 &&
    givenName(words[0]!.folded) === 'sure' &&
    !words[1]!.isInitial &&
    givenName(words[1]!.folded) === 'unknown'
  return isWhole ? { ...run, end: run.end - (run.value.length - value.length), words, value } : run
}

/**
 * Cuts off the verb or participle with which a sentence begins before a whole name: "Modera Marco Rossi", "Fondata da
 * Marco Rossi".
 *
 * @param before the line's text before the run
 */
export function behindLead(before: string, run: NameRun): NameRun {
  const [first, second] = run.words
  if (run.words.length < 3 || givenName(first!.folded) !== 'unknown' || givenName(second!.folded) !== 'sure') return run
  const cut = from(run, 1)
  return isLedTo(foldLead(before + run.value.slice(0, run.value.length - cut.value.length))) ? cut : run
}
const LEAD_MAX = 40
const foldLead = (text: string) => ` ${foldName(text.slice(-LEAD_MAX))} `

const OF = / vo[nm] (?=\p{Lu})/u
const TO = / (?:zur|zum|in(?: de[rmn])?|des) \p{Lu}/u

/**
 * Removes what German prepositions, which are also particles of names, join to a whole name: "Studie von Jan Berg",
 * "Jan Berg zum Vorsitz". Not for "Marlow von Berg" and "Jan zur Berg", which have no other given or family name.
 */
export function withoutPrepositions(run: NameRun): NameRun {
  const head = behindPreposition(run)
  const { index } = TO.exec(head.value) ?? { index: -1 }
  const words = index < 0 ? [] : head.words.slice(0, head.value.slice(0, index).split(' ').length)
  if (words.length < 2 || givenName(words[0]!.folded) === 'unknown') return head
  const value = head.value.slice(0, index)
  return { ...head, end: head.end - (head.value.length - index), words, value }
}

function behindPreposition(run: NameRun): NameRun {
  const of = OF.exec(run.value)
  if (!of || givenName(run.words[0]!.folded) !== 'unknown') return run
  const at = run.value.slice(0, of.index).split(' ').length
  const first = run.words[at]
  return first && at < run.words.length - 1 && givenName(first.folded) === 'sure' ? from(run, at) : run
}

/** Nouns at most before a name in a language that capitalises nouns: "Marlows Vereinskollegin Jane Roe". */
const NOUNS_MAX = 2
/** "Gespräch mit der ", ", ", "“, sagt ": a sentence in which the noun after it is no family name. */
const IN_SENTENCE = /(?:\p{Ll}|\p{Ll},|[”"»“],?|\d|\p{Ll}\.) $/u

/**
 * Removes nouns for people before a whole name on a page whose language capitalises nouns: "Sänger Jan Berg",
 * "TV-Star Jana Berg". They say that it is a person.
 *
 * @param before the line's text before the run
 */
export function behindNouns(before: string, run: NameRun): NameRun {
  const { words } = run
  if (words.length < 3) return run
  const at = words.findIndex(({ folded }) => givenName(folded) !== 'unknown')
  if (at < 1 || at > NOUNS_MAX || at === words.length - 1) return run
  const isGiven = givenName(words[at]!.folded) === 'sure' || isFamilyName(words.at(-1)!.folded)
  const noun = words[at - 1]!
  if (!isGiven || !isPersonNoun(noun)) return run
  const isSentence = IN_SENTENCE.test(before.slice(-IN_SENTENCE_MAX))
  const isFamily = ({ folded, isInitial }: NameWord) => isInitial || (!isSentence && isFamilyName(folded))
  return words.slice(0, at).some(isFamily) ? run : from(run, at)
}
const IN_SENTENCE_MAX = 4

/** Whether a word is a noun for a person, or a compound that ends in one: Sängerin, Teamkollege, TV-Star. */
function isPersonNoun({ text, folded }: NameWord): boolean {
  const last = folded.slice(folded.lastIndexOf('-') + 1)
  return text.length > NOUN_LENGTH_MIN && (isTitleWord(last) || personNoun().test(last))
}
const NOUN_LENGTH_MIN = 3
let nounEnding: RegExp | undefined
const personNoun = () =>
  (nounEnding ??= new RegExp(`(?:${wordsOfLanguages((one) => one.personNouns, '|').join('|')})$`))
let nounLanguages: ReadonlySet<string> | undefined

/** Whether a language, in two letters, capitalises nouns. */
export function capitalisesNouns(language: string): boolean {
  nounLanguages ??= new Set(languagesWhere(({ personNouns }) => personNouns !== null))
  return nounLanguages.has(language)
}

/** Returns the part of a run from the word at an index. */
function from(run: NameRun, at: number): NameRun {
  const position = run.value.indexOf(run.words[at]!.text, run.words[at - 1]!.text.length)
  return position < 0
    ? run
    : {
        ...run,
        start: run.end - (run.value.length - position),
        words: run.words.slice(at),
        value: run.value.slice(position),
      }
}

const VERB = /^\p{Lu}?\p{Ll}{2,}[^s\P{Ll}]s$/u

/**
 * Cuts a headline's verb off a whole name: "Jane Roe Gives Talk on Roads". Keeps family names and words at the end of
 * the line.
 *
 * @param after the line's text after the run
 */
export function beforeHeadline(run: NameRun, after: string): NameRun {
  const { words } = run
  const last = words.at(-1)!
  if (words.length < 3 || !/^ \p{Lu}/u.test(after) || !VERB.test(last.text)) return run
  const [first, family] = [words[0]!, words.at(-2)!]
  const inSequence = isFamilyName(family.folded) || givenName(family.folded) !== 'sure'
  const isWhole = givenName(first.folded) !== 'unknown' && !family.isInitial && inSequence
  if (!isWhole || isFamilyName(last.folded) || givenName(last.folded) !== 'unknown') return run
  const cut = last.text.length + 1
  return { ...run, end: run.end - cut, words: words.slice(0, -1), value: run.value.slice(0, -cut) }
}
