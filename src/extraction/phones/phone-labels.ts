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

/** Words before other kinds of number: registers, taxes, banks, goods, books, coordinates, versions. */
const WORDS_OF_OTHERS = `no nos nr num n° nº № # id ids uid
  order orders invoice rechnung bestellung commande facture factura fattura pedido ref refs reference referenz référence réf rif prot protocollo
  case ticket tracking batch build charge lot artikel art article item sku upc ean gtin asin mpn part model modell serial s/n sn p/n pn imei
  isbn issn ismn doi pmid pmcid arxiv patent patents oclc
  vatin ust ustid ustidnr stnr ape naf kvk-nr btw-nr
  cuf curp rut nit
  piva p.i p.iva/c.f iva cf c.f fiscale rea r.e.a fn fnr
  pan tan cin tin roc brn ssm npi ein fein duns naics
  sic ico ič dic mb бик р/с к/с едрпоу α.φ.μ γεμη
  registration registered register registernummer reg regno licence license licensed lic permit certificate fca frn sra gdc gmc nmls crd dre bre
  iban bic swift konto kontonummer kto ktonr blz bankgiro plusgiro pg account acct a/c sort routing aba rib bankleitzahl cuenta compte conto rachunek
  card visa mastercard amex zip plz postleitzahl cep cap cp c.p postal postcode zipcode pincode pin code codes индекс postnr p.o postfach apartado
  gps lat latitude lon lng longitude coordinates koordinaten version versions ver release rev revision page pages pp seite seiten vol volume issue
  total price preis prix precio prezzo cena population followers views visits downloads kapital stammkapital grundkapital capitale capital`
export const OTHER_WORDS = `${WORDS_OF_OTHERS} ${plainRegisterLabels()
  .map((label) => label.replaceAll(' ', '+'))
  .join(' ')}`

export const OTHER_SIGNS =
  '備案|备案|网安备|许可证|許可証|許可番号|登録番号|登記番号|法人番号|統一編號|統編|信用代码|사업자|통신판매|등록번호|資本金|注册资本|郵便番号|〒|邮编|우편번호|账号|帳號|口座番号|価格|税込'

/** Words that may follow any label: «Tel. no.», «Phone number», «電話番号». */
export const NUMBER_WORDS =
  'no nos nr nrs num number numbers nummer nummern numer numéro numero número nº n° номер номера # № 番号 번호 號碼 号码 號 号'
