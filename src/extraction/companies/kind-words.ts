import type { Language } from '../../facts/language.ts'
import { wordsOfLanguages } from '../../facts/tables.ts'
import { fold } from '../../lib/fold.ts'
import { countryOfCity } from '../addresses/cities.ts'
import { countryNamed } from '../addresses/country-names.ts'
import { countriesOfRegion } from '../addresses/regions.ts'
import { foldName } from '../names/fold-name.ts'
import { isPlainWord, isRoleWord } from '../names/vocabulary.ts'
import { wordsOf } from './company-key.ts'
import { CONNECTORS, isGeneric } from './company-words.ts'

const set = (...lists: readonly string[]): ReadonlySet<string> => new Set(lists.join(' ').split(' '))

/** Organisation words that names follow directly: `Fondation Abbé Tollac`. Few English and German ones do, as other nouns follow them. */
const HEAD_KINDS = set(
  'Université Fondation Fédération Syndicat Lycée Mairie Cabinet Clinique Banque Universidad Fundación Asociación Federación Instituto',
  'Ayuntamiento Colegio Banco Universidade Fundação Associação Prefeitura Università Politecnico Accademia Istituto Fondazione Associazione Comune Banca',
  'Universiteit Rijksuniversiteit Institutet Stichting Vereniging Hogeschool Gemeente Universitet Stiftelsen Föreningen Universitetet Høgskolen Kommune Uniwersytet',
  'Politechnika Fundacja Stowarzyszenie Univerzita Nadace Spolek Universitas Yayasan Koperasi',
)
/** Organisation words at the end of names, or before `of` and its equivalents. */
const CLEAR_KINDS: ReadonlySet<string> = new Set([
  ...HEAD_KINDS,
  ...set(
    'University College Institute Council Association Federation Foundation Society Ventures Holdings Laboratory Laboratories Hospital',
    'Academy Bank Authority Union Museum Clinic Chamber Club League Observatory Seminary Orchestra Diocese Charity Trust Ministry Institution Polytechnic Alliance Confederation Consortium Constabulary Guild',
    'Universität Akademie Ministerium Bundesministerium Staatsministerium Hochschule Institut Verband Verein Stiftung Sparkasse Kanzlei',
    'Volksbank Raiffeisenbank Klinikum',
  ),
])
/** Words at the end of the names of firms, but also of products, services and headings. */
const FIRM_KINDS = set(
  'International Group Capital Partners Fund Services Systems Solutions Technologies Media Books Press Publishing Publishers Communications',
  'Consulting Consultants Consultancy Network Power Pharma Pharmaceuticals Biopharma Biosciences Therapeutics Robotics Energy Logistics',
  'Studios Studio Board Industries Investments Analytics Software Labs Motors Foods Brewery Bakery Architects Engineers Engineering',
  'Solicitors Attorneys Advisors Advisers Insurance Recruitment Marketing Productions Records Airlines Airways Railways Shipping Farms',
  'Construction Contractors Builders Properties Estates Agency Department Office Commission Committee Centre Center School Church',
  'Gruppe Personal Medien Verlag Werke Stadtwerke Autohaus Consult Groupe Éditions Editions Edizioni Gruppo Grupo Ediciones Editora',
)
/** Words for establishments and trades, which count only after a lead-in. */
const TRADE_KINDS = set(
  // English
  'Company Corporation Cooperative Co-op Finance Assurance Mutual Plumbing Roofing Marine Mechanical Electrical Landscaping Flooring',
  'Restaurant Café Cafe Grill Diner Tavern Inn Hotel Hotels Resort Lodge Cabins Campground Ranch Pizzeria Bistro Theatre Theater',
  'Ministries Mission Missions Fellowship Anglers Bassmasters Harriers Rotarians Toastmasters Choir Ensemble Distillery Winery Vineyards',
  'Nursery Nurseries Garage Dental Dentistry Veterinary Pharmacy Realty Realtors Lettings Surveyors Accountants Auctioneers Architecture',
  'Textiles Woollens Mills Foundry Manufacturing Aerospace Automation Instruments Electronics Semiconductors Telecom Newspapers Pictures',
  'Entertainment Travel Tours Haulage Freight Couriers Packaging Supplies Wholesale Stores Outfitters Barn Bookshop Jewellers Florists',
  'Heating Joinery Carpentry Glazing Scaffolding Photography Physiotherapy Chiropractic Orthodontics Opticians Locksmiths Kennels',
  'Butchers Bakers Bakehouse Creamery Dairy Orchards Forestry Timber Quarries Mining Petroleum Renewables Recycling Homes Healthcare Hospice',
  // German, Dutch
  'Vereinigung Gesellschaft Genossenschaft Landesamt Bundesamt Kammer Kasse Apotheke Praxis Landgasthof Gasthof Gasthaus Versicherung Versicherungen Krankenkasse Handwerkskammer Landwirtschaftskammer Ärztekammer Stadt Kreis',
  'Landkreis Gemeinde Brauhaus Weingut Hofgut Krankenhaus Universitätsklinikum Rechtsanwälte Steuerberater Architekten Ingenieure',
  'Advocaten Notarissen Makelaars Architecten Verzekeringen Provincie Ziekenhuis Bakkerij Slagerij Drukkerij Uitgeverij Brouwerij Bouw',
  // French
  'Régie Caisse Crédit Mutuelle Coopérative Auberge Hôtel Domaine Château Atelier Ateliers Librairie Boulangerie Boucherie Menuiserie',
  'Charpente Imprimerie Pharmacie Hôpital Ville Région Département Chambre Initiative Agence Maison Ferme Brasserie Fromagerie Cave Caves',
  'Vignobles Transports Établissements Cinéma Théâtre Musée Médiathèque Paroisse Comité Communauté Métropole Commune',
  // Spanish, Portuguese
  'Restaurante Caja Cooperativa Constructora Inmobiliaria Panadería Librería Bodega Bodegas Fábrica Talleres Taller Ferretería Cámara',
  'Municipalidad Gobierno Secretaría Ministerio Sindicato Parroquia Escuela Centro Editorial Imprenta Diputación Museo Teatro Clínica',
  'Caixa Construtora Imobiliária Padaria Farmácia Livraria Câmara Secretaria Escola Laboratório Paróquia Museu Governo Município',
  // Italian
  'Ristorante Trattoria Albergo Ospedale Clinica Cassa Impresa Immobiliare Officina Officine Panificio Farmacia Libreria Cantina Tenuta',
  'Parrocchia Diocesi Provincia Regione Scuola Liceo Studio',
  // Nordic
  'Fastigheter Bygg Arkitekter Arkitektur Bryggeri Bageri Region Regionen Landskap Kyrka Församling Förlag Sparbank Skola Sjukhus Byg Ejendomme Forlag Sparekasse Kirke Menighet Eiendom Sykehus Sygehus',
)
/** `Stern-Gruppe`, `Finanzamt`, `Heimatverein` */
const KIND_ENDING =
  /(?:-(?:Gruppe|Verlag|Werke|Institut|Universität|Bank|Klinik)|\p{L}{3}(?:(?<!ges)amt|büro|kanzlei|verein|verband|vereinigung|stiftung|institut|klinikum|gesellschaft|genossenschaft|[fcgkln]erei|apotheke|praxis|schule|gymnasium|handlung|kasse|kammer|(?<!Daten|Park|Sitz|Werk)bank|gasthof))$|(?:[Aa]uto|[Gg]ast|[Kk]auf|[Mm]öbel|[Mm]ode|[Bb]rau|[Kk]ranken|[Ss]anitäts|[Rr]eform)haus$/u
