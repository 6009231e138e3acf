import { closest, elementAt, type Page } from '../page.ts'

const MADE =
  'designed|developed|powered|built|created|crafted|hosted|maintained|produced|programmed|made|erstellt|realisiert|entwickelt|' +
  'réalisé|développé|hébergé|conçu|diseñado|desarrollado|desenvolvido|hospedado|realizzato|sviluppato|creato|ontwikkeld|' +
  'gemaakt|gebouwd|producerad|utvecklad|wykonane|vytvořil[ao]?|dodává|gjord|udviklet|laget|toteutus|készítette|realizat|сделано|разработано'
const MAKING =
  'design|web ?design|website|web ?site|site|theme|template|development|developer|hosting|seo|photos?|photography|images?|' +
  'programming|concept|umsetzung|realisierung|gestaltung|programmierung|konzeption|konzept|conception|réalisation|' +
  'création|développement|hébergement|hébergeur|diseño|desarrollo|desenvolvimento|criação|realizzazione|sviluppo|' +
  'realisatie|ontwerp|webbyrå|projekt|wykonanie|realizacja|tvorba|realizare|izrada|tasarım|yazılım|разработка|создание|дизайн'
const BY = "by|with|in|von|durch|par|por|per|da|di|door|av|af|przez|a cura di|dall['’]|στο|от"
const OBJECT =
  '(?: (?:and|&|und|et|y|e|en|of|the|this|our|website|site|web|sito|siti|sitio|internet|seiten|webseite|pagina|www|strony|сайта|studio|agentur|agentura|agence|agency|agencja|agência|agencia|bureau|firma)){0,9}'
/** `Designed by`, `Website: `, `Umsetzung` on the line above; in lower case, which compiles faster. */
const CREDIT = new RegExp(
  `(?<!\\p{L})(?:(?:${MADE})${OBJECT}(?: (?:${BY}))?[\\s:–—-]{0,9}|(?:${MAKING})${OBJECT}(?: (?:${BY}) | ?[:|–—-]+ ?\\n?|\\n))$|(?:技术支持|制作)[:：]?\\s{0,9}$`,
  'u',
)
const CREDIT_TAIL = /^\s*(?:web ?design|website design|web ?agency|diseño web)\b/i
const LEAD_LENGTH_MAX = 60
const TAIL_LENGTH_MAX = 30

/** Whether a text ends in words such as `Designed by` or `Webdesign: `. */
export const endsInCredit = (text: string) => CREDIT.test(text.toLowerCase())

/** Whether a name on a page is credited with making, hosting or decorating the site. */
export function isCredited(page: Page, start: number, end: number): boolean {
  const { text } = page
  const lead = text.slice(Math.max(0, start - LEAD_LENGTH_MAX), start)
  const line = lead.slice(lead.lastIndexOf('\n', lead.length - 2) + 1)
  return (
    (endsInCredit(line) && !isBelowLink(page, start, line)) || CREDIT_TAIL.test(text.slice(end, end + TAIL_LENGTH_MAX))
  )
}

/** Whether the line above a name is a link, as in cards: `<a>Visit their website</a><h3>Acme</h3>`. */
const isBelowLink = (page: Page, start: number, line: string) =>
  line.endsWith('\n') && closest(elementAt(page, start - 2), ({ tag }) => tag === 'a') !== null
