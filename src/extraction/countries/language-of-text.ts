import { indexWords } from '../word-index.ts'
import { languageOfWords } from './language-of-words.ts'

/** Scripts used by one language or almost only one, most distinctive first. */
const SCRIPTS: readonly (readonly [string, RegExp])[] = [
  ['ja', /[\u3041-\u3096\u30a1-\u30fa]/g],
  ['ko', /[\uac00-\ud7a3]/g],
  ['th', /[\u0e01-\u0e2e]/g],
  ['he', /[\u05d0-\u05ea]/g],
  ['el', /[\u0391-\u03c9]/g],
  ['hi', /[\u0905-\u0939]/g],
  ['bn', /[\u0985-\u09b9]/g],
  ['ta', /[\u0b85-\u0bb9]/g],
  ['ka', /[\u10d0-\u10ff]/g],
  ['hy', /[\u0531-\u0586]/g],
  ['km', /[\u1780-\u17b3]/g],
  ['zh', /[\u4e00-\u9fff]/g],
  ['ar', /[\u0621-\u064a]/g],
  ['ru', /[\u0410-\u044f]/g],
]
const SCRIPT_LETTERS_MIN = 24
const SAMPLE_LENGTH = 6_000

/**
 * Returns the language of a text, judged by its script and its most common words, or null when the text is too short or
 * too mixed.
 *
 * @param words the index of the text's words
 */
export function languageOfText(text: string, words = indexWords(text)): string | null {
  const sample = text.slice(0, SAMPLE_LENGTH)
  const ofScript = /[^\x00-\u024f\u2000-\u22ff]/.test(sample) ? languageOfScript(sample) : null
  return ofScript ?? languageOfWords(text, words, SAMPLE_LENGTH)
}

function languageOfScript(sample: string): string | null {
  for (const [language, letters] of SCRIPTS) {
    const count = sample.match(letters)?.length ?? 0
    if (count < SCRIPT_LETTERS_MIN || count < sample.length / 20) continue
    if (language === 'ru') return cyrillicLanguage(sample)
    if (language === 'ar')
      return /[\u067e\u0686\u06af\u06cc]/.test(sample) ? (/[\u0679\u0688\u06d2]/.test(sample) ? 'ur' : 'fa') : 'ar'
    if (language === 'zh') return /[們國電話學業務聯絡繫]/.test(sample) ? 'zh-hant' : 'zh-hans'
    return language
  }
  return null
}

function cyrillicLanguage(sample: string): string {
  const count = (letters: RegExp) => sample.match(letters)?.length ?? 0
  if (count(/[ў]/g) > 2) return 'be'
  if (count(/[іїєґ]/gi) > 4) return 'uk'
  if (count(/[әғқңөұүһ]/gi) > 4) return 'kk'
  if (count(/[ђћљњџј]/gi) > 4) return count(/[ќѓѕ]/gi) > 1 ? 'mk' : 'sr'
  if (count(/[ыэ]/gi) === 0 && count(/ъ/gi) > 0) return 'bg'
  return 'ru'
}
