import { compilePattern } from '../../lib/compile-pattern.ts'
import { once } from '../../lib/text/once.ts'
import { isAndWord } from '../and-words.ts'
import { foldName } from '../names/fold-name.ts'
import { isDepartmentQualifier, isDepartmentWord } from '../names/vocabulary.ts'
import { careerTexts } from './career-words.ts'
import { isHouseKind, isKind } from './kind-words.ts'
import { GENITIVES } from './of-words.ts'
import { wordsInTexts } from './organisation-texts.ts'

/** Maximum number of offices before a name: `Presidente del Consiglio di Amministrazione di Elm SpA`. */
const LEADS_MAX = 4
/** The last words before where a name seems to begin: names end at some titles, and at words in lower case. */
const WORDS_BEFORE = /(?<![^\s(])(?:[^\s,;:.()]+ ){1,3}$/
const BEFORE_LENGTH_MAX = 40

const COMPLEMENTS = wordsInTexts(({ insideNames }) => insideNames?.complements).join('|')
const ARTICLES = wordsInTexts(({ insideNames }) => insideNames?.articles).join('|')
const OF = `(?:(?:${GENITIVES}|${COMPLEMENTS}) (?:(?:${ARTICLES}) |l['’])?|d(?:ell)?['’])`
const WORD = '[^\\s,;:.()]+'

/** An office with what it is for: `Direttore Vendite e Marketing di`. */
const office = once(() => compilePattern(`(?:${careerTexts('offices')}) (?<field>(?:${WORD} ){0,4}?)${OF}`, 'iuy'))
const board = once(() => compilePattern(`(?:${careerTexts('boards')}) ${OF}`, 'iuy'))
/** What an office is for, behind a preposition: `Direttore delle Vendite di`. */
const department = once(() => compilePattern(`(?<field>(?:${WORD} ){1,3}?)${OF}`, 'iuy'))
const NAME = /["“„«]?[\p{Lu}\p{N}]/uy

/**
 * Returns where a name with a legal form begins behind an office that somebody holds there, or a board of it:
 * `Vicepresidente e Presidente di Elm SpA`, `Consejo de Administración de Elm, S.A.`.
 *
 * @param start where the capitalised words before the form begin
 */
export function behindOffice(text: string, start: number, formStart: number): number {
  const before = WORDS_BEFORE.exec(text.slice(Math.max(0, start - BEFORE_LENGTH_MAX), start))?.[0] ?? ''
  const phrase = before + text.slice(start, formStart)
  for (let at = 0; at <= before.length; at = phrase.indexOf(' ', at) + 1) {
    const end = officesEnd(phrase, at)
    if (end > before.length) return start - before.length + end
    if (at === before.length) break
  }
  return start
}

/** Where a name begins behind the offices at an offset, or that offset without any. */
function officesEnd(text: string, start: number): number {
  let end = start
  for (let count = 0; count < LEADS_MAX; count++) {
    const next =
      leadEnd(text, end, office(), isPart) ??
      leadEnd(text, end, board(), () => true) ??
      (end > start ? leadEnd(text, end, department(), isDepartment) : null)
    if (next === null) break
    end = next
  }
  return end
}

/** The end of a lead at an offset if a name follows and all words of its field are possible, or null. */
function leadEnd(text: string, at: number, lead: RegExp, isPossible: (word: string) => boolean): number | null {
  lead.lastIndex = at
  const found = lead.exec(text)
  if (!found) return null
  const end = at + found[0].length
  const field = found.groups?.field?.trim().split(' ').filter(Boolean) ?? []
  NAME.lastIndex = end
  return NAME.test(text) && field.every(isPossible) && !isNamedAfter(field, text.slice(end)) ? end : null
}

/** `titolare Elmi Impianti di Elmi Mario`: a firm whose name goes on with that of its owner. */
const isNamedAfter = (field: readonly string[], rest: string) =>
  field.some((word) => /^\p{Lu}\p{L}{2}/u.test(word) && rest.split(' ').includes(word))

/** Whether a word belongs to an office and to no organisation: `Responsabile Marketing`, but `Direttore Museo`. */
const isPart = (word: string) => isDepartment(word) || !(isKind(word) || isHouseKind(word))
const isDepartment = (word: string) =>
  isAndWord(word) || isDepartmentWord(foldName(word)) || isDepartmentQualifier(foldName(word))
