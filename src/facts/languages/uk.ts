import type { Language } from '../language.ts'

/** Ukrainian. */
export const UK: Language = {
  code: 'uk',
  otherCodes: null,
  precedence: 26,
  commonWords: null,
  conjunctions: 'та і й',
  days: null,
  months: null,
  phoneLabels: {
    voice: 'дзвоніть',
    mobile: 'мобільн_',
    fax: null,
    whatsapp: null,
    weak: 'запис бронювання реєстратура',
  },
  phoneSigns: null,
  contactPages: { terms: 'зв язок', anywhere: null },
  imprintPages: null,
  officePages: null,
  peoplePages: null,
  aboutPages: { terms: 'про нас|про компан', anywhere: null },
  formerJobs: null,
  workLeads: null,
  memberships: null,
  roleTexts: {
    before: 'як|в якості|у якості|будучи',
    behind: null,
    determiners: 'наш наша наші',
    members: 'член членкиня учасник учасниця',
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
    'к. геогр. н.|к.геогр.н.|к. т. н.|к.т.н.|к. е. н.|к.е.н.|к. пед. н.|к.пед.н.|к. мед. н.|к.мед.н.|' +
    'к. філол. н.|к. іст. н.|к. ю. н.|к.ю.н.|д. т. н.|д. е. н.|д. геогр. н.|д. пед. н.|доц.|проф.|о.|' +
    'отець|прот.|ієрей|п.|пан|пані|Пан|Пані|пана|пану|адв.|інж.|акад.|засл. арт.|ст. викл.|ас.|гр.|полк.|' +
    'підполк.|майор|капітан|лейтенант|сержант|солдат',
  personLeads:
    'написав|написала|заснував|заснувала|веде|виступив|виступила|розповів|розповіла|провів|провела|дружина|' +
    'виконає',
  personNouns: null,
  personNames: null,
  personTexts: {
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
      departments: null,
      qualifiers: null,
      labels: 'контактна особа виконавці',
    },
    entities: null,
    marks: null,
  },
  organisationNouns:
    'дошкільний навчальний заклад училище бібліотека сільська громада загальноосвітня товариство спілка гімназія ' +
    'установа лікарня стоматологія садок санаторій коледж філія аптека музей ресторан зош сзш ззсо нвк днз здо знз ' +
    'дюсш кнп школа союз клуб хор церква парафія храм монастир театр філармонія асоціація федерація кооператив ліцей ' +
    'рада готель видавництво клініка університет магазин',
  rankWords: null,
  pageNames: "зворотній зв'язок колектив персонал адміністрація лікарі вчителі викладачі педагоги наші",
  addressLabels: 'місцезнаходження|юридична адреса|поштова адреса|фактична адреса|наша адреса|адреса офісу',
  fieldLabels:
    'електронна пошта|ел. пошта|електронна адреса|адреса електронної пошти|повне ім’я|ім’я та прізвище|' +
    'прізвище та ім’я|номер телефону|контактний телефон|мобільний телефон|години роботи|графік роботи|' +
    'режим роботи|час роботи|ваше повідомлення|тема повідомлення|юридична адреса|поштова адреса|поштовий індекс|' +
    'розрахунковий рахунок',
  townMarks: 'м.|с.|смт|місто|село|селище',
  boxWords: null,
  partnerHeadings:
    'партнери|спонсори|клієнти|замовники|донори|постачальники|благодійники|меценати|інвестори|учасники виставки|' +
    'нам довіряють|за підтримки|нас підтримують|ми співпрацюємо',
  partnerHeadingWords: 'наші та і й головні генеральні',
  organisationTexts: {
    insideNames: {
      connectors: 'та',
      clubConnectors: null,
      articles: null,
      complements: null,
      nounEndings: null,
      touchingEndings: null,
      municipalities: null,
      activities: null,
      descriptions: null,
      descriptionLinks: null,
      abbreviations: null,
    },
    emptyNames: {
      pageWords: 'головна',
      firmWords: null,
      wholeNames: null,
      possessives: null,
      siteNouns: null,
      defaults: null,
      logoPhrases: '(?:на )?головн(?:у|а)',
    },
    beforeNames: null,
    behindNames: null,
    sentences: null,
    labels: {
      names: 'повна назва|назва',
      roles: null,
      sellers: null,
      columns: null,
      vague: 'назва',
    },
    clients: null,
    notices: null,
    blocks: null,
    phones: null,
  },
  invitations: null,
  rightsReserved: '(?:всі|усі) права (?:захищені|застережені)',
  copyrightWords: 'авторські права',
  organisationSentences: null,
  contactTexts: {
    signs: { at: null, atInBrackets: null, atBetweenSpaces: null, pictures: null, dot: 'крапка' },
    placeholders: null,
    mails: {
      roles: null,
      general: null,
      labels: 'пошта',
      touchingLabels: null,
      invitations: null,
      proseWords: null,
      determiners: null,
    },
    numbers: {
      extensions: null,
      others: 'едрпоу',
      otherSigns: null,
      numberWords: null,
      contactWords: null,
      disjunctions: null,
      linkExtensions: null,
    },
    phones: null,
    noise: null,
  },
  postcodeLabels: 'індекс|поштовий індекс',
}
