import type { Language } from '../language.ts'
import { ADDRESS_TEXTS } from './pl/address-texts.ts'
import { CONTACT_TEXTS } from './pl/contact-texts.ts'
import { ORGANISATION_KINDS } from './pl/organisation-kinds.ts'
import { ORGANISATION_SENTENCES } from './pl/organisation-sentences.ts'
import { ORGANISATION_TEXTS } from './pl/organisation-texts.ts'
import { PERSON_TEXTS } from './pl/person-texts.ts'

/** Polish. */
export const PL: Language = {
  code: 'pl',
  otherCodes: null,
  precedence: 12,
  commonWords: 'jest się nie na dla oraz od do lub w z są nasze jak',
  conjunctions: 'i oraz',
  days: 'pon wt śr czw pt sob niedz poniedziałek piątek',
  months: null,
  phoneLabels: {
    voice: 'infolinia zadzwoń dzwoń',
    mobile: 'kom komórka komórkowy komórk_',
    fax: 'faks _faks',
    whatsapp: null,
    weak: 'biuro rezerwacje rezerwacja rejestracja sekretariat',
  },
  phoneSigns: null,
  contactPages: { terms: 'kontakty', anywhere: null },
  imprintPages: null,
  officePages: null,
  peoplePages: { terms: 'zespol', anywhere: null },
  aboutPages: { terms: 'o nas|o firmie', anywhere: null },
  formerJobs: 'wcześniej|poprzednio|pracował|były |była |absolwent|ukończył|studia |studiow|dyplom|doktorat',
  workLeads:
    '(?:pracuje|pracował|pracowała|zatrudnion[ya]) (?:w|we|dla)|(?:wykłada|wykładał|wykładała|studiował|studiowała) na',
  memberships: 'członek|członkiem|członkini',
  roleTexts: {
    before: 'jako|w roli|pełniąc funkcję',
    behind: null,
    determiners: 'nasz nasza nasi nasze',
    members: 'członek członkini',
    complements: null,
    workplaces: null,
  },
  organNouns: null,
  titleNouns: null,
  subjectNouns: null,
  houseNouns: null,
  headNouns: 'muzeum teatr biblioteka galeria hotel restauracja szpital szkoła',
  organisationKinds: ORGANISATION_KINDS,
  qualityEndings: null,
  personTitles:
    'mec.|ks.|o.|lek.|lek. med.|lek. dent.|lek. stom.|lek. wet.|red.|dh|dh.|hm.|phm.|pwd.|kpt.|por.|gen.|' +
    'adw.|r.pr.|r. pr.|not.|bp|bp.|abp|abp.|kard.|s.|br.|śp.|śp|ś.p.|arch.|mgr farm.|farm.|piel.|dyr.|' +
    'prez.|Pani|pani|Pan|pan|pana|panią|panu|Pana|Panią|Panu|st. kpt.|st. bryg.|mł. bryg.|lic.|tech.|' +
    'położna|wójt|sołtys',
  personLeads:
    'napisala?|prowadzi|poprowadzi|wyglosi|zagra|zaspiewa|wystapi|zalozyla?|przez|autorstwa|' +
    '(?:gosciem|goscmi) (?:bedzie|beda)|zona|wraz z',
  personNouns: null,
  personNames: null,
  personTexts: PERSON_TEXTS,
  organisationNouns:
    'podstawowa ochotnicza straż pożarna nadleśnictwo gospodarstwo zespół szkół gminny klub związek towarzystwo ' +
    'bractwo uniwersytet szkoła fundacja stowarzyszenie urząd szpital hurtownia gmina powiat starostwo gimnazjum ' +
    'liceum przedszkole muzeum restauracja apteka wydawnictwo kancelaria przychodnia piekarnia zakład pensjonat ' +
    'teatr biblioteka parafia spółdzielnia żłobek księgarnia cukiernia drukarnia warsztat centrum ośrodek fabryka ' +
    'technikum poradnia',
  supporterWords: 'przyjaciół',
  rankWords: null,
  pageNames:
    'kadra pedagogiczna dyrekcja zarząd rada nadzorcza zespołu pracownicy nauczyciele lekarze zespół personel ' +
    'specjaliści komisja rewizyjna walne zebranie',
  addressLabels: 'adres korespondencyjny|adres do korespondencji|siedziba firmy|adres|siedziba|oddział|filia|biuro',
  fieldLabels:
    'poczta elektroniczna|adres e-mail|adres email|adres mailowy|adres poczty elektronicznej|imię i nazwisko|' +
    'pełne imię|numer telefonu|telefon komórkowy|telefon stacjonarny|godziny otwarcia|godziny pracy|' +
    'godziny urzędowania|twoja wiadomość|treść wiadomości|temat wiadomości|numer konta|rachunek bankowy|' +
    'konto bankowe|kod pocztowy|adres korespondencyjny|dane kontaktowe',
  townMarks: null,
  addressTexts: ADDRESS_TEXTS,
  boxWords: null,
  partnerHeadings:
    'partnerzy|sponsorzy|klienci|darczyńcy|fundatorzy|referencje|dostawcy|wystawcy|patroni|patroni medialni|' +
    'partnerzy medialni|inwestorzy|organizacje członkowskie|spółki zależne|zaufali nam|wspierają nas|' +
    'współpracujemy|współpracują z nami|współpraca|patronat honorowy|podziękowania dla',
  partnerHeadingWords: 'nasi nasz nasze i oraz główni strategiczni dziękujemy',
  organisationTexts: ORGANISATION_TEXTS,
  invitations: null,
  rightsReserved: 'wszelkie prawa zastrzeżone|wszystkie prawa zastrzeżone',
  copyrightWords: null,
  organisationSentences: ORGANISATION_SENTENCES,
  contactTexts: CONTACT_TEXTS,
  postcodeLabels: 'kod pocztowy',
}
