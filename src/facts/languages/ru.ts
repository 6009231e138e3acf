import type { Language } from '../language.ts'

/** Russian. */
export const RU: Language = {
  code: 'ru',
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
  qualityEndings: null,
  personNouns: null,
  personNames: null,
  organisationNouns:
    'дмш школа-интернат детский мастерская поликлиника санаторий сош мбоу маоу мкоу мбдоу мадоу мкдоу дюсш ' +
    'гбоу гбу мбу мку мау фгбоу фгбу гбдоу колледж училище техникум товарищество кооператив хор клуб союз ' +
    'профсоюз приход храм епархия монастырь ансамбль оркестр филармония',
  rankWords: null,
  pageNames: 'сотрудники персонал руководство коллектив преподаватели учителя врачи специалисты наши педагоги',
  addressLabels: 'почтовый адрес|наш адрес|адрес офиса|адрес склада|место нахождения|местонахождение',
  fieldLabels:
    'электронная почта|эл. почта|электронный адрес|адрес электронной почты|полное имя|имя и фамилия|' +
    'фамилия и имя|фамилия имя отчество|номер телефона|контактный телефон|мобильный телефон|часы работы|' +
    'время работы|режим работы|график работы|ваше сообщение|текст сообщения|тема сообщения|юридический адрес|' +
    'почтовый адрес|фактический адрес|расчетный счет|почтовый индекс',
  townMarks: 'г.|гор.|с.|п.|пос.|пгт|дер.|город|село|посёлок|поселок',
  boxWords: null,
  partnerHeadings:
    'партнёры|партнеры|спонсоры|клиенты|заказчики|доноры|поставщики|участники выставки|инвесторы|' +
    'наши партнёры и спонсоры|информационные партнёры|генеральные партнёры|нам доверяют|при поддержке|' +
    'нас поддерживают|мы сотрудничаем',
  partnerHeadingWords: 'наши и все главные генеральные',
  invitations: null,
  rightsReserved: 'все права (?:защищены|сохранены)',
  copyrightWords: 'авторские права',
  postcodeLabels: 'почтовый индекс|индекс',
}
