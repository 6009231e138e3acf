import type { Language } from '../language.ts'

/** Macedonian. */
export const MK: Language = {
  code: 'mk',
  otherCodes: null,
  precedence: null,
  commonWords: null,
  conjunctions: 'и',
  days: null,
  months: null,
  phoneLabels: {
    voice: 'телефонски',
    mobile: null,
    fax: null,
    whatsapp: null,
    weak: null,
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
    before: 'како',
    behind: null,
    determiners: 'нашите нашиот нашата',
    members: 'член членка',
    complements: null,
    workplaces: null,
  },
  organNouns: null,
  titleNouns: null,
  subjectNouns: null,
  houseNouns: null,
  headNouns: null,
  organisationKinds: null,
  qualityEndings: null,
  personTitles:
    'м-р|М-р|д-р|Д-р|проф. д-р|доц. д-р|вонр. проф. д-р|дипл. инж.|дипл. правник|прим. д-р|спец.|адв.|г.|' +
    'г-ѓа|г-дин|о.|отец|акад.',
  personLeads: 'зборува|зборуваше|претставува|води|напиша|уреди|преведе|сопругата|сопругот|основа',
  personNouns: null,
  personNames: null,
  organisationNouns:
    'општина основно средно здружение аптека пекара библиотека гимназија училиште факултет универзитет ' +
    'болница музеј театар сојуз друштво клуб црква соу оу',
  rankWords: null,
  pageNames: 'вработени раководство управен одбор надзорен собрание',
  addressLabels: 'адреса|седиште',
  fieldLabels:
    'електронска пошта|е-пошта|име и презиме|целосно име|телефонски број|број на телефон|работно време|' +
    'вашата порака|жиро сметка',
  townMarks: null,
  boxWords: 'П.фах|п. фах',
  partnerHeadings: 'партнери|спонзори|клиенти|донатори|поддржувачи',
  partnerHeadingWords: null,
  organisationTexts: null,
  invitations: null,
  rightsReserved: 'сите права се задржани',
  copyrightWords: null,
  organisationSentences: null,
  contactTexts: null,
  postcodeLabels: 'поштенски број|поштенски код',
}
