/** The characters that can occur in East Asian company names. */
const RUN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}A-Za-z0-9Ａ-Ｚａ-ｚー・＆&.々〆ヶ]/u
const RUN_LENGTH_MAX = 48
/**
 * The joint between two parts of a name: an ampersand, or, between Latin parts, a hyphen or one space before a capital,
 * optionally with a small word: `株式会社E-Grant`, `株式会社Bread & Butter`, `Acme Tools of Osaka株式会社`.
 */
const JOINT =
  / & (?=[^\s\d])|(?<=[A-Za-z0-9.&])(?:[-'’](?=[A-Za-z0-9])|[ \u00a0](?:(?:and|of|for|the) )?(?=[A-Z]|\d+[A-Za-z]))/uy
/**
 * The space between two Hangul words that end a line or a part of it, or that precede the form: `㈜ 한빛 산업`, unlike
 * `㈜한빛의 소식`.
 */
const HANGUL_JOINT =
  /(?<=\p{Script=Hangul}{2})(?<!의) (?=(?<word>\p{Script=Hangul}{2,6})(?:$|[\n,|/·()]| (?:주식회사|\(주\)|㈜)))/uy
/** Words that appear beside names without being part of them. */
const LATIN_STOP =
  /^(?:tel|fax|phone|e-?mail|mail|url|web|website|copyright|all|rights|reserved|inc|co|ltd|llc|corp|ceo|cto|cfo|coo|president|director|manager|powered|produced|operated|by|site)(?![a-z])/i
const HANGUL_STOP =
  /^(?:대표|사장|회장|이사|주소|전화|팩스|사업자|본사|지점|서울|부산|대구|인천|광주|대전|울산|경기|강원|제주)/
/** `운영합니다`, `설립했다`: verb endings. */
const HANGUL_VERB = /(?:[니었였했된]다|세요)$/
const FIRST_WORD = /^([^ \u00a0]+)[ \u00a0]/
const LONGEST_STOP = 12

/** Whether a character may be part of a name. */
export const isRunCharacter = (char: string | undefined): boolean => char !== undefined && RUN.test(char)

/** Returns the end of the run of name characters that begins at an offset. */
export function runEndAfter(text: string, from: number): number {
  let end = from
  while (end - from < RUN_LENGTH_MAX) {
    const step = isRunCharacter(text[end]) ? 1 : jointAt(text, end)
    if (step === 0) break
    end += step
  }
  return end
}

/**
 * Returns the start of the run of name characters that ends at an offset: the `A` of `Acme` in `Powered by Acme株式会社`
 * and `© 2024 Acme株式会社`.
 */
export function runStartBefore(text: string, to: number): number {
  let start = to
  while (to - start < RUN_LENGTH_MAX && (isRunCharacter(text[start - 1]) || jointAt(text, start - 1) > 0)) start--
  for (;;) {
    const first = FIRST_WORD.exec(text.slice(start, to))?.[1]
    if (first === undefined || !(LATIN_STOP.test(first) || /^(?:[a-z]+|\d+)$/.test(first))) return start
    start += first.length + 1
  }
}

/** Returns the length of the joint between name parts at an offset, or 0 without one. */
function jointAt(text: string, at: number): number {
  const joint = match(JOINT, text, at)
  if (joint) {
    const next = at + joint[0].length
    return LATIN_STOP.test(text.slice(next, next + LONGEST_STOP)) ? 0 : joint[0].length
  }
  const word = match(HANGUL_JOINT, text, at)?.groups?.word
  return word !== undefined && !HANGUL_STOP.test(word) && !HANGUL_VERB.test(word) ? 1 : 0
}

function match(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  if (at < 0) return null
  pattern.lastIndex = at
  return pattern.exec(text)
}
