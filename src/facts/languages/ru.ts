import type { Language } from '../language.ts'
import { ADDRESS_TEXTS } from './ru/address-texts.ts'
import { CONTACT_TEXTS } from './ru/contact-texts.ts'
import { ORGANISATION_KINDS } from './ru/organisation-kinds.ts'
import { ORGANISATION_SENTENCES } from './ru/organisation-sentences.ts'
import { ORGANISATION_TEXTS } from './ru/organisation-texts.ts'
import { PERSON_TEXTS } from './ru/person-texts.ts'

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
  organisationKinds: ORGANISATION_KINDS,
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
  personTexts: PERSON_TEXTS,
  organisationNouns:
    'дмш школа-интернат детский мастерская поликлиника санаторий сош мбоу маоу мкоу мбдоу мадоу мкдоу дюсш гбоу гбу ' +
    'мбу мку мау фгбоу фгбу гбдоу колледж училище техникум товарищество кооператив хор клуб союз профсоюз приход ' +
    'храм епархия монастырь ансамбль оркестр филармония лицей гимназия больница завод фабрика музей театр библиотека ' +
    'университет институт школа фонд ассоциация министерство компания центр клиника администрация гостиница отель ' +
    'ресторан аптека издательство банк бюро стоматология автосервис агентство магазин',
  supporterWords: null,
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
  addressTexts: ADDRESS_TEXTS,
  boxWords: null,
  partnerHeadings:
    'партнёры|партнеры|спонсоры|клиенты|заказчики|доноры|поставщики|участники выставки|инвесторы|' +
    'наши партнёры и спонсоры|информационные партнёры|генеральные партнёры|нам доверяют|при поддержке|' +
    'нас поддерживают|мы сотрудничаем',
  partnerHeadingWords: 'наши и все главные генеральные',
  organisationTexts: ORGANISATION_TEXTS,
  invitations: null,
  rightsReserved: 'все права (?:защищены|сохранены)',
  copyrightWords: 'авторские права',
  organisationSentences: ORGANISATION_SENTENCES,
  contactTexts: CONTACT_TEXTS,
  postcodeLabels: 'почтовый индекс|индекс',
}
