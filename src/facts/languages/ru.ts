import type { Language } from '../language.ts'

/** Russian. */
export const RU: Language = {
  code: 'ru',
  otherCodes: null,
  precedence: 25,
  commonWords: null,
  conjunctions: 'и',
  days: 'пн вт ср чт пт сб вс',
  months: null,
  phoneLabels: {
    voice: 'тел тлф телефон_ звоните',
    mobile: 'моб мобильн_ сот сотовый',
    fax: 'факс факсы факсу телефакс_',
    whatsapp: 'ватсап_ вотсап_ вайбер',
    weak: 'контакты приёмная приемная справки диспетчер регистратура бронирование запись',
  },
  phoneSigns: null,
  contactPages: { terms: 'контакт|связаться|обратная связь|svyaz', anywhere: null },
  imprintPages: { terms: 'реквизиты', anywhere: null },
  officePages: null,
  peoplePages: { terms: 'команда|сотрудники|руководство', anywhere: null },
  aboutPages: { terms: 'о компании|о нас|о фирме|o kompanii', anywhere: null },
  formerJobs: null,
  workLeads: null,
  memberships: null,
  roleTexts: {
    before: 'как|в качестве|будучи|являясь',
    behind: null,
    determiners: 'наш наша наши',
    members: 'член участник участница',
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
    'к.м.н.|к. м. н.|д.м.н.|д. м. н.|к.т.н.|к. т. н.|д.т.н.|к.э.н.|д.э.н.|к.ю.н.|к.п.н.|д.п.н.|к.ф.н.|' +
    'к.х.н.|к.б.н.|иерей|протоиерей|игумен|иеромонах|священник|диакон|прот.|свящ.|о.|отец|полк.|подп.|' +
    'майор|капитан|адв.|г-н|г-жа|тов.|засл. арт.|инж.|акад.|чл.-корр.|доц.|проф.|ст. преп.|асс.',
  personLeads:
    'написала?|основала?|ведет|выступит|выступила?|рассказала?|провела?|провел|исполнит|исполнила?|жена|муж|' +
    'читает|прочтет',
  personNouns: null,
  personNames: null,
  personTexts: {
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
      departments: null,
      qualifiers: null,
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
  },
  organisationNouns:
    'дмш школа-интернат детский мастерская поликлиника санаторий сош мбоу маоу мкоу мбдоу мадоу мкдоу дюсш гбоу гбу ' +
    'мбу мку мау фгбоу фгбу гбдоу колледж училище техникум товарищество кооператив хор клуб союз профсоюз приход ' +
    'храм епархия монастырь ансамбль оркестр филармония лицей гимназия больница завод фабрика музей театр библиотека ' +
    'университет институт школа фонд ассоциация министерство компания центр клиника администрация гостиница отель ' +
    'ресторан аптека издательство банк бюро стоматология автосервис агентство магазин',
  rankWords: null,
  pageNames: 'сотрудники персонал руководство коллектив преподаватели учителя врачи специалисты наши педагоги',
  addressLabels:
    'почтовый адрес|наш адрес|адрес офиса|адрес склада|место нахождения|местонахождение|адрес|юридический адрес|' +
    'фактический адрес',
  fieldLabels:
    'электронная почта|эл. почта|электронный адрес|адрес электронной почты|полное имя|имя и фамилия|' +
    'фамилия и имя|фамилия имя отчество|номер телефона|контактный телефон|мобильный телефон|часы работы|' +
    'время работы|режим работы|график работы|ваше сообщение|текст сообщения|тема сообщения|юридический адрес|' +
    'почтовый адрес|фактический адрес|расчетный счет|почтовый индекс',
  townMarks: 'г.|гор.|с.|п.|пос.|пгт|дер.|город|село|посёлок|поселок',
  addressTexts: {
    labels: {
      clear: 'адрес',
      qualifiers: null,
      locations: 'офис',
      sure: null,
      others: null,
      tails: null,
      fields: 'индекс|город|улица',
    },
    units: {
      words: 'офис|оф|корп|корпус|стр|строение|эт|этаж|кв|под|подъезд|лит|литера|пом|помещение|бц|тц|д|дом',
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
      beforeNumbers: 'д|дом|номер',
      alone: 'дом|д',
      houses: null,
      beforeColons: null,
    },
    boxes: {
      forms: 'а/я',
      endings: null,
    },
    places: {
      connectors: null,
      beforeNames: '[оО]бл\\.|[гГ]\\.',
      beforeCities: 'г|гор|город',
      behindCities: null,
      quarters: null,
    },
    sentences: {
      leads: null,
      streetLeads: null,
      smallStreetLeads: null,
      units: null,
      connectors: null,
      prose: null,
      yearLeads: null,
      abbreviations: 'просп?|корп',
    },
    surroundings: {
      contacts: 'тел|телефон|факс|почта',
      phones: null,
      notPlaces: null,
      countsBefore: null,
      countsBehind: null,
      rangeWords: 'по',
      bylines: 'автор',
    },
    unspaced: null,
  },
  boxWords: null,
  partnerHeadings:
    'партнёры|партнеры|спонсоры|клиенты|заказчики|доноры|поставщики|участники выставки|инвесторы|' +
    'наши партнёры и спонсоры|информационные партнёры|генеральные партнёры|нам доверяют|при поддержке|' +
    'нас поддерживают|мы сотрудничаем',
  partnerHeadingWords: 'наши и все главные генеральные',
  organisationTexts: {
    insideNames: {
      connectors: 'и',
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
      pageWords: 'этот эта начало стартовая страница главная контакты о нас компании адрес новости',
      firmWords: null,
      wholeNames: null,
      possessives: null,
      siteNouns: null,
      defaults: null,
      logoPhrases: 'лого(?:тип)?|(?:на )?главн(?:ую|ая)(?: страниц[уа])?',
    },
    beforeNames: {
      stops: 'компания фирма общество директор контакты обратитесь контакт',
      leadingWords: null,
      firmNouns: 'компания компании фирма общество',
      firmNounEndings: null,
      welcomes: null,
      headingLeads: null,
      ownerLeads: null,
      looseLeads: null,
      depictions: null,
      depictionLinks: null,
      headOffices: null,
      employerLinks: null,
    },
    behindNames: null,
    sentences: null,
    labels: {
      names:
        '(?:полное|сокращ[её]нное|краткое) (?:наименование|название)(?: организации)?|' +
        'наименование(?: организации)?|организация|компания|юридическое лицо',
      roles: 'работодатель|издательство|организатор|агентство',
      sellers: 'дистрибьютор|дилер',
      columns: null,
      vague: null,
    },
    clients: null,
    notices: {
      followers: 'разработ|создание',
      wholeFollowers: null,
      leads: null,
      subjects: null,
      software: null,
      authorLinks: null,
      rightsHolders: null,
      pictures: null,
      pictureSources: null,
      pictureCredits: null,
      licences: null,
    },
    blocks: null,
    phones: {
      shared: 'коммутатор|ресепшн|ресепшен|справочная',
      phoneWords: null,
      links: null,
      representatives: null,
      representativeLines: null,
      formsOfAddress: null,
    },
  },
  invitations: null,
  rightsReserved: 'все права (?:защищены|сохранены)',
  copyrightWords: 'авторские права',
  organisationSentences: {
    leads: null,
    links: null,
    nouns: null,
    forms: null,
    credits: {
      made: 'сделано|разработано',
      making: 'разработка|создание|дизайн',
      makers: 'от',
      objects: 'сайта',
      behind: null,
      signs: null,
    },
    places: null,
    preambles: null,
    careers: null,
    pages: null,
    relations: null,
    bodies: null,
    titles: null,
    logos: null,
  },
  contactTexts: {
    signs: {
      at: 'собака|собачка|sobaka',
      atInBrackets: 'ат|эт',
      atBetweenSpaces: 'собака',
      pictures: null,
      dot: 'точка',
    },
    placeholders: null,
    mails: {
      roles: null,
      general: null,
      labels: 'почта',
      touchingLabels: null,
      invitations: null,
      proseWords: 'работает сайт',
      determiners: null,
    },
    numbers: {
      extensions: 'доб|добавочный|вн|внутр',
      others: '№ бик р/с к/с индекс',
      otherSigns: null,
      numberWords: '№ номер номера',
      contactWords: 'тел|почта',
      disjunctions: 'или',
      linkExtensions: 'доб',
    },
    phones: {
      voiceBeforeFax: 'телефон тел',
      voiceBehind: null,
      faxBehind: 'факс',
      mobileBehind: null,
      suffixJoints: null,
      hours: null,
      times: null,
    },
    noise: null,
  },
  postcodeLabels: 'почтовый индекс|индекс',
}
