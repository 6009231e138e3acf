import { anyOf, anyWordOf } from './address-texts.ts'
import { readStreetWord, type StreetWord } from './street-words.ts'

/** A word of a part, with its entry in the tables of street words. */
export interface Token extends StreetWord {
  readonly text: string
  readonly start: number
  readonly end: number
}

/** Returns the first words of a text. Abbreviations joined to the next word (`ul.Długa`, `No:5`) are split off. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = []
  TOKEN.lastIndex = 0
  for (let match = TOKEN.exec(text); match && tokens.length < TOKENS_MAX; match = TOKEN.exec(text)) {
    const { key, orders, isWay, isCompound } = readStreetWord(match[0])
    tokens.push({ text: match[0], key, orders, isWay, isCompound, start: match.index, end: TOKEN.lastIndex })
  }
  return tokens
}

const TOKEN =
  /(?:[vVpP]\.le|[pP]\.zz?a|[cC]\.(?:so|da)|[lL]\.go|[lL](?:ieu dit|IEU DIT))(?!\p{L})|[cC]\/|\p{L}{1,24}\.(?=\d)|\p{L}{1,5}[.:](?=\p{L}{2}|\d)|\S+/gu
const TOKENS_MAX = 30

/** A house number: `12`, `12-14`, `5a`, `B-12`, `s/n`. */
export const HOUSE =
  /^[(#]?(?:s\/n|snc|s\.n\.|\d{1,5}(?:[A-Za-zА-Яа-я]{1,2}|[½¼¾])?(?:[-–—/+&.]\d{0,5}[A-Za-zА-Яа-я]{0,2}){0,4}(?:\/(?:Top|Stg|Stiege|Tür|Haus|Obj|Objekt|EG|OG)\.?)?|[A-Z][-/]?\d{1,4}[A-Z]?(?:[-/]\d{1,4})?)[,.)]?$/
/** Marks before a house number: `No.`, `n°`, `№`. */
export const NUMBER_MARK = new RegExp(`^(?:${anyOf(({ numberMarks }) => numberMarks?.beforeNumbers)})[.:°º]*$`, 'i')
/** Separate words that may follow a house number: `bis`, `B`, a dash. */
export const NUMBER_TAIL = /^(?:bis|ter|quater|[a-zA-Z]|[-–/&+])$/
/** Lower-case words inside names. */
export const CONNECTOR = new RegExp(`^(?:${anyWordOf(({ streetNames }) => streetNames?.connectors)}|-|–)$`, 'i')
/** The beginning of a name. Letters of scripts without case count as capitals. */
export const CAPITAL = /^["“'‘„«(]?(?:[dls]['’]|dell['’]|all['’]|['’]s-)?(?:\p{Lu}|\d|[^\P{L}\p{Ll}]|[ა-ჰ])/u
const ORDINAL = /^\d{1,3}(?:st|nd|rd|th|ST|ND|RD|TH|e|er|ème|º|ª|°)$/
/** Words that show the number before them not to be a house number: `5 Star Drive Hotels`, `3 Day Walk`. */
const NOT_A_NAME = new RegExp(`^(?:${anyWordOf(({ streetNames }) => streetNames?.never)})$`)

/** Whether a word may be part of a street's name. */
export const isName = (token: Token) =>
  (CAPITAL.test(token.text) || CONNECTOR.test(token.text) || ORDINAL.test(token.text)) && !NOT_A_NAME.test(token.key)