/** Organisation words that Polish and Czech inflect: `Piekarni`, `Bankowi`, `Miastu`. */
const INFLECTED =
  /^(?:Piekarni|Cukierni|Restauracj|Szpital|Szko[łl]|Miast|Gmin|Powiat|Urz[ęą]d|Spółdzieln|Spółdzielcz|Zakład|Kancelari|Aptek|Księgarni|Wydawnictw|Muze|Teatr|Parafi|Nadleśnictw|Hurtowni|Bank|Fundacj|Stowarzyszen|Uniwersytet|Politechni[kc]|Starostw|Pekár[ne]|Nemocnic|Spořiteln|Pojišťovn|Město|Měst|Obec|Obc|Nadac|Nakladatelstv|Knihovn|Kavárn)\p{Ll}{0,5}$/u

/** Organisation words that end the names of firms so often that a sentence needs no lead before them. */
const SENTENCE_KINDS = set(
  'Company Corporation Group Groupe Grupo Gruppo Commission Airlines Airways Industries Publishers Publishing Verlag Ministerio',
)
export const isSentenceKind = (word: string) => SENTENCE_KINDS.has(word)

const nouns = (of: (language: Language) => string | null) => {
  const words = new Set(wordsOfLanguages(of))
  return (word: string) => words.has(word.toLowerCase())
}
/** Whether names follow an organisation word directly. */
export const isHeadKind = (word: string) => HEAD_KINDS.has(word) || isNamedHouse(word)
/** Whether any two capitalised words before an organisation word make it a name: `Northern Wildlife Trust`. */
export const isTitleKind = nouns(({ titleNouns }) => titleNouns)
/** Whether a name goes on with what it is about behind an organisation word: `Museum of Modern Craft`. */
export const isSubjectKind = nouns(({ subjectNouns }) => subjectNouns)
const isNamedHouse = nouns(({ headNouns }) => headNouns)
const isOtherHouse = nouns(({ houseNouns }) => houseNouns)
/** Whether an organisation word counts only where a sentence leads to its name. */
export const isHouseKind = (word: string) => isOtherHouse(word) || isNamedHouse(word)

