import { wordsOfLanguages } from '../../facts/tables.ts'
import { compilePattern } from '../../lib/compile-pattern.ts'
import { once } from '../../lib/text/once.ts'
import { CHINESE_LABELS, JAPANESE_LABELS } from '../names/words/cjk.ts'
import type { Page } from '../page.ts'
import { runStartBefore } from './east-asian-run.ts'
import { EAST_ASIAN } from './legal-form-patterns.ts'
import { type CompanyMention, kindWordMention } from './mention.ts'

const NAMES_MAX = 60
/** Maximum characters of a name before the word that says what it is. */
const OWN_LENGTH_MAX = 14
const EAST_ASIAN_WORD = /^[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}ー]{2,}$/u
const HAN = /\p{Script=Han}/u
const kindNouns = once(() =>
  wordsOfLanguages(({ organisationNouns }) => organisationNouns).filter((word) => EAST_ASIAN_WORD.test(word)),
)

/** The organisation words of Chinese, Japanese and Korean, longest first. */
const kindPattern = once(() =>
  compilePattern(
    kindNouns()
      .toSorted((one, other) => other.length - one.length)
      .join('|'),
    'gu',
  ),
)

/**
 * What may follow a name directly: nothing, a particle, a part of a university or the position of a person there
 * (`青葉大学大学院工学研究科`, `青葉協会会長`).
 */
const BEHIND = compilePattern(
  `^(?:$|[^\\p{Script=Han}\\p{Script=Katakana}\\p{Script=Hangul}ー]|(?<unit>(?:附属|大学院)?(?:\\p{Script=Han}{0,10}(?:部|科|系|院|所|室|会))?)(?:$|[^\\p{L}ー]|${JAPANESE_LABELS}|${CHINESE_LABELS}|[卒入在毕畢]))`,
  'u',
)
const BEHIND_KOREAN = /^(?:은|는|이|가|을|를|의|에|에서|와|과|도|로|으로)?(?:$|[^\p{L}])/u
const BEHIND_LENGTH_MAX = 24

/** Small words that end what comes before a name, also in the middle of a run of characters. */
const PARTICLE = /(?<=.)[のはがをへでにとやも]|[於于在是和与與及至由从從到任为為了の]/gu
/** A name written in Hiragana begins its run and goes on in other letters: `さくら市立東小学校`, but not `通った学校`. */
const OWN = /^\p{Script=Hiragana}{0,6}[^\p{Script=Hiragana}]*$/u
/** Characters that only say which of its kind an organisation is, whatever its name: `県立`, `私立`, `総合`, `各`. */
const PLAIN =
  /^[国國私公県縣市都道府町村区區省立各同本当他她我你全総總合综専专門门動动物中央一般新旧某母出身女男子短期近隣此该該这這那两兩多几幾名所在级級学學校大小高等地方民間]*$/u
const PLAIN_KOREAN = /^[국공사시도구군]립$|^[우저]리$|^[종전][합국]$/u
/** Words that make a rank of an organisation's noun: `선임연구원`, a senior researcher. */
const RANKS = compilePattern(`^(?:${wordsOfLanguages(({ rankWords }) => rankWords, '|').join('|')})+$`, 'u')
/** A verb before the kind: `人をつなぐ協会`. Names in Hiragana follow no particle: `ひまわり保育園`. */
const VERB = /[をにがとでへ]\p{Script=Hiragana}{1,5}[うくぐすつぬぶむるた]$/u

/**
 * Finds schools, hospitals, institutes and offices in Chinese, Japanese and Korean, whose names end with what they are
 * and have no legal form: `青葉大学`, `みなみ市教育委員会`.
 */
export function findEastAsianKinds({ text }: Page): CompanyMention[] {
  if (!EAST_ASIAN.test(text)) return []
  const found: CompanyMention[] = []
  const pattern = kindPattern()
  pattern.lastIndex = 0
  for (let match = pattern.exec(text); match && found.length < NAMES_MAX; match = pattern.exec(text)) {
    const end = match.index + match[0].length
    const isHan = HAN.test(match[0]) || !/\p{Script=Hangul}/u.test(match[0])
    const behind = (isHan ? BEHIND : BEHIND_KOREAN).exec(text.slice(end, end + BEHIND_LENGTH_MAX))
    if (!behind) continue
    const start = ownStart(text, match.index)
    const own = text.slice(start, match.index)
    if (own.length < 2 || own.length > OWN_LENGTH_MAX || !OWN.test(own)) continue
    if (PLAIN.test(own) || PLAIN_KOREAN.test(own) || RANKS.test(own) || /^[A-Za-z0-9]*$/.test(own)) continue
    if (VERB.test(text.slice(Math.max(0, start - 1), match.index))) continue
    const unit = behind.groups?.unit ?? ''
    found.push(kindWordMention(text, start, isUnion(unit) ? end + unit.length : end))
    pattern.lastIndex = end + unit.length
  }
  return found
}

/** Whether a noun makes one organisation of many: `青葉県商工会連合会`. */
const isUnion = (noun: string) => /[会會盟]$/u.test(noun) && kindNouns().includes(noun)

/** Where the characters of a name begin, behind a space or the last particle. */
function ownStart(text: string, to: number): number {
  const from = runStartBefore(text, to)
  const run = text.slice(from, to)
  let start = from
  for (const { 0: particle, index } of run.matchAll(PARTICLE)) start = from + index + particle.length
  return start
}
