import type { ReadContent } from './read-content.ts'

/** Characteristics of a message besides its words, each from 0 (absent) to 1. */
export type Traits = Readonly<Record<string, number>>

const SHORTENERS = new Set(
  'bit.ly tinyurl.com goo.gl t.co ow.ly is.gd buff.ly rebrand.ly cutt.ly rb.gy shorturl.at tiny.cc bl.ink t.ly v.gd s.id lnkd.in adf.ly snip.ly dub.sh shrtco.de shorte.st tr.im snipurl.com'.split(
    ' ',
  ),
)
/** Top-level domains with cheap, short-lived hosts. */
const POOR_ENDS =
  /\.(?:biz|info|ru|cn|tk|ml|ga|cf|gq|top|xyz|click|loan|win|bid|stream|download|review|work|date|racing|party|icu|buzz|cam|rest|sbs|cfd|zip|mov)$/
const SPLIT_WORD = /(?<![a-z0-9])[a-z](?: ?[.*_|^~-] ?[a-z]){3,}(?![a-z0-9])/gi
const MIXED_WORD = /(?<![a-z0-9])[a-z]{1,12}(?:(?:[!|$*0-9^}{`]| [\^}{`] )[a-z]{2,12}|@[a-z]{2,12}(?![\w.-]))/gi
/** A user name before the host, or a port unusual for websites. */
const DISGUISED = /^https?:\/\/(?:[^/@]{0,200}@|[^/:]{1,200}:(?!80\b|443\b)\d)/i
const AMOUNT = /[$£€] ?\d/g
const TOLL_FREE = /\b1? ?[-(]? ?8(?:00|66|77|88|55|44) ?[-) .]{1,3} ?\d{3}/g
const QUOTED_LINE = /^ ?>/gm
const CONVERSATION =
  /original message|forwarded by|forwarded message|\bwrote ?:|\bwrites ?:|^ ?(?:to|cc|sent|subject) ?:/im
const LIST_TAG = /^(?:re ?: ?)?\[[^\]]{2,30}\]/i
const PROGRAM = /\b[\w-]{1,40} ?\. ?(?:exe|scr|bat|pif|vbs|cmd|jar)\b/i

