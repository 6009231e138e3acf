import type { Language } from '../language.ts'
import { ADDRESS_TEXTS } from './hu/address-texts.ts'
import { CONTACT_TEXTS } from './hu/contact-texts.ts'
import { ORGANISATION_KINDS } from './hu/organisation-kinds.ts'
import { ORGANISATION_SENTENCES } from './hu/organisation-sentences.ts'
import { ORGANISATION_TEXTS } from './hu/organisation-texts.ts'
import { PERSON_TEXTS } from './hu/person-texts.ts'

/** Hungarian. */
export const HU: Language = {
  code: 'hu',
  otherCodes: null,
  precedence: 15,
  commonWords: 'és az egy hogy nem vagy meg is ha kapcsolat',
  conjunctions: 'és',
  days: null,
  months: null,
  phoneLabels: {
    voice: 'vezetékes',
    mobile: 'mobilszám',
    fax: null,
    whatsapp: null,
    weak: 'foglalás asztalfoglalás bejelentkezés ügyfélszolgálat',
  },
  phoneSigns: null,
  contactPages: { terms: 'kapcsolat|elerhetoseg', anywhere: null },
  imprintPages: { terms: 'impresszum', anywhere: null },
  officePages: null,
  peoplePages: { terms: 'munkatarsak|csapat', anywhere: null },
  aboutPages: { terms: 'rolunk', anywhere: null },
  formerJobs: null,
  workLeads: null,
  memberships: null,
  roleTexts: {
    before: null,
    behind: 'ként',
    determiners: 'a az egy',
    members: 'tag elnökségi-tag vezetőségi-tag',
    complements: null,
    workplaces: null,
  },
  organNouns: null,
  titleNouns: null,
  subjectNouns: null,
  houseNouns: null,
  headNouns: null,
  organisationKinds: ORGANISATION_KINDS,
  qualityEndings: null,
  personTitles: 'özv.|ifj.|Ifj.|id.|Id.|vitéz|Vitéz|gr.|ft.|Ft.|nt.|Nt.|okl.|prof.',
  personLeads:
    'irta|szerkesztette|forditotta|alapitotta|vezeti|vezenyli|kozremukodik|fellep|eloado|felesege|ferje|' +
    'rendezte|megnyitja|moderal|moderalja|elsejetol',
  personNouns: null,
  personNames: {
    isFamilyFirst: true,
    wifeEnding: 'né',
    inflections: null,
    composed: null,
    parentWords: null,
    shortNames: null,
    generations: null,
    familyJoin: null,
  },
  personTexts: PERSON_TEXTS,
  organisationNouns:
    'kar tanszék tudományegyetem kollégium szövetkezet szakgimnázium gyülekezet egyházközség hivatal rendelő szalon fogászat iroda kamara ' +
    'szövetség tűzoltóság bölcsőde intézet sportegyesület klub társaság szakszervezet egyetem kórház önkormányzat ' +
    'önkormányzata iskola múzeum alapítvány egyesület szálloda étterem gyógyszertár patika kiadó pékség cukrászda ' +
    'óvoda gimnázium könyvtár színház panzió vendéglő pincészet pince autószerviz plébánia köre nyugdíjasklub',
  supporterWords: 'baráti barátai',
  rankWords: null,
  pageNames:
    'tanárok tanáraink munkatársaink vezetőség csapatunk orvosaink orvosok elnökség felügyelő bizottság ' +
    'közgyűlés kuratórium',
  addressLabels: 'postacím|postai cím|telephely|levelezési cím|levélcím|címünk|fióktelep|üzlet címe|cím|székhely',
  fieldLabels:
    'e-mail cím|email cím|elektronikus levelezési cím|teljes név|telefonszám|nyitvatartás|nyitva tartás|' +
    'ügyfélfogadási idő|az ön üzenete|üzenet szövege|postai cím|levelezési cím|számlázási cím|bankszámlaszám|' +
    'adószám|vezetékes telefon',
  townMarks: null,
  addressTexts: ADDRESS_TEXTS,
  boxWords: null,
  partnerHeadings:
    'támogatók|támogatóink|partnerek|partnereink|szponzorok|szponzoraink|ügyfelek|ügyfeleink|referenciák|' +
    'referenciáink|beszállítók|kiállítók|együttműködő partnerek|együttműködő partnereink|médiapartnerek|' +
    'együttműködés|bíznak bennünk',
  partnerHeadingWords: 'a az és kiemelt',
  organisationTexts: ORGANISATION_TEXTS,
  invitations: null,
  rightsReserved: 'minden jog fenntartva',
  copyrightWords: 'szerzői jog',
  organisationSentences: ORGANISATION_SENTENCES,
  contactTexts: CONTACT_TEXTS,
  postcodeLabels: 'irányítószám',
}
