import type { Language } from '../language.ts'

/** Bulgarian. */
export const BG: Language = {
  code: 'bg',
  otherCodes: null,
  precedence: 27,
  commonWords: null,
  conjunctions: 'и',
  days: null,
  months: null,
  phoneLabels: {
    voice: 'стационарен',
    mobile: 'мобилен мобилни мобителен джиесем',
    fax: null,
    whatsapp: null,
    weak: 'резервации записване',
  },
  phoneSigns: null,
  contactPages: null,
  imprintPages: null,
  officePages: null,
  peoplePages: null,
  aboutPages: { terms: 'за нас', anywhere: null },
  formerJobs: null,
  workLeads: null,
  memberships: null,
  roleTexts: {
    before: 'като|в качеството си на',
    behind: null,
    determiners: 'нашите нашият нашата',
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
    'инж.|доц.|проф.|проф. д-р|доц. д-р|гл. ас.|ас.|адв.|арх.|подп.|полк.|кап.|ген.|г-н|г-жа|Г-н|Г-жа|' +
    'отец|Отец|о.|свещ.|ик.|фарм.|маг.-фарм.|чл.-кор.|акад.|пр.|ст. преп.|преп.',
  personLeads: 'води|водещ|написа|основана от|представи|представя|разказа|разказва|съпругата|съпругът',
  personNouns: null,
  personNames: null,
  organisationNouns:
    'читалище детска градина кооперация сдружение общински съюз училище дружество клуб хор лицей гимназия театър ' +
    'опера филхармония музей библиотека храм църква манастир кметство федерация асоциация агенция соу оу пмг дг ' +
    'кантора аптека ресторант болница община фондация хотел',
  rankWords: null,
  pageNames: 'екип персонал ръководство лекари учители преподаватели управителен съвет надзорен събрание',
  addressLabels: 'адрес за кореспонденция|седалище|адрес на управление|офис',
  fieldLabels:
    'имейл адрес|електронна поща|ел. поща|имена|телефонен номер|работно време|вашето съобщение|данъчен номер|' +
    'съобщение',
  townMarks: 'гр.|с.|град|село',
  boxWords: 'П.К.',
  partnerHeadings: 'партньори|спонсори|клиенти|дарители|донори|поддръжници|доставчици|изложители',
  partnerHeadingWords: 'нашите и',
  invitations: null,
  rightsReserved: 'всички права (?:са )?запазени',
  copyrightWords: null,
  postcodeLabels: 'п.к.|ПК|пощенски код',
}
