/** Words that precede "at" in prose and are never mailboxes. */
const PROSE_WORDS: ReadonlySet<string> = new Set(
  `a an the us me you him her them it we i is are was be been am or and of to on in out up off by for from with more now
  live here there online today look looking find found visit visiting check see seen read learn available located based
  website site web page pages blog email e-mail mail store shop book buy order starts start arrive arrived
  работает сайт nous moi vous sur uns mich sie auf ons ci nos`.split(/\s+/),
)
export const isProseWord = (word: string): boolean => PROSE_WORDS.has(word.toLowerCase())

/** Role mailboxes, in several languages. */
const ROLE_MAILBOX =
  /^(?:info|contacts?|contatti|contacto|contato|kontakt|office|mail|post|sales|support|service|help|hello|admin|press|jobs|hr|team|webmaster|postmaster|secretar(?:y|iat)|sekretariat|enquir(?:y|ies)|inquir(?:y|ies)|bookings?|reservations?|orders?|billing|accounts|marketing|media|editor|privacy|legal|datenschutz|biuro|buero|verkauf|vertrieb|vendas|ventas|ventes|accueil|atendimento|recepcion|reception|segreteria|administra(?:cion|tion|zione)|direccion|clerk|treasurer|chair|membership|registrar|vicar|council|events)$/i
export const isMailboxWord = (local: string): boolean => ROLE_MAILBOX.test(local)

/** A label such as `E-mail:` at the end of the text before an address. */
const MAIL_LABEL =
  /(?:mail|e-?post|correo|courriel|messagerie|почта|пошта|メール|邮箱|郵箱|电邮|電郵|이메일|posta|sähköposti|almenna|ایمیل|البريد)(?: address| adresse|-adresse| us| me)?\s{0,2}[:：=>–-]?\s{0,2}$/i
export const endsWithMailLabel = (text: string): boolean => MAIL_LABEL.test(text)
