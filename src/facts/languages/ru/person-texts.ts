import type { PersonTexts } from '../../person-texts.ts'

/** What texts in Russian say about people. */
export const PERSON_TEXTS: PersonTexts = {
  before: {
    thanks: null,
    jointWork: null,
    makers: null,
    sharedTitles: null,
    namesakes: null,
    speech: 'по словам|сказал|сказала',
    contacts: null,
    introductions: 'меня зовут|под руководством',
    landmarks: 'напротив|рядом с',
    welcomes: null,
    offices: null,
    officeKinds: null,
  },
  behind: {
    relatives: null,
    relativesBehindComma: 'котор(?:ыи|ая|ого|ои|ому)|которые',
    ages: 'лет',
    afterAges: null,
    actions: null,
    predicates: null,
    speech: 'сказал|сказала|рассказал|рассказала|отметил|отметила|сообщил|сообщила|заявил|заявила',
    possessions: null,
    adjectives: null,
    firms: null,
    units: null,
    centuries: null,
  },
  appointments: null,
  companions: null,
  kin: null,
  credits: {
    bylines: 'опубликовала?|опубликовано|автор',
    by: null,
    labels: 'автор|написано автором',
    websites: 'разработка|создание',
    websiteParts: null,
    websiteBy: null,
  },
  pictures: {
    signs: null,
    credits: null,
    portraits: null,
    of: null,
    leftToRight: 'слева направо',
    positions: null,
  },
  letters: {
    closings: 'с уважением',
    greetings: 'привет спасибо здравствуите уважаемыи уважаемая',
  },
  nameLabels: {
    given: null,
    family: 'фамилия',
    givenOrWhole: 'имя имена',
    names: null,
    joining: null,
    qualifiers: null,
    whole: 'фио',
    columns: 'фио|ф\\.и\\.о\\.',
    caseless: null,
  },
  labels: {
    personal: 'должность',
    reached: null,
    ofThings: null,
    columns: 'должность|телефон',
    roles: 'должность',
    caselessRoles: null,
    contactPersons: null,
    possessives: null,
  },
  visitors: null,
  titles: null,
  things: null,
  described: null,
  names: {
    titles: 'адв акад арх г-жа г-н гн господин госпожа д-р доктор доц инж ип канд проф профессор спд чп',
    suffixes: null,
    particles: null,
    honorifics: null,
    firmPrefixes: 'ООО|ЗАО|ОАО|ПАО|АО|ИП|ЧП',
    placeJoiners: null,
    placeBeginnings: null,
    patronymics: 'вич|вна|ична|инична|vich|vna',
    streets: null,
    familyNames: null,
    familyEndings: 'ovich|evich|ович|евич|овна|евна|ична|[ое]в|[ое]ва|ин|ина|ский|ская|скии',
    familyBeginnings: null,
  },
  endings: {
    nouns: 'ость|ения|ение|ация|ции',
    nounsOrNames: null,
    roles: 'олог',
    occupations: null,
    streets: null,
  },
  unspaced: null,
  caseless: null,
  work: {
    roles:
      'автор адвокат администратор акушер анестезиолог артист архитектор аспирант аспирантка ассистент ассистентка ' +
      'аудитор библиотекар библиотекари библиотекарша библиотекарь бухгалтер ветеринар владелец владелица водитель ' +
      'волонтер воспитатель воспитательница врач гендиректор гинеколог глава главврач губернатор декан ' +
      'делопроизводитель депутат депутатка дерматолог дизаинер директор директора дирижер диспетчер доцент ' +
      'доцентка журналист заведующая заведующии завуч зам замдиректора заместитель заместительница звонарь иереи ' +
      'иконом инженер инспектор казначеи капитан кардиолог кассир кладовщик консультант концертмеистер координатор ' +
      'корреспондент корреспондентка косметолог лаборант лаборантка лекарь логист логопед массажист медсестра ' +
      'менеджер методист методисты механик министер министр настоятель настоятельница начальник начальника ' +
      'невролог нотариус окулист онколог оператор организатор ортопед основатель основательница офтальмолог ' +
      'оценщик парикмахер партнер педагог педиатр переводчик переводчица писатель писательница повар помощник ' +
      'помощница практикант предприниматель председатель председателя представитель президент премьер ' +
      'преподаватель преподавательница прораб проректор протоиереи профессор психолог ревизор регент редактор ' +
      'режиссер ректор риелтор руководитель руководительница руководителя священик секретарь секретарь-референт ' +
      'сенатор солист солистка сотрудник сотрудница специалист спикер староста стоматолог терапевт технолог ' +
      'травматолог тренер управляющии уролог учитель учительница учредитель фельдшер фотограф хирург хореограф ' +
      'хормеистер хранитель художник член шеф шеф-повар экономист экскурсовод эксперт эндокринолог юрисконсульт ' +
      'юрист',
    occupations: null,
    departments: null,
    duties: null,
    former: null,
    qualifiers: null,
    adjectives: null,
    labels:
      'автор авторы имя контакт контактная контактное лицо руководитель текст фио оркестранты исполнители участвуют',
  },
  entities: {
    heads: 'ojsc ooo',
    prefixes:
      'болница больница бульвар гимназия им имени институт музеи набережная пер переулок пл площадь пр проспект ' +
      'театр ул улица университет школа шоссе',
  },
  marks: null,
}
