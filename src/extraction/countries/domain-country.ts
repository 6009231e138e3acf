/** Country-code domains that are sold all over the world, for what their letters spell. */
const GENERIC = new Set(
  'ac ag ai am as bz cc cd cf cm co cx dj fm ga gd gg gl gq gs im in io is it ki la ly me mn ms mu nu pn pw sc sh si so sr st su tk tl to tv vc vg vu ws'
    .split(' ')
    .filter((domain) => !['in', 'is', 'it', 'si', 'mu'].includes(domain)),
)
/** Second levels under which a country registers its own. */
const NATIONAL_SECOND_LEVEL = /^(?:com?|net|org|gov|gob|gouv|govt|edu|ac|mil|or|ne|nom|ltd|plc)$/
const OTHER_NAMES: Readonly<Record<string, string>> = {
  uk: 'GB', eu: '', ac: '', su: 'RU', gov: 'US', mil: 'US', edu: 'US', cat: 'ES', eus: 'ES', gal: 'ES', bzh: 'FR', paris: 'FR',
  alsace: 'FR', corsica: 'FR', berlin: 'DE', hamburg: 'DE', koeln: 'DE', cologne: 'DE', bayern: 'DE', nrw: 'DE', saarland: 'DE',
  ruhr: 'DE', gmbh: 'DE', wien: 'AT', tirol: 'AT', swiss: 'CH', zuerich: 'CH', london: 'GB', wales: 'GB', cymru: 'GB', scot: 'GB',
  irish: 'IE', amsterdam: 'NL', frl: 'NL', brussels: 'BE', gent: 'BE', vlaanderen: 'BE', nyc: 'US', boston: 'US', miami: 'US',
  vegas: 'US', quebec: 'CA', tokyo: 'JP', osaka: 'JP', nagoya: 'JP', kyoto: 'JP', yokohama: 'JP', okinawa: 'JP', sydney: 'AU',
  melbourne: 'AU', kiwi: 'NZ', joburg: 'ZA', capetown: 'ZA', durban: 'ZA', moscow: 'RU', 'xn--p1ai': 'RU', tatar: 'RU',
  'xn--j1amh': 'UA', 'xn--90ais': 'BY', istanbul: 'TR', ist: 'TR', rio: 'BR', taipei: 'TW', 'xn--fiqs8s': 'CN', 'xn--3e0b707e': 'KR',
} // biome-ignore format: a table

/**
 * The country that a host name belongs to, or null: by its country-code domain, unless that one is sold as a generic
 * name (`.io`, `.tv`), by the domain of a city or region, or by `.gov` and `.edu`.
 */
export function countryOfHost(host: string): string | null {
  const labels = host.toLowerCase().replace(/\.$/, '').split('.')
  const top = labels.at(-1) ?? ''
  if (labels.length < 2) return null
  const named = OTHER_NAMES[top]
  if (named !== undefined) return named || null
  if (!/^[a-z]{2}$/.test(top)) return null
  if (GENERIC.has(top) && !(labels.length > 2 && NATIONAL_SECOND_LEVEL.test(labels.at(-2)!))) return null
  return top.toUpperCase()
}
