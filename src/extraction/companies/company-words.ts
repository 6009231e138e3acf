import { wordsOfLanguages } from '../../facts/tables.ts'
import { ORGANISATION_NOUNS } from './organisation-nouns.ts'

const words = (...lists: readonly string[]): ReadonlySet<string> => new Set(lists.join(' ').split(' '))

/** Lower-case words that may connect the words of a company's name. */
export const CONNECTORS = words(
  '& + and und et y e i и та og och en ve un ja of the de del della delle dei degli di da do das dos du des la le les',
  'los las el al van von zu zum zur für der den het ten ter am im à au aux på',
)

/** `La mairie` */
export const ARTICLES = words('the la le les el los il lo die der das de het o os')

/** More words that may connect the words of an association's name. */
export const ASSOCIATION_CONNECTORS = words('in im am an bei zu zur zum')

/** German articles and prepositions that more often precede a name than occur inside one. */
export const GERMAN_LEADS = words('der den dem des die das von zu')

/**
 * Words that end the search to the left of a legal form for the start of the name: labels, roles, verbs and sentence
 * openers.
 */
export const NAME_STOPS = words(
  // English
  'about contact welcome to by from with at for our your we you they is are was were be been has have had can',
  'visit join choose hire ask email e-mail copyright since why when while where what who how if both each also this that these those',
  'there here then but or nor not than per please thank thanks dear meet see between during after before until',
  'm/s messrs under within without through against upon designed powered developed hosted built created managed operated owned',
  't/a formerly c/o attn attention director directors manager founder co-founder ceo cto cfo coo chairman',
  'president owner proprietor secretary subsidiary terms conditions policy imprint disclaimer trademark trademarks',
  'published publisher author registered tel telephone phone fax abn acn in on',
  'january february july september october november december',
  // German
  'die der das den dem des ein eine einer wir unser unsere unserer ihr ihre sie ist sind wird wurde hat bei mit durch',
  'über uns nach aus als auch willkommen kontakt impressum herausgeber betreiber anbieter inhaber inhaberin',
  'geschäftsführer geschäftsführerin geschäftsführung vorstand vertreten verantwortlich diensteanbieter firma fa',
  'gesellschafter gesellschafterin komplementär komplementärin tochter tochtergesellschaft muttergesellschaft marke',
  'mitglied kunde kunden eigentümer eigentümerin hersteller vertriebspartner generalvertretung ansprechpartner',
  'rechtsform anschrift adresse sitz hausanschrift postanschrift website webseite homepage internetseite datenschutz',
  // French, Spanish, Portuguese, Italian
  'chez par avec notre votre nos vos nous vous bienvenue contactez éditeur directeur directrice gérant gérante',
  'président hébergeur hébergement raison dénomination siège mentions por para sobre nuestra nuestro bienvenido',
  'bienvenidos contacto contacte razón denominación titular domicilio responsable gerente contato bem-vindo razão',
  'presso benvenuti benvenuto contatti contatta ragione denominazione sede titolare amministratore direttore',
  // Dutch, Nordic, Slavic, other
  'bij met welkom over wij onze uw directeur hos med välkommen velkommen kontakta witamy nazwa siedziba społka',
  'společnost spoločnosť vítejte provozovatel prevádzkovateľ podjetje tvrtka компания фирма общество директор',
  'контакты обратитесь контакт',
)

/** Nouns for a company that directly precede its name in a sentence. */
export const COMPANY_NOUNS = words(
  'empresa compañía sociedad entidad firma société entreprise azienda ditta società impresa sociedade bedrijf',
  'företaget bolaget firmaet selskabet selskapet yritys yhtiö firmy spółka spółki společnost společnosti spoločnosť',
  'podjetje tvrtka društvo cég societatea компания компании фирма общество şirketi firması perusahaan',
)

