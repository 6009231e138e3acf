import type { Language } from '../language.ts'
import { ADDRESS_TEXTS } from './hr/address-texts.ts'
import { CONTACT_TEXTS } from './hr/contact-texts.ts'
import { ORGANISATION_KINDS } from './hr/organisation-kinds.ts'
import { ORGANISATION_SENTENCES } from './hr/organisation-sentences.ts'
import { ORGANISATION_TEXTS } from './hr/organisation-texts.ts'
import { PERSON_TEXTS } from './hr/person-texts.ts'

/** Croatian. */
export const HR: Language = {
  code: 'hr',
  otherCodes: null,
  precedence: 17,
  commonWords: 'je za se na ili su od nas kako vaše kontakt koji',
  conjunctions: 'i',
  days: null,
  months: null,
  phoneLabels: {
    voice: 'fiksni',
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
  headNouns: 'muzej kazalište knjižnica galerija hotel restoran',
  organisationKinds: ORGANISATION_KINDS,
  qualityEndings: null,
  personTitles:
    'mr.|mr. sc.|mr.sc.|dr.|dr. sc.|dr.sc.|doc. dr.|doc. dr. sc.|izv. prof.|mag.|mag. oec.|mag. iur.|' +
    'dipl. ing.|dipl.ing.|dipl. oec.|dipl.oec.|dipl. iur.|dipl. med.|univ. spec.|spec.|ing.|oec.|vlč.|' +
    'fra|s.|don|o.|mons.|preč.|gđa|g.|gđica|gospodin|gospođa|odv.|lic.|akad.|prim.|bacc.|dr. med.|' +
    'dr. vet. med.|arh.|kap.',
  personLeads:
    'govori(?:o|la)?|predstavlja|vodi(?:o|la)?|napisa(?:o|la)|uredi(?:o|la)|preve(?:o|la)|supruga|suprug|' +
    'pod vodstvom|osnova(?:o|la)',
  personNouns: null,
  personNames: null,
  organisationNouns:
    'općinski gimnazija kazalište župnija zadruga osnovna srednja turistička savez fakultet općina sveučilište ' +
    'bolnica muzej zaklada udruga ljekarna naklada pekara vrtić',
  personTexts: PERSON_TEXTS,
  supporterWords: null,
  rankWords: null,
  pageNames:
    'osoblje djelatnici zaposlenici tim uprava nastavnici liječnici upravni odbor nadzorni skupština izvršni ' +
    'predsjedništvo savjet vijeće',
  addressLabels: 'sjedište|adresa sjedišta|adresa',
  fieldLabels:
    'elektronička pošta|e-mail adresa|email adresa|adresa e-pošte|e-pošta|ime i prezime|puno ime|broj telefona|' +
    'radno vrijeme|vaša poruka|žiro račun|poslovni račun|poštanski broj|telefonski broj',
  townMarks: null,
  addressTexts: ADDRESS_TEXTS,
  boxWords: 'Poštanski pretinac',
  partnerHeadings: 'partneri|sponzori|klijenti|donatori|pokrovitelji|podupiratelji|reference|dobavljači|izlagači',
  partnerHeadingWords: 'naši i glavni',
  organisationTexts: ORGANISATION_TEXTS,
  invitations: null,
  rightsReserved: 'sva prava pridržana',
  copyrightWords: null,
  organisationSentences: ORGANISATION_SENTENCES,
  contactTexts: CONTACT_TEXTS,
  postcodeLabels: 'poštanski broj',
}
