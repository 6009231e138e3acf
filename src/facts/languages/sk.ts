import type { Language } from '../language.ts'

/** Slovak. */
export const SK: Language = {
  code: 'sk',
  otherCodes: null,
  precedence: 14,
  commonWords: 'je sa pre na alebo sme ako naše vás ktoré pri aj',
  conjunctions: null,
  days: null,
  months: null,
  phoneLabels: {
    voice: 'pevná+linka',
    mobile: null,
    fax: null,
    whatsapp: null,
    weak: 'rezervácie rezervácia sekretariát',
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
    before: 'ako|v úlohe|vo funkcii',
    behind: null,
    determiners: 'náš naša naši',
    members: 'člen členka',
    complements: null,
    workplaces: null,
  },
  organNouns: null,
  titleNouns: null,
  subjectNouns: null,
  houseNouns: null,
  headNouns: 'múzeum divadlo knižnica galéria hotel reštaurácia nemocnica',
  organisationKinds: {
    heads: 'Univerzita',
    clear: null,
    firms: null,
    trades: null,
    small: null,
    endings: null,
    stems: null,
    units: 'fakulta|katedra',
    modifiers: null,
    uses: null,
    neighbours: null,
    partnerships: null,
    uncased: null,
  },
  qualityEndings: null,
  personTitles:
    'MgA.|Mgr.art.|Mgr. art.|BcA.|Bc.|ThDr.|ThLic.|JUDr.|MDDr.|PharmDr.|ICLic.|akad. mal.|akad. arch.|' +
    'akad. soch.|ak. mal.|Ing. arch.|Ing.arch.|doc.|p.|sl.|por.|kpt.|mjr.|plk.|prap.|pán|pani|Pán|Pani|' +
    'pána|slečna|manželia|brat|sestra|vdp.|dp.|mons.|farár|prim.|dipl. um.',
  personLeads:
    'uvadza|moderuje|ucinkuje|ucinkuju|prednasa|vedie|diriguje|zahral[ai]?|zaspieva|zalozil[ai]?|' +
    'napisal[ai]?|manzelka|hostom bude',
  personNouns: null,
  personNames: null,
  organisationNouns:
    'obecný mestský hasičský pozemkové urbariát farnosť klub zväz spolok združenie univerzita nemocnica lekáreň ' +
    'reštaurácia pekáreň vydavateľstvo základná materská',
  rankWords: null,
  pageNames: 'zamestnanci naši ľudia vedenie učitelia lekári výbor komisia dozorná predstavenstvo',
  addressLabels: 'korešpondenčná adresa|sídlo firmy|adresa školy',
  fieldLabels:
    'elektronická pošta|e-mailová adresa|emailová adresa|celé meno|meno a priezvisko|telefónne číslo|' +
    'otváracie hodiny|úradné hodiny|prevádzkové hodiny|vaša správa|predmet správy|číslo účtu|bankové spojenie|' +
    'fakturačné údaje|kontaktné údaje|korešpondenčná adresa',
  townMarks: null,
  boxWords: null,
  partnerHeadings:
    'partneri|sponzori|klienti|zákazníci|podporovatelia|darcovia|donori|dodávatelia|referencie|vystavovatelia|' +
    'investori|mediálni partneri|členské organizácie|spolupracujeme|podporujú nás|spolupráca|dôverujú nám',
  partnerHeadingWords: 'naši náš naše a hlavní generálni ďakujeme',
  invitations: null,
  rightsReserved: 'všetky práva vyhradené',
  copyrightWords: null,
  postcodeLabels: 'PSČ|poštové smerovacie číslo',
}
