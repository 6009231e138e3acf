import { fold } from '../lib/fold.ts'
import { type ContactPageKind, contactKindOf, contactPageKindOf } from './contact-words.ts'
import { decodePath } from './decode-path.ts'

/** Priority levels. Within a level, the number of links from the start page decides. */
const CONTACT = 10
const ABOUT = 20
const ORDINARY = 30
const DULL = 40
/** For URL patterns that are likely endless. The largest priority value. */
export const PRIORITY_LAST = 59
const DEPTH_MAX = 9
const WORDS_MAX = 5

/**
 * Returns the priority of a page; smaller values are read sooner. The home page comes first, then pages that are likely
 * to contain contacts, shallow before deep. Pages that hardly ever contain any come last.
 *
 * @param url canonical
 * @param linkText the text of the link to the page, or ''
 * @param depth number of links from the start page
 */
export function priorityOf(url: string, linkText: string, depth: number): number {
  const { pathname, searchParams } = new URL(url)
  const names = pathname.split('/').filter(Boolean).map(nameOf)
  if (names.length === 0 && searchParams.size === 0) return 0
  return stepOf(names, [...searchParams.keys()], fold(linkText)) + Math.min(depth, DEPTH_MAX)
}

/**
 * Returns the kind of contact page that a URL or the text of its link names, or null, also for a page that hardly ever
 * shows contacts. What names the page itself counts before the folders that it is in.
 *
 * @param url canonical
 */
export function contactPageOf(url: string, linkText: string): ContactPageKind | null {
  const { pathname, searchParams } = new URL(url)
  const names = pathname.split('/').filter(Boolean).map(nameOf)
  if (isDull(names, [...searchParams.keys()])) return null
  const own = [names.at(-1) ?? '', fold(linkText)].filter(isShort).join(' | ')
  return contactPageKindOf(own) ?? contactPageKindOf(names.filter(isShort).join(' | '))
}

/** A longer name is a headline that merely contains the word. */
const isShort = (name: string): boolean => name.split(' ').length <= WORDS_MAX

function stepOf(names: readonly string[], keys: readonly string[], linkText: string): number {
  if (isDull(names, keys)) return DULL
  const kinds = [...names, linkText].filter(isShort).map(contactKindOf)
  if (kinds.includes('contact')) return CONTACT
  return kinds.includes('about') ? ABOUT : ORDINARY
}

const isDull = (names: readonly string[], keys: readonly string[]): boolean =>
  names.some((name) => DULL_NAMES.has(name)) || keys.some((key) => DULL_KEYS.has(key.toLowerCase()))

/** Returns a path segment as words, without its extension. */
function nameOf(segment: string): string {
  return fold(decodePath(segment).replace(/\.\w{2,5}$/, ''))
}

const DULL_NAMES = new Set(
  (
    'page,pages,seite,pagina,tag,tags,schlagwort,login,log in,logout,signin,sign in,signup,sign up,register,registration,anmelden,' +
    'registrieren,connexion,inscription,iniciar sesion,registro,accedi,registrati,account,my account,mein konto,mon compte,mi cuenta,' +
    'password,lost password,forgot password,cart,basket,checkout,wishlist,warenkorb,kasse,panier,carrito,carrello,winkelwagen,koszyk,' +
    'kosik,sepet,kundvagn,корзина,カート,购物车,장바구니,print,share,feed,feeds,rss,atom,calendar,kalender,calendrier,calendario,search,' +
    'suche,recherche,buscar,cerca,compare,wp login,wp admin,wp json,xmlrpc,cgi bin,cdn cgi,amp,archive,archives,archiv,sitemap'
  ).split(','),
)
const DULL_KEYS = new Set(
  'page,paged,pg,offset,start,print,share,replytocom,add-to-cart,s,q,search,tag,action,login,redirect_to'.split(','),
)
