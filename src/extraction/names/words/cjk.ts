/** Family names and labels of Japanese, Chinese and Korean pages, as regular expression alternatives. */
import { JA } from '../../../facts/languages/ja.ts'
import { KO } from '../../../facts/languages/ko.ts'
import { ZH } from '../../../facts/languages/zh.ts'

export const JAPANESE = JA.personTexts!.unspaced!
export const CHINESE = ZH.personTexts!.unspaced!
export const KOREAN = KO.personTexts!.unspaced!

/** Longest match first. */
const alternatives = (words: string | null) =>
  (words ?? '')
    .split(' ')
    .sort((a, b) => b.length - a.length)
    .join('|')
/** The same, with names of one character in one class, which is read faster than as many alternatives. */
function familyNames(words: string | null): string {
  const names = words?.split(' ') ?? []
  const [long, single] = [names.filter((name) => name.length > 1), names.filter((name) => name.length === 1)]
  return `${long.join('|')}|[${single.join('')}]`
}

export const JAPANESE_FAMILY_NAMES = alternatives(JAPANESE.familyNames)
export const CHINESE_FAMILY_NAMES = familyNames(CHINESE.familyNames)
export const KOREAN_FAMILY_NAMES = familyNames(KOREAN.familyNames)

/** Positions, professions and form labels. */
export const JAPANESE_LABELS = alternatives(JAPANESE.labels)
export const CHINESE_LABELS = alternatives(CHINESE.labels)
export const KOREAN_LABELS = alternatives(KOREAN.labels)
