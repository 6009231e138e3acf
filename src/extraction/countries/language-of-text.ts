/** Scripts that one language or nearly one uses, most telling first. */
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
/** Common words that hardly any other of these languages has. */
const WORDS: Readonly<Record<string, string>> = {
  en: 'the and of for with our you your this that from are have',
  de: 'und der die das mit für nicht ist wir sie auf eine unsere ihre von zum über',
  fr: 'les des et une pour dans vous nous est avec sur votre notre aux nos plus',
  es: 'los las con una por del está nuestro nuestra más para como y el sus',
  pt: 'não uma com os são nossa você dos mais para como em da do ao seu',
  it: 'della per con una sono gli che nostro del di il nei più dei alla',
  nl: 'het een van voor met zijn wij onze niet naar bij ook en de aan',
  sv: 'och för att med vi på är det till av som har eller inte från',
  da: 'og til af med på vi er det for ikke vores din kan hos',
  no: 'og til av med på vi er det for ikke våre din kan hos',
  fi: 'ja on ei että tai sekä myös meidän ovat kanssa',
  pl: 'jest się nie na dla oraz od do lub w z są nasze jak',
  cs: 'je se pro na nebo jsme jako naše vás které při také',
  sk: 'je sa pre na alebo sme ako naše vás ktoré pri aj',
  hu: 'és az egy hogy nem vagy meg is ha kapcsolat',
  ro: 'și şi este pentru din cu sau mai noastre vă',
  hr: 'je za se na ili su od nas kako vaše kontakt koji',
  tr: 've bir için ile olarak bu veya daha çok',
  id: 'dan yang untuk dengan kami dari ini anda',
  vi: 'và của cho các với được trong',
  lt: 'ir yra su mūsų apie kaip arba',
  lv: 'un ir ar mūsu par vai kas no',
  et: 'ja on ei või meie kui ning',
  ca: 'els amb per una dels nostra més',
}
interface CommonWord {
  readonly word: string
  /** Positions in `LANGUAGES`. */
  readonly languages: readonly number[]
}
const LANGUAGES = Object.keys(WORDS)
/** By a hash of their letters, so that the words of a text need not become strings to be looked up. */
const COMMON_WORDS = commonWords()

function commonWords(): Map<number, CommonWord> {
  const languagesOf = new Map<string, number[]>()
  for (const [at, language] of LANGUAGES.entries()) {
    for (const word of WORDS[language]!.split(' ')) languagesOf.set(word, [...(languagesOf.get(word) ?? []), at])
  }
  return new Map([...languagesOf].map(([word, languages]) => [hashOf(word), { word, languages }]))
}

/** Of the words above. */
const WORD_LENGTH_MAX = 9

/** No two of the words above have the same. */
function hashOf(word: string): number {
  let hash = 0
  for (let at = 0; at < word.length; at++) hash = hashWith(hash, word.charCodeAt(at))
  return hash
}

function hashWith(hash: number, code: number): number {
  return (Math.imul(hash, 31) + code) | 0
}

const SAMPLE_LENGTH = 6_000
const WORDS_MIN = 5

/** The language that a text is written in, by its script and its commonest words; null when too short or mixed to tell. */
export function languageOfText(text: string): string | null {
  const sample = text.slice(0, SAMPLE_LENGTH)
  return /[^\x00-\u024f\u2000-\u22ff]/.test(sample)
    ? (languageOfScript(sample) ?? languageOfWords(text))
    : languageOfWords(text)
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

/** Reads the text itself rather than a slice of it, whose characters cost twice the time. */
function languageOfWords(text: string): string | null {
  const length = Math.min(text.length, SAMPLE_LENGTH)
  const counts = new Float64Array(LANGUAGES.length)
  let start = 0
  let hash = 0
  for (let at = 0; at <= length; at++) {
    const letter = at < length ? lowerCase(text.charCodeAt(at)) : NO_LETTER
    if (letter !== NO_LETTER) {
      hash = hashWith(hash, letter)
      continue
    }
    if (at > start && at - start <= WORD_LENGTH_MAX) {
      const common = COMMON_WORDS.get(hash)
      if (common && isWordAt(text, start, at, common.word)) countWord(counts, common)
    }
    start = at + 1
    hash = 0
  }
  const [first = 0, second = 0] = counts.toSorted().reverse()
  return first >= WORDS_MIN && first > 1.3 * second ? LANGUAGES[counts.indexOf(first)]! : null
}

const isWordAt = (text: string, start: number, end: number, word: string) =>
  end - start === word.length && (text.startsWith(word, start) || text.slice(start, end).toLowerCase() === word)

function countWord(counts: Float64Array, { languages }: CommonWord): void {
  for (let at = 0; at < languages.length; at++) counts[languages[at]!]! += 1 / languages.length
}

/** The lower case of each UTF-16 code unit that is a letter, filled in as units are met. */
const lowerCases = new Uint16Array(0x10000)
const NO_LETTER = 1

/** The code unit of a letter in lower case; halves of surrogate pairs are none, nor is what takes two units (`İ`). */
function lowerCase(code: number): number {
  const known = lowerCases[code]!
  if (known !== 0) return known
  const lower = String.fromCharCode(code).toLowerCase()
  const letter = lower.length === 1 && /\p{L}/u.test(lower) ? lower.charCodeAt(0) : NO_LETTER
  lowerCases[code] = letter
  return letter
}