/** `Elmstead Police Department`: a place says whose department it is. */
export function isDepartmentOfPlace(name: string): boolean {
  const words = name.split(' ')
  return [1, 2].some((count) => isPlace(fold(words.slice(0, count).join(' '))))
}

export const isClearKind = (word: string) => CLEAR_KINDS.has(word) || KIND_ENDING.test(word)
/** Whether a word ends the name of a firm, so that `and` after it begins another name. */
export const endsFirm = (word: string) => isClearKind(word) || FIRM_KINDS.has(word)
export const isKind = (word: string) => endsFirm(word) || TRADE_KINDS.has(word) || INFLECTED.test(word)
/** Organisation words whose names continue after `for`: `Centre for Elm Studies`. */
export const FOR_KINDS = set(
  'Centre Center Institute Foundation Society Association Council School Fund Trust Office Department Agency Academy Network Board',
  'Union Federation Authority Commission Committee Charity Partners Hospital College Museum Studio Laboratory Party Campaign Chamber',
)
const KINDS = [...new Set([...CLEAR_KINDS, ...FIRM_KINDS, ...TRADE_KINDS])]
/** Organisation words as sentences write them, with those that count only there. */
export const sentenceKinds = (): readonly string[] => SENTENCE_WORDS
const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
const HOUSES = wordsOfLanguages(({ houseNouns, headNouns }) => [houseNouns, headNouns].filter(Boolean).join(' '))
const SENTENCE_WORDS = [...new Set([...KINDS, ...HOUSES.filter(Boolean).map(capitalised)])]

/** Words that distinguish the offices or bodies of one place without saying whose they are: `City Council`. */
const MODIFIERS = set(
  'city county town village parish district borough state local national regional federal central general public private executive',
  'advisory student students parent parents teacher teachers customer client clients health social data protection planning credit',
  'legal human resources financial finance wealth management senior junior professional corporate family community service support',
  'supervisory steering technical medical dental animal new other world international european united works working annual main',
  'investment marketing research development training education learning security safety quality environmental government',
  'board directors trustees governors department committee office center centre resource information visitor member members alumni',
  'gold silver bronze platinum strategic official premium technology media become join press partner sponsor',
  // Which number, desk or part of a house it is
  'reception rezeption recepcion recepcao recepcja recepce accueil reservation reservations reservas reservierung reservierungen prenotazioni',
  'rezerwacja rezerwacje rejestracja emergency emergencies accident notruf notfall urgences urgencias appointment appointments termine',
  'booking bookings desk hotline switchboard bar biergarten spa gym pool kitchen feuerwehr polizei ambulance police fire summer winter',
  'special offers level levels program programs life travel auto equity tarifs tarife prices ihre ihr ihrer unsere your home online showroom',
  'comercial comerciales commerciale bilingue riposo compras transfer',
  'sports football fitness book savings trade labour labor our their your his her its this that each every any all both one two',
)

