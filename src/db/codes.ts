import { type SQL, sql } from 'drizzle-orm'
import { customType } from 'drizzle-orm/sqlite-core'
import type { ContactKind, PhoneKind } from '../contracts/contacts/contact.ts'
import type { DataType, ExtractionMethod, SourceType } from '../contracts/data/items.ts'
import type { EmailCheck, MailboxKind } from '../contracts/email-checks/email-checks.ts'

/**
 * Numeric codes for words in tables with millions of rows, where words would take a tenth of the database. The views in
 * `migrations/data` translate them back. Never change a code; new words get the next number.
 */
export const TYPE_CODES: Readonly<Record<DataType, number>> = {
  emails: 0,
  names: 1,
  phones: 2,
  addresses: 3,
  companies: 4,
}
export const CHECK_CODES: Readonly<Record<EmailCheck, number>> = {
  deliverable: 0,
  disposable: 1,
  undeliverable: 2,
  unknown: 3,
}
export const MAILBOX_CODES: Readonly<Record<MailboxKind, number>> = { role: 0, personal: 1 }
export const METHOD_CODES: Readonly<Record<ExtractionMethod, number>> = {
  mailto: 0,
  tel: 1,
  text: 2,
  'json-ld': 3,
  microdata: 4,
  rdfa: 5,
  'h-card': 6,
  'address-tag': 7,
  meta: 8,
  author: 9,
  card: 10,
  label: 11,
  imprint: 12,
  copyright: 13,
  'legal-form': 14,
  title: 15,
  whatsapp: 16,
  deobfuscated: 17,
  cloudflare: 18,
  script: 19,
  attribute: 20,
  ai: 21,
}
export const CONTACT_CODES: Readonly<Record<ContactKind, number>> = { person: 0, organization: 1 }
export const PHONE_CODES: Readonly<Record<PhoneKind, number>> = { voice: 0, mobile: 1, fax: 2, whatsapp: 3 }
/** The bit of each source type in `items.source_types`. */
export const SOURCE_BITS: Readonly<Record<SourceType, number>> = { crawl: 1, import: 2, manual: 4 }

/** A column of words that are stored as codes. */
export const coded = <Word extends string>(name: string, codes: Readonly<Record<Word, number>>) => {
  const words = wordsOf(codes)
  return customType<{ data: Word; driverData: number }>({
    dataType: () => 'integer',
    toDriver: (word) => codes[word],
    fromDriver: (code) => words.get(code)!,
  })(name)
}

/** An SQL expression for the code of a word; null if there is none. */
export const codeOf = <Word extends string>(word: SQL, codes: Readonly<Record<Word, number>>): SQL =>
  sql`CASE ${word} ${sql.raw(
    Object.entries(codes)
      .map(([name, code]) => `WHEN '${name}' THEN ${code}`)
      .join(' '),
  )} END`

/** An SQL expression for the word of a code; null if there is none. */
export const wordOf = <Word extends string>(code: SQL, codes: Readonly<Record<Word, number>>): SQL =>
  sql`CASE ${code} ${sql.raw(
    Object.entries(codes)
      .map(([name, number]) => `WHEN ${number} THEN '${name}'`)
      .join(' '),
  )} END`

const wordsOf = <Word extends string>(codes: Readonly<Record<Word, number>>) =>
  new Map(Object.entries(codes).map(([word, code]) => [code as number, word as Word]))
