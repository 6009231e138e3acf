import type { Language } from '../language.ts'

/** Slovene. */
export const SL: Language = {
  code: 'sl',
  otherCodes: null,
  precedence: null,
  commonWords: null,
  conjunctions: null,
  days: null,
  months: null,
  phoneLabels: {
    voice: null,
    mobile: null,
    fax: null,
    whatsapp: null,
    weak: 'rezervacije rezervacija',
  },
  phoneSigns: null,
  contactPages: null,
  imprintPages: null,
  officePages: null,
  peoplePages: null,
  aboutPages: null,
  formerJobs: null,
  workLeads: null,
  memberships: null,
  roleTexts: {
    before: 'kot|v vlogi',
    behind: null,
    determiners: 'naš naša naši',
    members: 'član članica',
    complements: null,
    workplaces: null,
  },
  organNouns: null,
  titleNouns: null,
  subjectNouns: null,
  houseNouns: null,
  headNouns: 'muzej gledališče knjižnica galerija hotel gostilna',
  organisationKinds: null,
  qualityEndings: null,
  personTitles:
    'mag.|doc. dr.|izr. prof.|izr. prof. dr.|g.|ga.|ga|gospa|gospod|gdč.|univ. dipl. ing.|dipl. ing.|' +
    'inž.|prim.|asist.|as.|akad.|pater|p.|msgr.|spec.|lekt.|teta|stric',
  personLeads:
    'obiskala?|vodila?|predavala?|govorila?|pod vodstvom|napisala?|pripravila?|' +
    '(?:njegova|njena|moja|nasa) (?:zena|hci)|(?:njegov|njen|moj|nas) (?:moz|sin)|ustanovila?',
  personNouns: null,
  personNames: null,
  organisationNouns:
    'kmetija turistična gasilsko gostišče vrtec šola osnovna srednja župnija prostovoljno zveza fakulteta zadruga ' +
    'družina občina univerza lekarna gostilna založba društvo zavod knjižnica',
  rankWords: null,
  pageNames: 'zaposleni ekipa o nas upravni odbor nadzorni skupščina izvršni svet',
  addressLabels: 'naslov|sedež|sedež podjetja',
  fieldLabels:
    'elektronska pošta|e-poštni naslov|elektronski naslov|e-pošta|ime in priimek|polno ime|telefonska številka|' +
    'delovni čas|odpiralni čas|uradne ure|vaše sporočilo|davčna številka|matična številka|transakcijski račun|' +
    'poštna številka',
  townMarks: null,
  boxWords: 'Poštni predal',
  partnerHeadings: 'partnerji|sponzorji|stranke|donatorji|podporniki|pokrovitelji|reference|dobavitelji|razstavljavci',
  partnerHeadingWords: 'naši in glavni',
  invitations: null,
  rightsReserved: 'vse pravice pridržane',
  copyrightWords: null,
  postcodeLabels: 'poštna številka',
}
