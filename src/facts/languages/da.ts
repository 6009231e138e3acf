import type { Language } from '../language.ts'
import { ADDRESS_TEXTS } from './da/address-texts.ts'
import { CONTACT_TEXTS } from './da/contact-texts.ts'
import { ORGANISATION_KINDS } from './da/organisation-kinds.ts'
import { ORGANISATION_SENTENCES } from './da/organisation-sentences.ts'
import { ORGANISATION_TEXTS } from './da/organisation-texts.ts'
import { PERSON_TEXTS } from './da/person-texts.ts'

/** Danish. */
export const DA: Language = {
  code: 'da',
  otherCodes: null,
  precedence: 9,
  commonWords: 'og til af med på vi er det for ikke vores din kan hos',
  conjunctions: 'og samt',
  days: 'mandag lørdag',
  months: null,
  phoneLabels: {
    voice: 'omstilling ring+oss hovednummer',
    mobile: null,
    fax: null,
    whatsapp: null,
    weak: 'booking bestilling',
  },
  phoneSigns: null,
  contactPages: null,
  imprintPages: null,
  officePages: { terms: 'find os', anywhere: null },
  peoplePages: { terms: 'medarbejdere', anywhere: null },
  aboutPages: { terms: 'om os', anywhere: null },
  formerJobs: 'tidligere|arbejdede|forinden|studere|uddann|kandidat fra|eksamen',
  workLeads: '(?:underviser|underviste|studerede|arbejder|arbejdede|ansat)(?: som \\p{L}{1,30})? (?:på|hos|i|for|ved)',
  memberships: 'medlem',
  roleTexts: {
    before: 'som|i egenskab af|i rollen som',
    behind: null,
    determiners: 'den det de en et vores vore',
    members: 'medlem bestyrelsesmedlem udvalgsmedlem',
    complements: 'af',
    workplaces: 'hos i ved',
  },
  organNouns: null,
  titleNouns: null,
  subjectNouns: null,
  houseNouns: null,
  headNouns: 'museum teater bibliotek galleri hotel restaurant',
  organisationKinds: ORGANISATION_KINDS,
  qualityEndings: null,
  personTitles:
    'cand.mag.|cand. mag.|cand.jur.|cand.oecon.|cand.psych.|cand. psych.|cand.med.|cand.scient.|' +
    'cand.theol.|cand.polit.|mag.art.|civ.ing.|dr.med.|ph.d.|Fru|fru|Frk.|hr.|adv.|sognepræst|provst|' +
    'biskop',
  personLeads:
    '(?:skrevet|lavet|bygget|malet|komponeret|grundlagt|stiftet|ledet|spillet|tegnet|oplaest) af|' +
    '(?:foredrag|koncert|tale|andagt|oplaesning) (?:ved|af|med)|under ledelse af|undervist af|sammen med|' +
    'afdode',
  personNouns: null,
  personNames: null,
  organisationNouns:
    'børnehave friskole sogn lægehus maskinstation boligforening borgerforening vandværk universitet kommune rederi ' +
    'idrætsforening forening foreningen klub klubben kirke skole sygehus fonden forlaget forlag advokatfirmaet ' +
    'advokatfirma tandlægerne tandlæge murerfirmaet murermester tømrerfirmaet efterskole kro',
  personTexts: PERSON_TEXTS,
  supporterWords: 'venner støtteforening',
  rankWords: null,
  pageNames: 'ansatte bestyrelsen bestyrelse generalforsamling',
  addressLabels: 'besøgsadresse|hovedkontor',
  fieldLabels:
    'e-mailadresse|e-mail adresse|fulde navn|telefonnummer|åbningstider|din besked|cvr nummer|cvr-nr|postadresse|' +
    'mobilnummer',
  townMarks: null,
  addressTexts: ADDRESS_TEXTS,
  boxWords: null,
  partnerHeadings:
    'sponsorer|samarbejdspartnere|partnere|støtter|støttere|kunder|referencer|leverandører|udstillere|' +
    'bidragsydere|donorer|medlemsorganisationer|datterselskaber|i samarbejde med|støttet af|medlemskaber|' +
    'med støtte fra|sponsoreret af|sponsoreres af|tak til',
  partnerHeadingWords: 'vores og alle de stolte',
  organisationTexts: ORGANISATION_TEXTS,
  invitations: null,
  rightsReserved: 'alle rettigheder forbeholdes',
  copyrightWords: null,
  organisationSentences: ORGANISATION_SENTENCES,
  contactTexts: CONTACT_TEXTS,
  postcodeLabels: 'postnr.|postnummer',
}