/** English organisation words that also qualify another noun: `Office Dog`, `Marketing Hub`. */
const QUALIFIERS = set(
  'Office Board School Church Department Marketing Media Network Software Energy Power Insurance Construction Engineering',
  'Capital Group Systems Services Recruitment Shipping Bank Union Club Hospital Council Community Charity Book Agency',
)
const CONNECTED = /^(?:of|for|de|del|della|des|du|di|da|do|für|van|voor|&|and)$/

/** Whether a name begins with an organisation word that only qualifies the following words, none of which is one. */
export function isQualifier(name: string): boolean {
  const [first = '', second = '', ...rest] = name.split(' ')
  // `Hospital General de Elmo`
  return QUALIFIERS.has(first) && ![second, ...rest].some((word) => CONNECTED.test(word) || isKind(word))
}

/**
 * Whether capitalised words on both sides of a clear organisation word make it a name, even if each of them is an
 * ordinary word: `Royal College of Crafts`.
 */
export function isNamedAround(name: string): boolean {
  const words = name.split(' ')
  const at = words.findIndex(isClearKind)
  return at > 0 && isOf(words[at + 1] ?? '') && /^\p{Lu}/u.test(words.at(-1)!)
}
const isOf = (word: string) => CONNECTED.test(word) && word !== 'and' && word !== '&'

/**
 * Whether a town or country beside a clear organisation word makes it a name, even if every other word is an ordinary
 * one: `Freie Universität Elmstadt`, `Elmstead National University`.
 */
export function isNamedByPlace(name: string): boolean {
  const words = name.split(' ')
  const at = words.findIndex(isClearKind)
  if (at < 1) return false
  const places =
    at === words.length - 1 ? [words.slice(0, 1), words.slice(0, 2), words.slice(at - 1, at)] : [words.slice(at + 1)]
  return places.some((place) => place.every((word) => /^\p{Lu}/u.test(word)) && isPlace(fold(place.join(' '))))
}

/** Whether a folded text is a town, a country or a region. */
export const isPlace = (folded: string) =>
  countryOfCity(folded) !== null ||
  countryNamed(folded) !== null ||
  (folded.length > 3 && countriesOfRegion(folded).length > 0)

/**
 * Whether a name has an ending that is common in place names but also occurs in the names of firms: `Elm Vale Ranch`,
 * `Upper Elm Region`.
 */
export const endsAsPlace = (name: string) =>
  / (?:Region|Ranch|Homes|Mills|Mission|Timber|Village|Estate|Lodge|Barn)$/.test(name)

/**
 * Whether a name contains a word that is neither an organisation word nor a word of menus and headings; false for
 * `Hotel Kitchen Supplies`.
 */
export const hasOwnWord = (name: string) =>
  name
    .split(' ')
    .some(
      (word) =>
        /\p{Lu}/u.test(word) &&
        !/^\p{L}$/u.test(word) &&
        !isKind(word) &&
        (/^\p{Lu}{3,}$/u.test(word) || !isPlainWord(foldName(word))),
    )

const PLAIN = new Set(KINDS.flatMap((word) => wordsOf(word)))

/**
 * Whether a phrase that ends with an organisation word identifies one organisation: true for `Elm Vale Council`, false
 * for `City Council` and `Our Partners`.
 */
export function isDistinctive(name: string): boolean {
  const words = wordsOf(
    name
      .split(' ')
      .filter((word) => !INFLECTED.test(word))
      .join(' '),
  )
  const isOrgan = ORGANS.has(words.at(-1) ?? '')
  return words.some(
    (word) =>
      word.length > 1 &&
      !PLAIN.has(word) &&
      !MODIFIERS.has(word) &&
      !CONNECTORS.has(word) &&
      !isGeneric([word]) &&
      !(isOrgan && isOrdinary(word)),
  )
}

/** Words for parts of an organisation, whose names say what they do: `Disaster Management Committee`. */
const ORGANS = new Set(wordsOfLanguages(({ organNouns }) => organNouns))
const QUALITY = new RegExp(`(?:${wordsOfLanguages(({ qualityEndings }) => qualityEndings, '|').join('|')})$`, 'u')
const isOrdinary = (word: string) => (isPlainWord(word) || QUALITY.test(word)) && !isPlace(word)

/** Whether all words of a name say what it is or does: `Multicultural Student Services`. */
export const isDescriptive = (name: string) =>
  wordsOf(name).every((word) => PLAIN.has(word) || isOrdinary(word) || isRoleWord(word))
