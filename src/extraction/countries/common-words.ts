/** A word that is among the commonest of some languages. */
export interface CommonWord {
  readonly word: string
  /** Positions in `LANGUAGES`. */
  readonly languages: readonly number[]
}

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

export const LANGUAGES = Object.keys(WORDS)
/** By a hash of their letters, so that the words of a text need not become strings to be looked up. */
export const COMMON_WORDS: ReadonlyMap<number, CommonWord> = commonWords()
export const COMMON_WORD_LENGTH_MAX = Math.max(...[...COMMON_WORDS.values()].map(({ word }) => word.length))

/** The hash of some letters and one more; that of none is 0. */
export function hashWith(hash: number, code: number): number {
  return (Math.imul(hash, 31) + code) | 0
}

function commonWords(): Map<number, CommonWord> {
  const languagesOf = new Map<string, number[]>()
  for (const [at, language] of LANGUAGES.entries()) {
    for (const word of WORDS[language]!.split(' ')) languagesOf.set(word, [...(languagesOf.get(word) ?? []), at])
  }
  const byHash = new Map([...languagesOf].map(([word, languages]) => [hashOf(word), { word, languages }]))
  if (byHash.size !== languagesOf.size) throw new Error('Two common words have the same hash: choose another factor')
  return byHash
}

function hashOf(word: string): number {
  let hash = 0
  for (let at = 0; at < word.length; at++) hash = hashWith(hash, word.charCodeAt(at))
  return hash
}