export const hostOf = (url: string): string =>
  (/^(?:[a-z]+:)?\/*(?:[^/@?#]*@)?([^/:?#]+)/i.exec(url)?.[1] ?? '').toLowerCase().replace(/^www\./, '')

/** This much text suffices to judge the writing style. */
const SAMPLE_LENGTH = 20_000

/** English function words. */
const ENGLISH = new Set(
  'the of and a to in is was he for it with as his on be at by i this had not are but from or have an they which one you were all her she there would their we him been has when who will no more if out so up said what its about than into them can only other new some could time these two may then do first any my now such like our over man me even most made after also did many before must through back years where much your way well down should because each just those people mr how too little state good very make us am get got see'.split(
    ' ',
  ),
)
/** Function words of other languages, without those that are also English. */
const FOREIGN = new Set(
  'der die das und ist nicht ein eine mit für auf den dem zu von sich wir sie ihr och att det är som en på för av med inte vi het een van voor niet zijn que de la el los las y en por para con una del se es su le les des et est pour dans vous nous une du au qui não uma os da do em com il lo gli per che di è sono non più della og af til er ikke jeg jest nie się na w z i do to bir ve bu için'
    .split(' ')
    .filter((word) => !ENGLISH.has(word)),
)

/**
 * The weight of an English list word in a text of another language, where it may mean something else: `gift`, `war`,
 * `coup`.
 */
export const FOREIGN_SHARE = 0.3

/** How well the words can be judged by an English word list. */
export function englishShare(words: readonly string[]): number {
  let [english, foreign] = [0, 0]
  for (const word of words) {
    if (ENGLISH.has(word)) english++
    else if (FOREIGN.has(word)) foreign++
  }
  return foreign > 4 && foreign > english ? FOREIGN_SHARE : 1
}

const per = (count: number, most: number) => Math.min(1, count / most)
const flag = (claim: boolean) => (claim ? 1 : 0)
const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

/** The traits of an email. `misspelt`: the share of words that are listed ones with a letter replaced or doubled. */
export function emailTraits(
  subject: string,
  content: string,
  read: ReadContent,
  words: readonly string[],
  misspelt: number,
): Traits {
  const { links, images } = read
  const text = read.text.slice(0, SAMPLE_LENGTH)
  const hosts = links.map(({ url }) => hostOf(url))
  const long = count(text, /[A-Za-z]{4,}/g)
  const shouted = count(text, /(?<![A-Za-z])[A-Z]{4,}(?![A-Za-z])/g)
  const size = Math.max(text.length, 400) / 1000
  const letters = subject.match(/[A-Za-z]/g) ?? []
  const capitals = subject.match(/[A-Z]/g) ?? []
  const isConversation = CONVERSATION.test(text) || count(text, QUOTED_LINE) > 1
  return {
    subject_length: subject.length > 60 ? 1 : subject.length > 50 ? 0.4 : 0,
    subject_capitals: letters.length < 8 ? 0 : per(Math.max(0, capitals.length / letters.length - 0.4), 0.4),
    subject_marks: per(count(subject, /!/g), 2),
    subject_money: flag(/[$£€] ?\d|\d ?%/.test(subject)),
    subject_padding: flag(/\s{6}|__|\*\*/.test(subject)),
    capitals: long < 12 ? 0 : per(shouted / long, 0.3),
    exclamations: per(count(text, /!/g) / size, 6),
    exclamation_runs: per(count(text, /! ?!/g), 3),
    amounts: per(count(text, AMOUNT) / size, 4),
    link_present: flag(links.length > 0),
    link_count: per(links.length, 20),
    link_address: flag(hosts.some((host) => /^(?:0x)?[\d.]{7,}$/.test(host))),
    link_disguised: flag(links.some(({ url }, at) => hosts[at]!.includes('%') || DISGUISED.test(url))),
    link_shortener: flag(hosts.some((host) => SHORTENERS.has(host))),
    link_mismatch: flag(links.some((link) => namesAnotherHost(link))),
    link_host: flag(hosts.some((host) => POOR_ENDS.test(host))),
    image_only: flag(images > 0 && words.length < 30),
    image_silent: images === 0 ? 0 : read.imagesWithoutText / images,
    hidden_text: read.hiddenLength > 250 ? 1 : 0,
    dated_html: per(read.datedTags, 8),
    html: flag(read.isHtml),
    responsive: flag(read.isResponsive),
    form: flag(read.hasForm),
    script: flag(read.hasScript),
    split_words: per(count(text, SPLIT_WORD) + count(subject, SPLIT_WORD), 2),
    mixed_words: per(count(`${subject} ${text}`.replaceAll(/https?:\S+/g, ' '), MIXED_WORD) / size, 4),
    gibberish: words.length < 10 ? 0 : per(words.filter(isGibberish).length / words.length, 0.12),
    word_salad: per(Math.max(0, longestSalad(text) - 10), 15),
    misspelt_words: per(misspelt, 2),
    garbled: flag(count(text, /[\u0080-\u009f\ufffd]|[À-ÿ]{3}/g) > 4),
    toll_free: per(count(text, TOLL_FREE), 1),
    program: flag(PROGRAM.test(text)),
    little_text: flag(words.length < 25 && links.length > 0),
    no_unsubscribe: flag(links.length > 0 && !/unsubscri|opt[- ]?out|preferences|remove/i.test(content)),
    conversation: flag(isConversation),
    reply_subject: flag(/^(?:re|fw|fwd|aw) ?:/i.test(subject)),
    list_tag: flag(LIST_TAG.test(subject)),
    signature: flag(/^-- ?$|^_{10,}$/m.test(text)),
    questions: per(count(text, /\?/g) / size, 4),
    foreign: flag(englishShare(words) < 1),
  }
}

/** The traits of a text message. */
export function smsTraits(text: string, words: readonly string[]): Traits {
  const long = text.match(/[A-Za-z]{3,}/g) ?? []
  const shouted = long.filter((word) => word === word.toUpperCase()).length
  const digits = count(text, /\d/g)
  return {
    sms_length: text.length > 160 ? 1 : 0,
    sms_full: per(Math.max(0, text.length - 60), 80),
    sms_number: flag(
      /(?<!\d)0[\d ]{8,12}\d|(?<!\d)\+?44\d{8}|(?<!\d)1?[- ]?8\d\d[- ]\d{3}|(?<!\d)[6-9]\d{9}(?!\d)/.test(text),
    ),
    sms_short_code: flag(/(?<!\d)[4-9]\d{4,5}(?!\d)/.test(text)),
    sms_amount: flag(/[£$€] ?\d|\d ?(?:pounds|quid|gbp|usd)|\d ?p(?:pm|\/|\b)|\d{3}pm/i.test(text)),
    sms_digits: per(digits, 15),
    sms_link: flag(/https?:|www\.|\.(?:com|co\.uk|net|tv|biz|org)\b|[a-z0-9]\.[a-z]{2,6}\/\S|\bwap\b/i.test(text)),
    sms_shortener: flag(writesShortener(text)),
    sms_capitals: per(shouted / Math.max(6, long.length), 0.35),
    sms_exclamations: per(count(text, /!/g), 2),
    sms_age: flag(/\b1[68] ?\+|\b1[68]\s?(?:yrs|s only|only)|over ?1[68]/i.test(text)),
    sms_small_print: flag(/\bt(?:s ?and ?c|&c|s?&?cs|erms)|po ?box|\bsae\b|std/i.test(text)),
    sms_dots: per(count(text, /\.\.|:-?[)(D]|;-?\)|\bx+\b/g), 2),
    sms_first_person: per(words.filter((word) => /^(?:i|im|ill|ive|me|my|id)$/.test(word)).length, 2),
    sms_lower_start: flag(/^[a-z]/.test(text)),
    sms_brief: per(Math.max(0, 60 - text.length), 40),
  }
}

