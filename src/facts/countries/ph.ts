import { type Country, digits, phoneHabits, sign } from '../country.ts'
import { AMERICAN_FORMS } from '../shared/legal-forms.ts'

/** Philippines. */
export const PH: Country = {
  code: 'PH',
  precedence: 101,
  names: { aliases: null, isKnownEverywhere: false },
  domains: { isSoldWorldwide: false, others: null },
  languages: { fil: 1, tl: 1 },
  namesLike: null,
  postcode: { ...digits(4), isPlaceFirst: true },
  addressHabits: ['region-behind-code'],
  streets: null,
  streetEndings: null,
  numberedRoads: null,
  wholeStreets: null,
  addressMarks: null,
  regions: {
    abbreviations: null,
    names:
      'metro manila|ncr|laguna|cavite|cebu|rizal|bulacan|pampanga|batangas|bohol|negros occidental|iloilo|leyte|' +
      'palawan|pangasinan|nueva ecija|tarlac|zambales|quezon province|benguet|davao del sur|misamis oriental|' +
      'aklan|albay|camarines sur',
  },
  ownScriptRegions: null,
  placeEndings: null,
  cities:
    'manila|quezon city|makati|makati city|taguig|taguig city|pasig|pasig city|cebu city|davao city|' +
    'mandaluyong|mandaluyong city|pasay city|paranaque city|muntinlupa city|las pinas city|caloocan city|' +
    'marikina city|antipolo city|valenzuela city|san juan city|mandaue city|lapu lapu city|iloilo city|' +
    'bacolod city|baguio city|cagayan de oro city|zamboanga city|general santos city|angeles city|bacoor|' +
    'bacoor city|imus|dasmarinas|general trias|trece martires|tagaytay|cavite city|silang|kawit|' +
    'rosario cavite|calamba|santa rosa laguna|binan|san pedro laguna|cabuyao|san pablo city|los banos|' +
    'lipa city|batangas city|tanauan|lucena|antipolo|cainta|taytay|malolos|meycauayan|san jose del monte|' +
    'olongapo|tarlac city|cabanatuan|dagupan|san fernando pampanga|mabalacat|laoag|vigan|tuguegarao|ilagan|' +
    'legazpi|naga city|sorsogon city|puerto princesa|calapan|roxas city|kalibo|dumaguete|tacloban|ormoc|' +
    'tagbilaran|talisay city|toledo city|danao|butuan|surigao city|iligan|ozamiz|dipolog|pagadian|' +
    'cotabato city|koronadal|kidapawan|tagum|digos|panabo|mati city|malabon|navotas|pateros|las pinas|' +
    'muntinlupa|paranaque|marikina|caloocan|pasay|valenzuela metro manila',
  phones: phoneHabits({ soleAreas: [{ pattern: /^([3-8]\d{7})$/, national: '2$1' }] }),
  registers: 'TIN:|SEC Reg',
  legalForms: [AMERICAN_FORMS],
  signs: [[sign('national', /₱/, '₱'), 2]],
}
