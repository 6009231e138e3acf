import type { Language } from '../language.ts'
import { ADDRESS_TEXTS } from './no/address-texts.ts'
import { CONTACT_TEXTS } from './no/contact-texts.ts'
import { ORGANISATION_KINDS } from './no/organisation-kinds.ts'
import { ORGANISATION_SENTENCES } from './no/organisation-sentences.ts'
import { ORGANISATION_TEXTS } from './no/organisation-texts.ts'
import { PERSON_TEXTS } from './no/person-texts.ts'

/** Norwegian. */
export const NO: Language = {
  code: 'no',
  otherCodes: 'nb nn',
  precedence: 10,
  commonWords: 'og til av med på vi er det for ikke våre din kan hos',
  conjunctions: 'og samt',
  days: null,
  months: null,
  phoneLabels: {
    voice: 'sentralbord',
    mobile: null,
    fax: null,
    whatsapp: null,
    weak: 'booking bestilling',
  },
  phoneSigns: null,
  contactPages: null,
  imprintPages: null,
  officePages: { terms: 'finn oss', anywhere: null },
  peoplePages: { terms: 'ansatte', anywhere: null },
  aboutPages: null,
  formerJobs: 'tidligere|jobbet|arbeidet|studerte|utdann|utdannelse|grad fra|eksamen',
  workLeads:
    '(?:underviser|underviste|studerte|jobber|jobbet|arbeider|ansatt)(?: som \\p{L}{1,30})? (?:på|hos|i|for|ved)',
  memberships: 'medlem',
  roleTexts: {
    before: 'som|i rollen som',
    behind: null,
    determiners: 'den det de en et ei våre vår',
    members: 'medlem styremedlem varamedlem',
    complements: 'av',
    workplaces: 'hos i ved',
  },
  organNouns: null,
  titleNouns: null,
  subjectNouns: null,
  houseNouns: null,
  headNouns: 'museum teater bibliotek galleri hotell restaurant',
  organisationKinds: ORGANISATION_KINDS,
  qualityEndings: null,
  personTitles:
    'cand.mag.|cand.jur.|cand.psychol.|cand.med.|siv.ing.|siv.øk.|adv.|dr.|Fru|fru|Frk.|herr|sogneprest|' +
    'prost|biskop|spesialist i kjeveortopedi',
  personLeads:
    '(?:skrevet|laget|bygget|malt|komponert|grunnlagt|stiftet|ledet|spilt|tegnet|lest) av|' +
    '(?:foredrag|konsert|tale|andakt|opplesning|preken) (?:ved|av|med)|under ledelse av|undervist av|' +
    'sammen med|avdode',
  personNouns: null,
  personNames: null,
  organisationNouns:
    'menighet idrettslag skule sokn legekontor tannklinikk fylkeskommune universitet universitetet kommune stiftelse ' +
    'rederi sportklubb forening foreningen klubb klubben kirke skole sykehus bakeri tannlege rørlegger legesenter ' +
    'barnehage bokhandel',
  personTexts: PERSON_TEXTS,
  supporterWords: 'venner venneforening støtteforening',
  rankWords: null,
  pageNames: 'ansatte styret styre årsmøte valgkomité',
  addressLabels: 'besøksadresse|kontoradresse',
  fieldLabels:
    'e-postadresse|e-post|epost|fullt navn|telefonnummer|åpningstider|din melding|postadresse|besøksadresse|' +
    'organisasjonsnummer',
  townMarks: null,
  addressTexts: ADDRESS_TEXTS,
  boxWords: null,
  partnerHeadings:
    'sponsorer|samarbeidspartnere|partnere|støttespillere|kunder|referanser|leverandører|utstillere|bidragsytere|' +
    'givere|medlemsorganisasjoner|datterselskaper|støttepartnere|i samarbeid med|støttet av|vi samarbeider med|' +
    'med støtte fra|sponset av|takk til',
  partnerHeadingWords: 'våre og alle de stolte',
  organisationTexts: ORGANISATION_TEXTS,
  invitations: null,
  rightsReserved: 'alle rettigheter (?:forbeholdes|forbeholdt|reservert)',
  copyrightWords: null,
  organisationSentences: ORGANISATION_SENTENCES,
  contactTexts: CONTACT_TEXTS,
  postcodeLabels: 'postnr.|postnummer',
}
