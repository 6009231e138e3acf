import { fold } from '../../lib/fold.ts'

/**
 * The country that a text names and nothing else: `Deutschland`, `P.R. China`, `the Netherlands`, `U.S.A.`.
 *
 * @param folded what `fold` made of the text
 * @returns the ISO 3166-1 alpha-2 code, or null
 */
export function countryNamed(folded: string): string | null {
  if (folded.length < 2 || folded.length > NAME_LENGTH_MAX) return null
  names ??= readNames()
  return names.get(folded) ?? names.get(folded.replace(/^the | and(?= )/g, '')) ?? null
}

/** Every name that `countryNamed` knows, folded. */
export function countryNames(): Iterable<string> {
  names ??= readNames()
  return names.keys()
}

const NAME_LENGTH_MAX = 44
const LANGUAGES = 'de fr es it pt nl pl cs sv nb da fi hu ro tr el ru uk ja zh ko'
const CODES =
  'AD AE AF AG AL AM AO AR AT AU AZ BA BB BD BE BF BG BH BI BJ BM BN BO BR BS BT BW BY BZ CA CD CF CG CH CI CL CM CN CO CR CU ' +
  'CV CY CZ DE DJ DK DO DZ EC EE EG ER ES ET FI FJ FR GA GB GE GH GI GL GM GN GQ GR GT GW GY HK HN HR HT HU ID IE IL IM IN IQ ' +
  'IR IS IT JE JM JO JP KE KG KH KM KR KW KY KZ LA LB LI LK LR LS LT LU LV LY MA MC MD ME MG MK ML MM MN MO MR MT MU MV MW MX ' +
  'MY MZ NA NE NG NI NL NO NP NZ OM PA PE PG PH PK PL PR PS PT PY QA RO RS RU RW SA SC SD SE SG SI SK SL SM SN SO SR SS SV SY ' +
  'SZ TD TG TH TJ TL TM TN TO TR TT TW TZ UA UG US UY UZ VA VC VE VN VU WS XK YE ZA ZM ZW'
/** Countries that are looked for in every language; the others in English only, since each name costs microseconds. */
const CODES_EVERYWHERE =
  'AE AR AT AU BE BG BR BY CA CH CL CN CO CY CZ DE DK EE ES FI FR GB GR HR HU IE IL IN IS IT JP KR KZ LI LT LU LV MA MT MX NG ' +
  'NL NO NZ PE PL PT RO RS RU SE SG SI SK TH TN TR TW UA US ZA'
/** What people write and the locale data does not: short, old and official forms, and the parts of the United Kingdom. */
const ALIASES: Readonly<Record<string, string>> = {
  US: 'usa|u s a|us|u s|united states of america|etats unis d amerique|eeuu|ee uu|stati uniti d america|vereinigte staaten von amerika|сша',
  GB: 'uk|u k|gb|great britain|england|scotland|wales|northern ireland|britain|grossbritannien|angleterre|inglaterra|inghilterra|ecosse|schottland|великобритания',
  AE: 'uae|u a e|emirates|united arab emirates uae|оаэ|الإمارات العربية المتحدة|دولة الإمارات العربية المتحدة|الامارات العربية المتحدة|الإمارات|الامارات',
  BR: 'brasil|brazil',
  CI: 'ivory coast|cote d ivoire|cote divoire',
  CD: 'drc|dr congo|rdc',
  CN: 'prc|p r c|pr china|p r china|peoples republic of china|china pr|中华人民共和国|中國|中国',
  CZ: 'czech republic|ceska republika|tschechische republik|republique tcheque',
  DE: 'brd|federal republic of germany|bundesrepublik deutschland|allemagne',
  GR: 'hellas|ellas',
  HK: 'hk|hong kong|hong kong sar|h k|hongkong|hong kong s a r|香港',
  IE: 'republic of ireland|eire',
  IR: 'iran|i r iran|ایران',
  KR: 'south korea|korea|republic of korea|rep of korea|대한민국',
  LA: 'laos',
  MK: 'macedonia|north macedonia',
  MO: 'macau|macao',
  MX: 'mejico',
  NL: 'holland|the netherlands|niederlande|pays bas|paises bajos|paesi bassi',
  PL: 'polska',
  PS: 'palestine|فلسطين',
  RU: 'russia|russian federation|россия|рф|российская федерация',
  SY: 'syria|سوريا|سورية',
  SZ: 'swaziland',
  TR: 'turkey|turkiye',
  TW: 'taiwan|taiwan r o c|taiwan roc|台灣|台湾',
  TZ: 'tanzania',
  VE: 'venezuela',
  VN: 'viet nam|vietnam',
  CM: 'cameroun',
  CU: 'cuba',
  DZ: 'algerie|الجزائر',
  GN: 'guinee',
  LB: 'liban|لبنان',
  TD: 'tchad',
  HR: 'hrvatska',
  RS: 'srbija|србија',
  SI: 'slovenija',
  SK: 'slovak republic|slovenska republika|slovensko',
  BG: 'българия',
  EE: 'eesti',
  LV: 'latvija',
  LT: 'lietuva',
  IS: 'island',
  ID: 'republik indonesia',
  IL: 'ישראל',
  EG: 'مصر|جمهورية مصر العربية',
  SA: 'المملكة العربية السعودية|السعودية',
  KW: 'الكويت|دولة الكويت',
  QA: 'قطر|دولة قطر',
  BH: 'البحرين|مملكة البحرين',
  OM: 'سلطنة عمان',
  JO: 'الأردن|الاردن|المملكة الأردنية الهاشمية',
  IQ: 'العراق|جمهورية العراق',
  YE: 'اليمن',
  MA: 'المغرب|المملكة المغربية',
  TN: 'تونس',
  LY: 'ليبيا',
  SD: 'السودان',
  AF: 'افغانستان',
  PK: 'پاکستان',
  TH: 'ประเทศไทย|ไทย',
  ZA: 'rsa|south africa|suid afrika|republic of south africa',
}

/** Built on first use from the runtime's own locale data, so that names in twenty languages need no table. */
let names: Map<string, string> | undefined

function readNames(): Map<string, string> {
  const found = new Map<string, string>()
  for (const code in ALIASES) for (const alias of ALIASES[code]!.split('|')) found.set(alias, code)
  addNames(found, 'en', CODES)
  for (const language of LANGUAGES.split(' ')) addNames(found, language, CODES_EVERYWHERE)
  return found
}

function addNames(found: Map<string, string>, language: string, codes: string): void {
  const display = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })
  for (const code of codes.split(' ')) {
    const name = fold(display.of(code) ?? '')
    if (name !== '' && !found.has(name)) found.set(name, code)
  }
}
