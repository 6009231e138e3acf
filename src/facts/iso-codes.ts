/** Countries whose names are known. Those without a file of their own are known only by name. */
export const NAMED_CODES: readonly string[] = (
  'AD AE AF AG AL AM AO AR AT AU AZ BA BB BD BE BF BG BH BI BJ BM BN BO BR BS BT BW BY BZ CA CD CF CG CH CI CL CM CN CO CR CU ' +
  'CV CY CZ DE DJ DK DO DZ EC EE EG ER ES ET FI FJ FR GA GB GE GH GI GL GM GN GQ GR GT GW GY HK HN HR HT HU ID IE IL IM IN IQ ' +
  'IR IS IT JE JM JO JP KE KG KH KM KR KW KY KZ LA LB LI LK LR LS LT LU LV LY MA MC MD ME MG MK ML MM MN MO MR MT MU MV MW MX ' +
  'MY MZ NA NE NG NI NL NO NP NZ OM PA PE PG PH PK PL PR PS PT PY QA RO RS RU RW SA SC SD SE SG SI SK SL SM SN SO SR SS SV SY ' +
  'SZ TD TG TH TJ TL TM TN TO TR TT TW TZ UA UG US UY UZ VA VC VE VN VU WS XK YE ZA ZM ZW'
).split(' ')

/** Languages besides English in which country names are known. */
export const NAMING_LANGUAGES: readonly string[] =
  'de fr es it pt nl pl cs sv nb da fi hu ro tr el ru uk ja zh ko'.split(' ')

/** Domains of territories without a file that are sold worldwide. */
export const OTHER_SOLD_DOMAINS: readonly string[] =
  'ac ag ai as bz cc cf cx dj fm gd gg gl gq gs im io ki ms nu pn pw sc sh so st su tk tl to tv vc vg vu ws'.split(' ')

/** Two-letter domains that belong to no country. */
export const NO_COUNTRY: ReadonlySet<string> = new Set(['ac', 'eu'])

/** Codes that before a number are labels or weekdays as well: `PH: 0…` for a phone, `NO: 5`. */
export const LABEL_CODES: ReadonlySet<string> = new Set(['ID', 'MO', 'NO', 'PH', 'SA', 'SO', 'TO'])
