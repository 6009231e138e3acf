/** An encoding common for a language before UTF-8, with the letters of its text. */
export interface LegacyEncoding {
  readonly encoding: string
  readonly letters: RegExp
  /** Whether text consists of ASCII letters with accented ones among them. */
  readonly isAccented: boolean
}

const CYRILLIC = /[\u0400-\u04ff]/g
const LATIN = /[\u00c0-\u024f]/g
const KANA_AND_HAN = /[\u3040-\u30ff\u4e00-\u9fff]/g
const HAN = /[\u4e00-\u9fff]/g

type Encoding = Pick<LegacyEncoding, 'encoding' | 'letters'>

/** By language, the likelier encoding first. Based on the WHATWG table of fallbacks for locales. */
const BY_LANGUAGE: Readonly<Record<string, readonly Encoding[]>> = {
  ja: [
    { encoding: 'shift_jis', letters: KANA_AND_HAN },
    { encoding: 'euc-jp', letters: KANA_AND_HAN },
  ],
  ko: [{ encoding: 'euc-kr', letters: /[\uac00-\ud7af]/g }],
  'zh-tw': [{ encoding: 'big5', letters: HAN }],
  zh: [{ encoding: 'gbk', letters: HAN }],
  el: [{ encoding: 'windows-1253', letters: /[\u0370-\u03ff]/g }],
  he: [{ encoding: 'windows-1255', letters: /[\u0590-\u05ff]/g }],
  ar: [{ encoding: 'windows-1256', letters: /[\u0600-\u06ff]/g }],
  th: [{ encoding: 'windows-874', letters: /[\u0e00-\u0e7f]/g }],
  tr: [{ encoding: 'windows-1254', letters: LATIN }],
  vi: [{ encoding: 'windows-1258', letters: LATIN }],
  ...each('ru uk bg be mk sr kk', [
    { encoding: 'windows-1251', letters: CYRILLIC },
    { encoding: 'koi8-r', letters: CYRILLIC },
  ]),
  ...each('pl cs sk hu sl hr ro', [
    { encoding: 'windows-1250', letters: LATIN },
    { encoding: 'iso-8859-2', letters: LATIN },
  ]),
  ...each('lt lv et', [{ encoding: 'windows-1257', letters: LATIN }]),
  ...each('de fr es it pt nl sv da no nb fi ca is', [{ encoding: 'windows-1252', letters: LATIN }]),
}

function each(languages: string, encodings: readonly Encoding[]): Record<string, readonly Encoding[]> {
  return Object.fromEntries(languages.split(' ').map((language) => [language, encodings]))
}

/** The language of pages under a country's domain. */
const LANGUAGE_OF_DOMAIN: Readonly<Record<string, string>> = {
  ...{ jp: 'ja', kr: 'ko', cn: 'zh', tw: 'zh-tw', hk: 'zh-tw', gr: 'el', il: 'he', th: 'th', tr: 'tr', vn: 'vi' },
  ...{ ru: 'ru', su: 'ru', ua: 'uk', by: 'be', bg: 'bg', kz: 'kk', pl: 'pl', cz: 'cs', sk: 'sk', hu: 'hu', si: 'sl' },
  ...{ hr: 'hr', ro: 'ro', lt: 'lt', lv: 'lv', ee: 'et', sa: 'ar', eg: 'ar', ae: 'ar', jo: 'ar', de: 'de', at: 'de' },
  ...{ fr: 'fr', es: 'es', it: 'it', pt: 'pt', br: 'pt', nl: 'nl', se: 'sv', dk: 'da', no: 'no', fi: 'fi' },
}

/**
 * The likely encodings of a page that declares none.
 *
 * @param language its `lang` as written, or null
 * @param url the page's URL, or null
 */
export function legacyEncodings(language: string | null, url: string | null): LegacyEncoding[] {
  const given = language?.toLowerCase() ?? ''
  const traditional = /^zh-(?:tw|hk|mo|hant)/.test(given) ? 'zh-tw' : given.split('-', 1)[0]!
  const domain =
    LANGUAGE_OF_DOMAIN[
      URL.parse(url ?? '')
        ?.hostname.split('.')
        .at(-1) ?? ''
    ] ?? ''
  return [...new Set([traditional, domain])].flatMap((known) =>
    (BY_LANGUAGE[known] ?? []).map((encoding) => ({ ...encoding, isAccented: encoding.letters === LATIN })),
  )
}
