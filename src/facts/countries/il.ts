import { type Country, digits, phoneHabits, sign } from '../country.ts'

/** Israel. */
export const IL: Country = {
  code: 'IL',
  precedence: 7,
  names: { aliases: 'ישראל', isKnownEverywhere: true },
  domains: { isSoldWorldwide: false, others: null },
  languages: { he: 1 },
  namesLike: null,
  // Codes had five digits until 2013, and pages still show them.
  postcode: digits(7, 5),
  addressHabits: ['numbered-houses', 'bare-street-names', 'code-before-town', 'number-behind-street'],
  streets: [{ order: 'word-name', words: 'רחוב רח שדרות שד דרך סמטת כיכר' }],
  streetEndings: null,
  numberedRoads: null,
  wholeStreets: null,
  addressMarks: null,
  regions: null,
  ownScriptRegions: null,
  placeEndings: null,
  cities:
    'tel aviv|jerusalem|haifa|herzliya|ramat gan|petah tikva|tel aviv yafo|rishon lezion|beer sheva|netanya|' +
    'raanana|kfar saba|hod hasharon|holon|bnei brak|ashdod|ת"א|ת״א|תל אביב|תל אביב יפו|ירושלים|חיפה|רמת גן|פתח תקווה|' +
    'ראשון לציון|הרצליה|באר שבע|נתניה|רעננה|חולון|פתח תקוה|אשדוד|בני ברק|רחובות|אשקלון|בת ים|כפר סבא|מודיעין|' +
    'לוד|רמלה|נצרת|הוד השרון|גבעתיים|אילת|עכו|טבריה|צפת|קריית גת|יבנה|ראש העין|נהריה|כרמיאל',
  phones: phoneHabits({ isTypedFromRight: true }),
  registers: 'ח.פ.|ח״פ|ח"פ|ע.מ.|עוסק מורשה',
  legalForms: [
    {
      forms: `בע"מ | בע״מ | בע''מ`,
      ambiguous: 'ע"ר | ע״ר',
    },
  ],
  signs: [[sign('national', /₪/, '₪'), 2]],
}
