import { AMBIGUOUS_FORM, EAST_ASIAN_FORM, LEGAL_FORM } from './legal-form-patterns.ts'

const SPECIAL_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ł: 'l',
  ø: 'o',
  ı: 'i',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
  ð: 'd',
  þ: 'th',
}

/** Lower case without accents, apostrophes and trade marks; `&` and `+` read `and`. */
export function foldCompany(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[ßłøıæœđðþ]/g, (letter) => SPECIAL_LETTERS[letter]!)
    .replace(/[’'`´®™©]/g, '')
    .replace(/[&+]/g, ' and ')
}

const SEPARATORS = /[^\p{L}\p{N}\p{M}]+/u

/** The words of a text as `foldCompany` spells them. */
export const wordsOf = (text: string): string[] => foldCompany(text).split(SEPARATORS).filter(Boolean)

/** A company's name without its legal forms. */
export function withoutLegalForm(name: string): string {
  const padded = ` ${name}`
  const bare = padded
    .replace(EAST_ASIAN_FORM, ' ')
    .replace(LEGAL_FORM, ' ')
    .replace(AMBIGUOUS_FORM, (form, offset: number) => (offset + form.length >= padded.length - 1 ? ' ' : form))
    .trim()
  return /[\p{L}\p{N}]/u.test(bare) ? bare : name
}

/** What makes two spellings one company: the folded words without legal form and leading article, written together. */
export function companyKey(name: string): string {
  const words = wordsOf(withoutLegalForm(name))
  if (words.length > 1 && words[0] === 'the') words.shift()
  return words.join('')
}
