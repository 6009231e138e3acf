import { type Country, digits, sign } from '../country.ts'

/** Hungary. */
export const HU: Country = {
  code: 'HU',
  precedence: 38,
  names: { aliases: null, isKnownEverywhere: true },
  domains: { isSoldWorldwide: false, others: null },
  languages: { hu: 1 },
  namesLike: 'hu',
  postcode: { ...digits(4), prefixes: 'H HU' },
  addressHabits: ['numbered-houses', 'numbered-districts', 'code-before-town', 'number-behind-street'],
  streets: [
    { order: 'name-word-number', words: 'utca u ut utja ter tere korut krt koz sor setany rakpart fasor liget dulo' },
  ],
  streetEndings: null,
  numberedRoads: null,
  wholeStreets: null,
  addressMarks: null,
  regions: null,
  ownScriptRegions: null,
  placeEndings: null,
  cities:
    'budapest|debrecen|szeged|miskolc|pecs|gyor|nyiregyhaza|kecskemet|szekesfehervar|szombathely|szolnok|' +
    'tatabanya|kaposvar|erd|veszprem|bekescsaba|zalaegerszeg|sopron|eger|nagykanizsa|dunaujvaros|' +
    'hodmezovasarhely|salgotarjan|cegled|baja|szekszard|gyongyos|vac|godollo|budaors|szentendre|esztergom|' +
    'siofok|keszthely|mosonmagyarovar|dunakeszi|ozd|hajduboszormeny|papa|ajka|mako|oroshaza|kiskunfelegyhaza|' +
    'gyula|jaszbereny',
  phones: null,
  registers: 'Adószám|Cégjegyzékszám|Cg.:',
  legalForms: [
    {
      forms:
        'Kft. | Zrt. | Nyrt. | Kkt. | Kht. | Nonprofit Kft. | Korlátolt Felelősségű Társaság | Részvénytársaság | ' +
        'Betéti Társaság',
      ambiguous: 'Bt. | Rt. | Ev.',
      writtenOut:
        'korlátolt felelősségű társaság = Kft. | zártkörűen működő részvénytársaság = Zrt. | ' +
        'nyilvánosan működő részvénytársaság = Nyrt. | betéti társaság = Bt.',
    },
  ],
  signs: [[sign('national', /\bKft\.|\bZrt\./, 'Kft Zrt'), 2]],
}
