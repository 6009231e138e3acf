import type { NumberTexts } from '../../facts/contact-texts.ts'
import type { PhoneLabels } from '../../facts/language.ts'
import { wordsOfLanguages } from '../../facts/tables.ts'
import type { FindingDetail } from '../finding.ts'
import { plainRegisterLabels } from '../register-labels.ts'

/**
 * The meaning of a word beside a number: the kind of phone, `weak` for a contact word that names no phone, or `other`
 * when the number is not a phone number.
 */
export type LabelKind = NonNullable<FindingDetail['phoneKind']> | 'weak' | 'other'

const wordsFor = (kind: keyof PhoneLabels) => wordsOfLanguages(({ phoneLabels }) => phoneLabels?.[kind]).join(' ')

/** Words before phone numbers: see `PhoneLabels`. */
export const PHONE_WORDS: Readonly<Record<Exclude<LabelKind, 'other'>, string>> = {
  fax: wordsFor('fax'),
  mobile: wordsFor('mobile'),
  whatsapp: wordsFor('whatsapp'),
  voice: wordsFor('voice'),
  weak: wordsFor('weak'),
}

const signsFor = (kind: keyof PhoneLabels, pictures: string) =>
  [...wordsOfLanguages(({ phoneSigns }) => phoneSigns?.[kind], '|'), ...pictures].join('|')

const WORDS_OF_PHONES: ReadonlySet<string> = new Set(
  `${PHONE_WORDS.voice} ${PHONE_WORDS.mobile} ${PHONE_WORDS.fax}`.split(' ').map((word) => word.replaceAll('_', '')),
)
/** Letters that label phones even behind other text; the others may be initials, units or blocks there. */
const LETTERS_OF_PHONES = /^[TPMF]$/i

/** Whether the last word before a colon labels a phone number: `Tel`, `Fax`, `M`. */
export const isPhoneLabel = (word: string): boolean =>
  LETTERS_OF_PHONES.test(word) || WORDS_OF_PHONES.has(word.toLowerCase())

/** Parts of East Asian labels and phone symbols, which need no word boundary. */
export const PHONE_SIGNS: Readonly<Record<'fax' | 'mobile' | 'voice' | 'weak', string>> = {
  fax: signsFor('fax', '📠🖷'),
  mobile: signsFor('mobile', '📱📲'),
  voice: signsFor('voice', '☎☏📞✆🕿🕽'),
  weak: signsFor('weak', ''),
}

/** Single letters used as labels in lists of contact details. */
export const LETTER_LABELS: Readonly<Record<string, LabelKind>> = {
  t: 'voice',
  p: 'voice',
  o: 'voice',
  d: 'voice',
  w: 'voice',
  h: 'voice',
  f: 'fax',
  m: 'mobile',
  c: 'mobile',
  т: 'voice',
  ф: 'fax',
  м: 'mobile',
  ت: 'voice',
  ف: 'fax',
  ج: 'mobile',
  م: 'mobile',
  ט: 'voice',
  פ: 'fax',
  נ: 'mobile',
  τ: 'voice',
  φ: 'fax',
  κ: 'mobile',
}

const numberWords = (kind: keyof NumberTexts) =>
  [...new Set(wordsOfLanguages(({ contactTexts }) => contactTexts?.numbers?.[kind]))].join(' ')

/** Words before other kinds of number: registers, taxes, banks, goods, books, coordinates, versions. */
export const OTHER_WORDS = `${numberWords('others')} ${plainRegisterLabels()
  .map((label) => label.replaceAll(' ', '+'))
  .join(' ')}`

export const OTHER_SIGNS = wordsOfLanguages(({ contactTexts }) => contactTexts?.numbers?.otherSigns, '|').join('|')

/** Words that may follow any label: «Tel. no.», «Phone number», «電話番号». */
export const NUMBER_WORDS = numberWords('numberWords')
/** Those of East Asian scripts, which need no word boundary. */
export const NUMBER_SIGNS = NUMBER_WORDS.split(' ')
  .filter((word) => /[\p{Script=Han}\p{Script=Hangul}]/u.test(word))
  .join(' ')
