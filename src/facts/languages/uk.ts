import type { Language } from '../language.ts'
import { ADDRESS_TEXTS } from './uk/address-texts.ts'
import { CONTACT_TEXTS } from './uk/contact-texts.ts'
import { ORGANISATION_KINDS } from './uk/organisation-kinds.ts'
import { ORGANISATION_TEXTS } from './uk/organisation-texts.ts'
import { PERSON_TEXTS } from './uk/person-texts.ts'

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
  organisationKinds: ORGANISATION_KINDS,
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
  personTexts: PERSON_TEXTS,
  organisationNouns:
    'дошкільний навчальний заклад училище бібліотека сільська громада загальноосвітня товариство спілка гімназія ' +
    'установа лікарня стоматологія садок санаторій коледж філія аптека музей ресторан зош сзш ззсо нвк днз здо знз ' +
    'дюсш кнп школа союз клуб хор церква парафія храм монастир театр філармонія асоціація федерація кооператив ліцей ' +
    'рада готель видавництво клініка університет магазин',
  supporterWords: null,
  rankWords: null,
  pageNames: "зворотній зв'язок колектив персонал адміністрація лікарі вчителі викладачі педагоги наші",
  addressLabels: 'місцезнаходження|юридична адреса|поштова адреса|фактична адреса|наша адреса|адреса офісу|адреса',
  fieldLabels:
    'електронна пошта|ел. пошта|електронна адреса|адреса електронної пошти|повне ім’я|ім’я та прізвище|' +
    'прізвище та ім’я|номер телефону|контактний телефон|мобільний телефон|години роботи|графік роботи|' +
    'режим роботи|час роботи|ваше повідомлення|тема повідомлення|юридична адреса|поштова адреса|поштовий індекс|' +
    'розрахунковий рахунок',
  townMarks: 'м.|с.|смт|місто|село|селище',
  addressTexts: ADDRESS_TEXTS,
  boxWords: null,
  partnerHeadings:
    'партнери|спонсори|клієнти|замовники|донори|постачальники|благодійники|меценати|інвестори|учасники виставки|' +
    'нам довіряють|за підтримки|нас підтримують|ми співпрацюємо',
  partnerHeadingWords: 'наші та і й головні генеральні',
  organisationTexts: ORGANISATION_TEXTS,
  invitations: null,
  rightsReserved: '(?:всі|усі) права (?:захищені|застережені)',
  copyrightWords: 'авторські права',
  organisationSentences: null,
  contactTexts: CONTACT_TEXTS,
  postcodeLabels: 'індекс|поштовий індекс',
}
