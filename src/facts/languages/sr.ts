import type { Language } from '../language.ts'
import { ORGANISATION_KINDS } from './sr/organisation-kinds.ts'

/** Serbian. */
export const SR: Language = {
  code: 'sr',
  otherCodes: null,
  precedence: null,
  commonWords: null,
  conjunctions: 'и i',
  days: null,
  months: null,
  phoneLabels: {
    voice: 'фиксни',
    mobile: null,
    fax: null,
    whatsapp: null,
    weak: 'rezervacije zakazivanje резервације заказивање',
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
    before: 'kao|као|u svojstvu|у својству',
    behind: null,
    determiners: 'naš naša naši наш наша наши',
    members: 'član članica члан чланица',
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
  personTitles:
    'мр|мр.|др|др.|проф.|проф. др|доц. др|дипл. инж.|дипл.инж.|дипл. правник|дипл. економиста|дипл. ек.|' +
    'инж.|прим.|прим. др|прим. мр|мср|о.|отац|јереј|протојереј|прота|г.|г-ђа|г-дин|г-ђица|гђа|спец.|адв.|' +
    'арх.|акад.|госпођа|господин|mr|mr.|dr|dr.|prof. dr|doc. dr|dipl. inž.|dipl.inž.|dipl. ing.|' +
    'dipl. ecc.|dipl. pravnik|spec.|prim.|prim. dr|adv.|arh.|inž.|msr|msc|g.|g-đa|g-din|gđa|gospođa|' +
    'gospodin|o.|otac|jerej',
  personLeads:
    'говори(?:о|ла)?|говориће|представља|води(?:о|ла)?|написа(?:о|ла)|приреди(?:о|ла)|уреди(?:о|ла)|' +
    'преве(?:о|ла)|супруга|супруг|основа(?:о|ла)|govorice|priredi(?:o|la)',
  personNouns: null,
  personNames: null,
  personTexts: {
    before: null,
    behind: null,
    appointments: null,
    companions: null,
    kin: null,
    credits: null,
    pictures: null,
    letters: null,
    nameLabels: {
      given: null,
      family: 'презиме',
      givenOrWhole: null,
      names: null,
      joining: null,
      qualifiers: null,
      whole: null,
      columns: 'п\\.и\\.б\\.|пиб',
      caseless: null,
    },
    labels: null,
    visitors: null,
    titles: null,
    things: null,
    described: null,
    names: {
      titles: null,
      suffixes: null,
      particles: null,
      honorifics: null,
      firmPrefixes: null,
      placeJoiners: null,
      placeBeginnings: null,
      patronymics: null,
      streets: null,
      familyNames: null,
      familyEndings: 'ић',
      familyBeginnings: null,
    },
    endings: null,
    unspaced: null,
    caseless: null,
    work: {
      roles:
        'blagajnicarka direktorka knjigovoda nacelnika potpredsednik predsednica predsednik predsednika rukovodilac ' +
        'rukovoditelj saradnica saradnik savetnik sefica serviser vaspitac vaspitacica zamenica zamenik ' +
        'библиотекарка благајник благајничка васпитач васпитачица вајар главбух глумац глумица диригент домар ' +
        'економиста заменик композитор модератор наставник наставница наставничка новинар новинарка помоћник ' +
        'помоћница потпредседник правник председник председница рачуновођа редитељ рецензент руководилац саветник ' +
        'сликар управитељ управник уредник уредница учитељ учитељица',
      occupations: null,
      departments: null,
      duties: null,
      former: null,
      qualifiers: null,
      adjectives: null,
      labels: 'учествују извођачи',
    },
    entities: {
      heads: null,
      prefixes: 'opcinski opstina општина',
    },
    marks: null,
  },
  organisationNouns:
    'opština gimnazija udruženje savez mlekara osnovna srednja општина основна средња предшколска установа ' +
    'удружење апотека пекара библиотека школа гимназија савез друштво факултет универзитет болница музеј ' +
    'позориште задруга клуб хор црква парохија fakultet univerzitet pozorište zadruga klub parohija',
  supporterWords: null,
  rankWords: null,
  pageNames:
    'управа запослени тим наш нама nama zaposleni tim ekipa uprava lekari nastavnici лекари наставници ' +
    'управни одбор надзорни скупштина извршни савет upravni odbor nadzorni skupština izvršni savet',
  addressLabels: 'адреса|sedište|седиште|adresa sedišta',
  fieldLabels:
    'elektronska pošta|e-mail adresa|imejl adresa|е-пошта|електронска пошта|ime i prezime|име и презиме|puno ime|' +
    'broj telefona|број телефона|radno vreme|радно време|vaša poruka|ваша порука|tekući račun|текући рачун|' +
    'žiro račun|жиро рачун|poštanski broj|matični broj|матични број',
  townMarks: null,
  addressTexts: {
    labels: null,
    units: {
      words: 'zgrada',
      floors: null,
      floorOrdinals: null,
      doors: null,
      buildings: null,
      beforeStreets: null,
      behindStreets: null,
      behindNumbers: null,
    },
    streetWords: null,
    streetNames: null,
    roads: null,
    numberMarks: {
      beforeNumbers: 'br|бр',
      alone: null,
      houses: null,
      beforeColons: null,
    },
    boxes: null,
    places: null,
    sentences: null,
    surroundings: null,
    unspaced: null,
  },
  boxWords: 'Поштански фах|Poštanski fah',
  partnerHeadings:
    'partneri|sponzori|klijenti|donatori|pokrovitelji|reference|dobavljači|izlagači|партнери|спонзори|клијенти|' +
    'донатори|покровитељи|референце|добављачи|излагачи',
  partnerHeadingWords: 'naši i glavni naši naši наши и главни',
  organisationTexts: null,
  invitations: null,
  rightsReserved: 'сва права задржана|sva prava zadržana',
  copyrightWords: null,
  organisationSentences: {
    leads: null,
    links: null,
    nouns: null,
    forms: null,
    credits: null,
    places: null,
    preambles: { copulas: 'je su', documents: null, formLabels: null },
    careers: null,
    pages: null,
    relations: null,
    bodies: null,
    titles: null,
    logos: null,
  },
  contactTexts: {
    signs: { at: 'majmun', atInBrackets: null, atBetweenSpaces: null, pictures: null, dot: null },
    placeholders: null,
    mails: null,
    numbers: null,
    phones: null,
    noise: null,
  },
  postcodeLabels: 'poštanski broj|поштански број',
}
