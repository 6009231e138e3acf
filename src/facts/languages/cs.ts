import type { Language } from '../language.ts'
import { ADDRESS_TEXTS } from './cs/address-texts.ts'
import { CONTACT_TEXTS } from './cs/contact-texts.ts'
import { ORGANISATION_KINDS } from './cs/organisation-kinds.ts'
import { ORGANISATION_SENTENCES } from './cs/organisation-sentences.ts'
import { ORGANISATION_TEXTS } from './cs/organisation-texts.ts'
import { PERSON_TEXTS } from './cs/person-texts.ts'

/** Czech. */
export const CS: Language = {
  code: 'cs',
  otherCodes: null,
  precedence: 13,
  commonWords: 'je se pro na nebo jsme jako naše vás které při také',
  conjunctions: null,
  days: 'po út st čt pá',
  months: null,
  phoneLabels: {
    voice: 'infolinka zavolejte volejte ústředna pevná+linka',
    mobile: 'mobilný mobilní',
    fax: null,
    whatsapp: null,
    weak: 'rezervace rezervací sekretariát',
  },
  phoneSigns: null,
  contactPages: null,
  imprintPages: null,
  officePages: null,
  peoplePages: { terms: 'nas tym', anywhere: null },
  aboutPages: { terms: 'o spolecnosti', anywhere: null },
  formerJobs: 'dříve|předtím|pracoval|bývalý|bývalá|vystudoval|absolvoval|absolvent|studoval|studium|promoval',
  workLeads: null,
  memberships: 'člen',
  roleTexts: {
    before: 'jako|coby|v roli|ve funkci',
    behind: null,
    determiners: 'náš naše naši našeho',
    members: 'člen členka',
    complements: null,
    workplaces: null,
  },
  organNouns: null,
  titleNouns: null,
  subjectNouns: null,
  houseNouns: null,
  headNouns: 'muzeum divadlo knihovna galerie hotel restaurace nemocnice',
  organisationKinds: ORGANISATION_KINDS,
  qualityEndings: null,
  personTitles:
    'MgA.|BcA.|Bc.|ThDr.|ThLic.|ThMgr.|JUDr.|MDDr.|RSDr.|PharmDr.|ICLic.|JCLic.|akad. mal.|akad. arch.|' +
    'akad. soch.|ak. mal.|ak. soch.|Ing. arch.|Ing.arch.|doc.|p.|P.|pí|sl.|por.|kpt.|mjr.|plk.|prap.|pan|' +
    'paní|Pan|Paní|pana|pánů|slečna|manželé|bratr|sestra|dipl. um.|prim.|R.D.|páter|Páter|farář',
  personLeads:
    'uvadi|moderuje|ucinkuje|ucinkuji|prednasi|ridi|diriguje|zahral[ai]?|zaspiva|zalozil[ai]?|napsal[ai]?|' +
    'manzelka|hostem bude|krtil[ai]?',
  personNouns: null,
  personNames: null,
  organisationNouns:
    'základní sbor hasičů obecní městský klub svaz sdružení univerzita škola nadace spolek nemocnice obec město úřad ' +
    'restaurace lékárna nakladatelství banka kancelář autoservis pekárna pivovar penzion divadlo knihovna farnost ' +
    'stolařství truhlářství vinařství cukrárna kavárna gymnázium mateřská',
  personTexts: PERSON_TEXTS,
  supporterWords: 'přátel',
  rankWords: null,
  pageNames:
    'zaměstnanci vedení lidé učitelé lékaři personál pedagogický sbor výbor komise revizní dozorčí ' + 'představenstvo',
  addressLabels:
    'korespondenční adresa|adresa sídla|adresa školy|adresa|sídlo|provozovna|prodejna|pobočka|kancelář|' +
    'fakturační adresa|adresa provozovny',
  fieldLabels:
    'elektronická pošta|e-mailová adresa|emailová adresa|celé jméno|jméno a příjmení|telefonní číslo|' +
    'otevírací doba|provozní doba|úřední hodiny|datová schránka|číslo účtu|vaše zpráva|předmět zprávy|' +
    'bankovní spojení|fakturační údaje|kontaktní údaje',
  townMarks: null,
  addressTexts: ADDRESS_TEXTS,
  boxWords: 'Poštovní přihrádka',
  partnerHeadings:
    'partneři|sponzoři|klienti|zákazníci|podporovatelé|dárci|donátoři|dodavatelé|reference|vystavovatelé|' +
    'investoři|mediální partneři|členské organizace|dceřiné společnosti|spolupracujeme|podporují nás|' +
    'spolupracujeme s|důvěřují nám|spolupráce',
  partnerHeadingWords: 'naši náš naše a hlavní generální děkujeme',
  organisationTexts: ORGANISATION_TEXTS,
  invitations: null,
  rightsReserved: 'všechna práva vyhrazena',
  copyrightWords: null,
  organisationSentences: ORGANISATION_SENTENCES,
  contactTexts: CONTACT_TEXTS,
  postcodeLabels: 'PSČ',
}
