import type { PersonTexts } from '../../person-texts.ts'

/** What texts in Ukrainian say about people. */
export const PERSON_TEXTS: PersonTexts = {
  before: {
    thanks: null,
    jointWork: null,
    makers: null,
    sharedTitles: null,
    namesakes: null,
    speech: null,
    contacts: null,
    introductions: null,
    landmarks: 'біля',
    welcomes: null,
    offices: null,
    officeKinds: null,
  },
  behind: {
    relatives: null,
    relativesBehindComma: 'якии|яка',
    ages: 'років',
    afterAges: null,
    actions: null,
    predicates: null,
    speech: null,
    possessions: null,
    adjectives: null,
    firms: null,
    units: null,
    centuries: null,
  },
  appointments: null,
  companions: null,
  kin: null,
  credits: null,
  pictures: {
    signs: null,
    credits: null,
    portraits: null,
    of: null,
    leftToRight: 'зліва направо',
    positions: null,
  },
  letters: {
    closings: null,
    greetings: 'привіт дякую вітаю шановнии шановна',
  },
  nameLabels: {
    given: null,
    family: 'прізвище',
    givenOrWhole: "ім'я",
    names: null,
    joining: null,
    qualifiers: null,
    whole: 'піб',
    columns: 'піб',
    caseless: null,
  },
  labels: {
    personal: null,
    reached: null,
    ofThings: null,
    columns: null,
    roles: 'посада',
    caselessRoles: null,
    contactPersons: null,
    possessives: null,
  },
  visitors: null,
  titles: null,
  things: null,
  described: null,
  names: {
    titles: 'пан панове пані тов фоп',
    suffixes: null,
    particles: null,
    honorifics: null,
    firmPrefixes: 'ТОВ|ФОП|ПП',
    placeJoiners: null,
    placeBeginnings: null,
    patronymics: null,
    streets: null,
    familyNames: null,
    familyEndings: 'enko|chuk|енко|чук',
    familyBeginnings: null,
  },
  endings: null,
  unspaced: null,
  caseless: null,
  work: {
    roles:
      'авторка агроном адвокатка архітектор архітекторка асистент асистентка аспірант аспірантка бухгалтерка ' +
      'бібліотекар бібліотекарка викладач викладачка вихователь вихователька власник власниця вчитель вчителька ' +
      'голова голови гінеколог деканка дизаинерка директорка діловод економіст економістка журналістка завідувач ' +
      'завідувачка завідуюча засновник засновниця заступник заступниця капітан кардіолог керівник керівника ' +
      'керівниця керівничка комірник консультантка координаторка кореспондент кореспондентка кухар лікар ' +
      'лікар-терапевт лікарка менеджерка методистка мэр міністр нардеп науковець науковиця начальниця педіатр ' +
      'перекладач перекладачка помічник помічниця представник проректорка професор професорка психологиня ' +
      'редакторка режисер режисерка ректорка речник речниця секретарка скарбник скарбниця спеціаліст спеціалістка ' +
      'співробітник співробітниця спікер тренерка учителька фахівець фахівчиня хірург юристка інженер інженерка',
    occupations: null,
    departments: null,
    duties: null,
    former: null,
    qualifiers: null,
    adjectives: null,
    labels: 'контактна особа виконавці',
  },
  entities: null,
  marks: null,
}