/** Names of pages, menus and blocks: a phrase made only of these is not a company. */
export const GENERIC_WORDS = words(
  'home homepage start startpage main page pages index menu welcome contact contacts us about our the your my we to of',
  'and in at on for a an all by is more info information details official website site web online here click team staff',
  'people services service products product solutions news blog press media events event gallery portfolio projects',
  'careers career jobs job login log sign register account cart basket checkout search help support faq faqs privacy',
  'policy cookie cookies terms conditions use legal notice imprint disclaimer sitemap map location locations directions',
  'office offices head headquarters branch branches address addresses postal mailing registered hours opening phone',
  'email message form get touch find where who what how company companies corporate profile overview history mission',
  'frontpage licence licences license licenses lizenz lizenzen untitled document new copyright rights reserved logo image banner icon header footer skip content navigation print',
  'download downloads links resources testimonials reviews archive archives category categories tag tags author',
  'article articles post posts read view customer customers client clients partner partners shop store directory',
  'reg general enquiries inquiries inquiry enquiry sales billing shipping delivery limited private public ltd inc group co',
  'management board director directors management department departments',
  'this these that diese dieser dieses ce cet cette este esta esto questo questa deze dit denne denna dette detta ten tato toto этот эта',
  'der die das vorstand mitglieder mannschaft équipe notre el equipo nuestro il nostro het bestuur onze zespół nasz náš tým ekip',
  'kontakt kontakte impressum startseite willkommen über uns unser unsere leistungen aktuelles datenschutz agb anfahrt',
  'ansprechpartner adresse anschrift telefon herausgeber angaben gemäß hauptsitz zentrale öffnungszeiten anbieter',
  'accueil contactez nous mentions légales plan du à propos qui sommes actualités siège social adresse nos notre',
  'inicio contacto contáctenos nosotros quienes quiénes somos aviso sobre empresa dirección sede noticias servicios',
  'contato início fale conosco quem chi siamo dove contatti contattaci azienda sede legale indirizzo note legali',
  'over ons contactgegevens adres openingstijden hem om oss kontakta hjem om strona główna firma o nas úvod',
  'forside forsiden hem startsida etusivu avaleht pagrindinis sākums acasă acasa početna domov domů úvodná hlavní stránka kezdőlap',
  'főoldal ana sayfa anasayfa αρχική σελίδα trang chủ beranda authors author the contributors',
  'yhteystiedot yhteystietomme ota yhteyttä meistä etusivu kontak kami tentang hubungi alamat iletişim hakkımızda bize ulaşın künye',
  'liên hệ giới thiệu chúng tôi kapcsolat elérhetőségek rólunk impresszum despre noi contacte kontakty kontakti kontaktai',
  'kontaktuppgifter kontaktinformation kontaktoplysninger kontaktpersoner medarbetare medarbejdere ansatte',
  'επικοινωνία σχετικά εμάς контакти за нас صفحة اتصل بنا من نحن צור קשר אודות 문의 오시는 길 회사소개 联系方式 聯絡我們 關於我們',
  'начало головна стартовая страница トップ トップページ 首頁 홈 หน้าแรก',
  'où nous trouver find donde dónde estamos encuéntranos onde estamos encontre localização localización ubicación sucursales',
  'haftung für inhalte links urheberrecht streitschlichtung bildnachweis so finden sie wegbeschreibung besuchen',
  'profil sekolah perusahaan visi misi main primary secondary headline come raggiungerci dove trovarci waar vindt route',
  'hitta hit finn oss find veg vej jak dojechać gdzie jesteśmy kde nás najdete',
  '오시는길 찾아오시는길 연락처 회사개요 인사말 交通案内 アクセスマップ 所在地 拠点一覧 事業所一覧 联系方式 公司地址',
  'главная контакты о нас компании адрес новости お問い合わせ 会社概要 ホーム アクセス 会社案内 联系我们 关于我们 首页',
)

const ORGANISATION_ENDINGS =
  /(?:verein|verband|stiftung|schule|gesellschaft|werke|betriebe|buro|kanzlei|praxis|zentrum|universitat|klinik|klinikum|handlung|druckerei|gemeinde|kammer|genossenschaft|apotheke|backerei|metzgerei|brauerei|(?:auto|gast|kranken|mobel|mode|pflege)haus)$/

const isOrganisationNoun = (word: string) => ORGANISATION_NOUNS.has(word) || ORGANISATION_ENDINGS.test(word)

/** Endings of the names of schools, clinics and offices in scripts without spaces between words: `青葉保育園`. */
const EAST_ASIAN_ENDING =
  /\p{L}{2}(?:保育園|幼稚園|こども園|小学校|中学校|高等学校|高校|学園|大学|学院|専門学校|医院|病院|診療所|クリニック|歯科|薬局|協会|学会|組合|財団|事務所|工務店|製作所|工業|商会|旅館|ホテル|市役所|役場|神社|美術館|博物館|図書館|教会|研究所|商店|医療センター|学校|小學|中學|大學|醫院|診所|公司|工厂|实验室|研究院|协会|商会|幼儿园|宾馆|酒店|학교|대학교|병원|의원|협회|연구소|교회|센터)$/u

/** `City of Elmstead` */
const MUNICIPALITY = /^(?:city|town|village|county|borough|township|state) of \p{L}/u

/** Whether a name contains an organisation word, as in `Hill Street Clinic` and `Turnverein Altstadt`. */
export const namesOrganisation = (folded: readonly string[]) =>
  (folded.length > 1 && (folded.some(isOrganisationNoun) || MUNICIPALITY.test(folded.join(' ')))) ||
  EAST_ASIAN_ENDING.test(folded.at(-1) ?? '')

/** Whether a text states only a kind of organisation: `Steuerberatungsgesellschaft`. */
export const isKindOfOrganisation = (folded: readonly string[]) => folded.every(isOrganisationNoun)

const plain = (word: string) =>
  word
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
const FOLDED_GENERIC = new Set([...GENERIC_WORDS, ...wordsOfLanguages(({ pageNames }) => pageNames)].map(plain))

/** Whether a phrase, given as folded words, consists only of page and block names. */
export const isGeneric = (folded: readonly string[]) =>
  folded.every((word) => FOLDED_GENERIC.has(word) || /^\d+$/.test(word))

/** Heading words that also occur in the names of firms. */
const FIRMS_WORDS = words(
  'home service services product products solution solutions news press media event events gallery portfolio project projects jobs',
  'support search help shop store directory customer partner partners management sales shipping delivery public web online map team',
  'people general legal print content archive archives reviews post group and',
)
/** Words that can be a firm's whole name before a legal form; `Our Services Ltd` is not a name. */
const ALONE = words('news media press home people print map')
const CLEAR_FORM = /^(?:ltd|plc|inc|llc|llp|corp|gmbh)\.?$/i

/**
 * Whether a name says nothing even with its legal form: true for `Company Name Inc.`, false for `News Corp` and
 * `Legal & General plc`.
 */
export const isNameless = (folded: readonly string[], form: string | null) =>
  isGeneric(folded) &&
  !(
    form !== null &&
    CLEAR_FORM.test(form) &&
    (folded.length > 1 || ALONE.has(folded[0] ?? '')) &&
    folded.every((word) => FIRMS_WORDS.has(word))
  )
