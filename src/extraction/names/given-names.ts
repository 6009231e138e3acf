import { wordsOfLanguages } from '../../facts/tables.ts'
import { memoize } from '../memoize.ts'
import { isListed } from './lexicon.ts'
import { hasNounEnding } from './vocabulary.ts'

/** `ambiguous` names are also words, places or family names. */
export type GivenName = 'sure' | 'ambiguous' | 'unknown'

/** Patterns for cultures that compose given names from parts. Their names are too many for a list. */
const COMPOSED: readonly RegExp[] = [
  // Japanese: a stem and an ending, as in Hiro-yuki.
  /^(?:aki|asa|atsu|aya|chika|chiyo|dai|ei|etsu|fumi|haru|hide|hiro|hisa|iku|jun|kana|katsu|kazu|kei|ken|kimi|kiyo|kou?|kuni|kyou?|mari|masa|michi|mitsu|miya|mizu|moto|mune|nao|natsu|nobu|nori|rei|ryou?|ryuu?|sachi|sada|sato|sei|setsu|shige|shin|shou?|shuu?|shun|sou|sumi|tada|taka|take|taku|tatsu|teru|tetsu|tomo|toshi|tsune|yasu|you|yoshi|yuu?|yuki|yuri)(?:aki|e|fumi|haru|hei|hide|hiko|hiro|hisa|hito|ichi|ichiro|ji|jiro|ka|kazu|ki|ko|masa|mi|michi|mitsu|na|nobu|nori|o|ro|rou|ru|shi|shige|suke|ta|taka|taro|to|tomo|toshi|tsugu|ya|yo|yoshi|yuki|zo)$/,
  // Korean: two syllables, as in Ji-hoon.
  /^(?=.{5})(?:byung|chang?|chul|dae|do|dong|eun|geon|gyu|hae?|hee|ho|hwa|hye|hyeon|hyo|hyuk|hyun|hyung|in|jae|jeong|ji|jin|jong|joon?|jung?|ki|kwang|kyung?|mi|min|moon|myung|na|nam|sang?|seok?|seong?|seul|seung|si|soo?|sook|suk?|sung?|tae|won|woong|woo|wook|yeon?|yong|yoon?|young|yun|yu)-?(?:ah|bin|chan|cheol|chul|eun|geun|gi|gyu|ha|hae|hee|ho|hong|hoon|hun|hwa|hwan|hye|hyuk|hyeon|hyun|hyung|il|ja|jae|jeong|ji|jin|jong|joo|joon|ju|jun|jung|ki|koo|kwon|kyu|kyung|mi|min|moo|myung|na|nam|ran|rin|seo|seob|seok|seon|seong|seop|shik|sik|soo|sook|suk|sun|sung|tae|tak|uk|wan|won|woo|wook|woong|yeol|yeon|yeong|yong|yoo|yoon|young|yul|yun)$/,
  // Yoruba: prefixes such as Ade-, Olu-, Ayo- and Temi- with a verb phrase, in letters that Yoruba has.
  /^(?:ade|ayo|babat?|fola|folo|ibukun|ife|iyan|kofo|mobo|mojo|mosun|oye|ola|olu|oluwa|omo|ope|ore|oyin|simi|temi|titi|tolu|tomi|wura)(?:[bdfgjklmnprstwy]|sh|gb)[aeiou][abd-pr-uwy]{2,9}$/,
  // Igbo: Chi-, Chukwu-, Nwa-, Uche- with a description of God or the child.
  /^(?:chi|chukwu|ebube|ifea|ifu|ije|ike|kam|kene|nke|nne|nna|nwa|obi|oge|ogo|onyi?|soch|uche|ugo|ukam|uzo)(?:amaka|anyi|azor|biageli|bueze|buike|buzor?|chukwu|dera|diebere|dimma|dinma|dozie|dubem|ebuka|emeka|emerie|ezie|gozie|jioke|kachi|kamso|kezie|kwado|manda|mezie|naza|nedum?|nelo|nemerem|nenye|nonso|nwendu|nyelum?|nyere|nyinye|oma|som|wuma|zaram|zoba)$/,
  // Arabic: Abd al-… and …-uddin, …-ullah.
  /^(?:abd(?:al|el|ul|ou|ur|us)[a-z]{3,}|[a-z]{3,}(?:ullah|uddin|eddine))$/,
  // Indian compounds: Gur-preet, Ram-krishnan, Vija-yalakshmi.
  /^[a-z]{2,}(?:preet|vinder|winder|jinder|krishnan?|lakshmi|endra|eshwar|eshwari|eswaran|kumari|nathan)$/,
]

let composed: readonly RegExp[] | null = null
const isComposed = (word: string): boolean => {
  composed ??= [
    ...COMPOSED,
    ...wordsOfLanguages(({ personNames }) => personNames?.composed).map((form) => new RegExp(`^(?:${form})$`)),
  ]
  return composed.some((pattern) => pattern.test(word))
}

/** Cache size. */
const WORDS_MAX = 10_000

/**
 * How certain it is that a word, folded, is a given name. Compounds such as Karl-Heinz are judged by their first part,
 * or by the second if the first is ambiguous.
 */
export const givenName = memoize(judgeGivenName, WORDS_MAX)

function judgeGivenName(word: string): GivenName {
  if (isListed(word, 'ambiguousGiven')) return 'ambiguous'
  if (isListed(word, 'given')) return 'sure'
  const hyphen = word.indexOf('-')
  if (hyphen > 1) {
    const parts = word.split('-')
    if (COMPOSED[1]!.test(parts.join(''))) return 'sure'
    if (parts.some((part) => part.length < 2)) return 'unknown'
    const first = givenName(parts[0]!)
    // Lea-Sophie, Jan-Ole
    return first === 'ambiguous' && parts.length === 2 && givenName(parts[1]!) === 'sure' ? 'sure' : first
  }
  // Juergen for Jürgen, Soeren for Søren.
  const umlaut = word.replace(/([aou])e/g, '$1')
  if (umlaut !== word && isListed(umlaut, 'given')) return 'sure'
  // Spanish `operación` and English `operation` have the parts of a Yoruba name.
  return isComposed(word) && !hasNounEnding(word, true) ? 'sure' : 'unknown'
}
