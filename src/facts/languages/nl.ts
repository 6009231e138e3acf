import type { Language } from '../language.ts'
import { ADDRESS_TEXTS } from './nl/address-texts.ts'
import { CONTACT_TEXTS } from './nl/contact-texts.ts'
import { ORGANISATION_KINDS } from './nl/organisation-kinds.ts'
import { ORGANISATION_SENTENCES } from './nl/organisation-sentences.ts'
import { ORGANISATION_TEXTS } from './nl/organisation-texts.ts'
import { PERSON_TEXTS } from './nl/person-texts.ts'

/** Dutch. */
export const NL: Language = {
  code: 'nl',
  otherCodes: null,
  precedence: 7,
  commonWords: 'het een van voor met zijn wij onze niet naar bij ook en de aan',
  conjunctions: 'en',
  days: 'ma di wo do vr za zo maandag dinsdag woensdag donderdag vrijdag zaterdag zondag',
  months: null,
  phoneLabels: {
    voice: 'telephoon telefoon_ bel bellen',
    mobile: 'mobiele mobiel',
    fax: null,
    whatsapp: null,
    weak: 'reserveringen reserveren afspraken spoed',
  },
  phoneSigns: null,
  contactPages: null,
  imprintPages: { terms: 'colofon', anywhere: null },
  officePages: { terms: 'vestigingen', anywhere: null },
  peoplePages: { terms: 'medewerkers|ons team', anywhere: null },
  aboutPages: { terms: 'over ons|wie zijn wij', anywhere: null },
  formerJobs: 'voorheen|eerder|werkte|daarvoor|voormalig|studeerde|afgestudeerd|studie |opleiding|promoveerde|diploma ',
  workLeads: '(?:werkt|werkte|werkzaam|actief) (?:bij|voor)|(?:doceert|doceerde|studeerde) aan',
  memberships: 'lid |aangesloten',
  roleTexts: {
    before: 'als|in de functie van|in de rol van',
    behind: null,
    determiners: 'de het een onze ons uw',
    members: 'lid bestuurslid raadslid commissielid erelid kernlid',
    complements: 'voor van',
    workplaces: 'bij',
  },
  organNouns: null,
  titleNouns: null,
  subjectNouns: null,
  houseNouns: null,
  headNouns: 'museum theater bibliotheek galerie hotel restaurant ziekenhuis basisschool uitgeverij',
  organisationKinds: ORGANISATION_KINDS,
  qualityEndings: null,
  personTitles:
    'dhr|Dhr|mevr|Mevr|mw|Mw|mej.|Mej.|juf|Juf|meester|Meester|zr.|Zr.|br.|Br.|E.H.|E.Z.|Z.E.H.|ds|' +
    'em. pastoor|diaken|pastoor|Pastoor|dominee|Dominee',
  personLeads:
    '[a-z]{0,6}ge[a-z]{3,12}(?:[dt]|en) door|wijlen|les (?:van|bij)|studeerde bij|met medewerking van|' +
    'muziek van|tekst van',
  personNouns: null,
  personNames: null,
  organisationNouns:
    'huisartsen tandartsenpraktijk dierenartsenpraktijk woningstichting voetbalvereniging universiteit stichting ' +
    'vereniging gemeente bedrijf kantoor praktijk huisartsenpraktijk tandartspraktijk advocaten fysiotherapie ' +
    'tandartsen makelaardij makelaars bakkerij slagerij rederij ziekenhuis basisschool apotheek uitgeverij ' +
    'advocatenkantoor notariskantoor notarissen bibliotheek kerk parochie loodgieters schildersbedrijf ' +
    'aannemersbedrijf bouwbedrijf kwekerij kapsalon manege herberg',
  personTexts: PERSON_TEXTS,
  supporterWords: 'vrienden',
  rankWords: null,
  pageNames: 'medewerkers artsen docenten',
  addressLabels:
    'adresgegevens|zetel|maatschappelijke zetel|correspondentieadres|adres|bezoekadres|postadres|vestigingsadres',
  fieldLabels:
    'e-mailadres|e-mail adres|volledige naam|voor- en achternaam|telefoonnummer|openingstijden|openingsuren|' +
    'uw bericht|jouw bericht|kvk nummer|btw nummer|kvk-nummer|btw-nummer|vast nummer|mobiel nummer',
  townMarks: null,
  addressTexts: ADDRESS_TEXTS,
  boxWords: null,
  partnerHeadings:
    'sponsoren|sponsors|partners|donateurs|ondersteuners|begunstigers|klanten|opdrachtgevers|referenties|' +
    'leveranciers|exposanten|subsidiegevers|samenwerkingspartners|aangesloten verenigingen|dochterondernemingen|' +
    'zij vertrouwen ons|mede mogelijk gemaakt door|ondersteund door|in samenwerking met|lidmaatschappen|' +
    'partnerschappen|met steun van|gesponsord door|met medewerking van|met dank aan',
  partnerHeadingWords: 'onze de het van en alle trotse hoofd',
  organisationTexts: ORGANISATION_TEXTS,
  invitations: 'word worden voor gezocht',
  rightsReserved: 'alle rechten voorbehouden|alle rechten vorbehalten',
  copyrightWords: null,
  organisationSentences: ORGANISATION_SENTENCES,
  contactTexts: CONTACT_TEXTS,
  postcodeLabels: 'postcode',
}