const writesShortener = (text: string) =>
  (text.match(/[a-z0-9-]{1,30}\.[a-z]{2,4}\/\S/gi) ?? []).some((found) =>
    SHORTENERS.has(found.slice(0, -2).toLowerCase()),
  )

/**
 * Whether a link's text is a URL of a different site than its target. Merge fields are ignored, because their values
 * are unknown.
 */
function namesAnotherHost({ url, text }: { url: string; text: string }): boolean {
  const named = /^\s*(?:https?:\/\/)?((?:[a-z0-9-]{1,60}\.){1,4}[a-z]{2,10})(?:\/\S*)?\s*$/i.exec(text)?.[1]
  if (named === undefined || url.includes('{{')) return false
  const site = (host: string) => host.toLowerCase().split('.').slice(-2).join('.')
  return site(named) !== site(hostOf(url))
}

/** Whether a word is unpronounceable, as used to mislead filters. */
function isGibberish(word: string): boolean {
  if (word.length < 6 || word.length > 40 || /\d/.test(word)) return word.length >= 8 && /[a-z]\d+[a-z]/.test(word)
  // Two or three letters may be one sound, and compound words have more consonants in a row: `Geschichtsschreibung`.
  const sounds = word.replaceAll(/sch|[cpst]h|ck|tz|ng/g, 't')
  const unsayable = word.length > 12 ? /[bcdfghjklmnpqrstvwxz]{6}/ : /[bcdfghjklmnpqrstvwxz]{5}/
  return !/[aeiouyà-ɏ]/.test(word) || unsayable.test(sounds)
}

/** The longest run of words without any function word, as used to mislead filters. */
function longestSalad(text: string): number {
  let [longest, run] = [0, 0]
  for (const word of text.toLowerCase().split(/\s+/)) {
    const isLoose = /^[a-z]{3,}$/.test(word) && !ENGLISH.has(word) && !FOREIGN.has(word)
    run = isLoose ? run + 1 : 0
    longest = Math.max(longest, run)
  }
  return longest
}
