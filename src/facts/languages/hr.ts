import type { Language } from '../language.ts'

/** Croatian. */
export const HR: Language = {
  code: 'hr',
  precedence: 17,
  commonWords: 'je za se na ili su od nas kako vaše kontakt koji',
  conjunctions: 'i',
  days: null,
  months: null,
  phoneLabels: {
    voice: null,
    mobile: 'mobitel mobilni',
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
    before: 'kao|u svojstvu',
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
  qualityEndings: null,
  personNouns: null,
  personNames: null,
  organisationNouns: 'općinski gimnazija kazalište župnija zadruga osnovna srednja turistička savez fakultet',
  rankWords: null,
  pageNames:
    'osoblje djelatnici zaposlenici tim uprava nastavnici liječnici upravni odbor nadzorni skupština izvršni ' +
    'predsjedništvo savjet vijeće',
  addressLabels: 'sjedište|adresa sjedišta',
  fieldLabels:
    'elektronička pošta|e-mail adresa|email adresa|adresa e-pošte|e-pošta|ime i prezime|puno ime|broj telefona|' +
    'radno vrijeme|vaša poruka|žiro račun|poslovni račun|poštanski broj|telefonski broj',
  townMarks: null,
  boxWords: 'Poštanski pretinac',
  partnerHeadings: 'partneri|sponzori|klijenti|donatori|pokrovitelji|podupiratelji|reference|dobavljači|izlagači',
  partnerHeadingWords: 'naši i glavni',
  invitations: null,
  rightsReserved: 'sva prava pridržana',
  copyrightWords: null,
  postcodeLabels: 'poštanski broj',
}
