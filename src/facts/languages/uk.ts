import type { Language } from '../language.ts'

/** Ukrainian. */
export const UK: Language = {
  code: 'uk',
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
  qualityEndings: null,
  personNouns: null,
  personNames: null,
  organisationNouns:
    'дошкільний навчальний заклад училище бібліотека сільська громада загальноосвітня товариство спілка ' +
    'гімназія установа лікарня стоматологія садок санаторій коледж філія аптека музей ресторан зош сзш ззсо ' +
    'нвк днз здо знз дюсш кнп школа союз клуб хор церква парафія храм монастир театр філармонія асоціація ' +
    'федерація кооператив',
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
  invitations: null,
  rightsReserved: '(?:всі|усі) права (?:захищені|застережені)',
  copyrightWords: 'авторські права',
  postcodeLabels: 'індекс|поштовий індекс',
}
