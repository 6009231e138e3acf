import { decodeHTML } from 'entities'
import type { EmailAddress } from '../../lib/parse-mailbox.ts'
import { decodeSecret } from './decode-secret.ts'
import { type BuiltString, evaluateStrings } from './evaluate-strings.ts'
import { revealEmails } from './find-spelled-emails.ts'
import { findWrittenEmails } from './find-written-emails.ts'
import { isSampleEmail, parseEmail } from './parse-email.ts'
import { percentDecode } from './read-mailto.ts'

/** Substrings of scripts that build an address; rare in libraries. */
const HINT =
  /mailto|fromCharCode|@["'`]|["'`]@|&#0{0,3}64;|&#x0{0,3}40;|\\x40|\\u0040|%40|\batob\(|\bunescape\(|decodeURIComponent\(["']|UnCrypt|DeCrypt|decrypt|mail\w{0,20}\(["']|\breverse\(|coded\s?=/gi
const WINDOW = 1_500
const LENGTH_MAX = 60_000
const MAIL_FUNCTION = /mail|crypt|cloak|obfus|scramble|protect|decode|e?addr/i
const SHOWING_FUNCTION =
  /^(?:html|text|append|prepend|before|after|attr|setAttribute|insertAdjacentHTML|val|replaceWith|createTextNode|eval)$/

/**
 * Finds addresses that inline scripts or event handlers build: joined literals, character codes, decoded strings, and
 * arguments of mail functions. Ignores unused literals, as in licences and settings, because the page does not show
 * them.
 */
export function findScriptEmails(script: string): EmailAddress[] {
  const found = new Map<string, EmailAddress>()
  const joining = JOINS.test(script) ? joiningFunctions(script) : NO_FUNCTIONS
  for (const piece of hintedPieces(script)) {
    const emails = [...evaluateStrings(piece).flatMap((built) => emailsOf(built, joining)), ...readKeyedSecret(piece)]
    for (const email of emails) if (!found.has(email.normalized)) found.set(email.normalized, email)
  }
  return [...found.values()]
}

/** The parts of a script around its hints. Adjacent parts are merged. */
function hintedPieces(script: string): string[] {
  const pieces: { start: number; end: number }[] = []
  let total = 0
  for (const { index } of script.matchAll(HINT)) {
    const last = pieces.at(-1)
    if (last && index <= last.end) continue
    const start = Math.max(last?.end ?? 0, pieceStart(script, index))
    const end = Math.min(script.length, index + WINDOW)
    total += end - start
    if (total > LENGTH_MAX) break
    if (last && start <= last.end) last.end = end
    else pieces.push({ start, end })
  }
  return pieces.map(({ start, end }) => script.slice(start, end))
}

/** Moves the start to a line or a statement, so that a piece does not begin inside a string. */
function pieceStart(script: string, index: number): number {
  const from = Math.max(0, index - WINDOW)
  if (from === 0) return 0
  const before = script.slice(from, index)
  const line = before.indexOf('\n')
  return from + (line >= 0 ? line + 1 : before.lastIndexOf(';') + 1)
}

/** A cheap check for the text that every such function contains. */
const JOINS = /\+ ?["']@["'] ?\+/
const NO_FUNCTIONS: ReadonlySet<string> = new Set()
/** A custom function that joins its parameters with an `@`: `function mm(u, d) { … u + '@' + d … }`. */
const JOINING_FUNCTION =
  /(?:\bfunction ([\w$]{1,40})|([\w$]{1,40}) ?[=:] ?function)? ?\(([\w$, ]{3,80})\) ?(?:=> ?)?\{[^@]{0,300}?([\w$]{1,40}) ?\+ ?(["'])@\5 ?\+ ?([\w$]{1,40})/g

/** The names of functions that join two of their parameters to an address. */
function joiningFunctions(script: string): ReadonlySet<string> {
  const names = new Set<string>()
  for (const [, name, assigned, parameters, local, , domain] of script.matchAll(JOINING_FUNCTION)) {
    const given = parameters!.split(/[, ]+/)
    const known = name ?? assigned
    if (known && given.includes(local!) && given.includes(domain!)) names.add(known)
  }
  return names
}

function emailsOf({ text, isBuilt, call }: BuiltString, joining: ReadonlySet<string>): EmailAddress[] {
  if (call && !SHOWING_FUNCTION.test(call.name)) {
    return MAIL_FUNCTION.test(call.name) || joining.has(call.name) ? readArguments(call.values) : []
  }
  if (!isBuilt && !/mailto:|&#/i.test(text)) return []
  return readMarkup(text)
}

/** Finds addresses in a string that becomes HTML or a link. */
function readMarkup(markup: string): EmailAddress[] {
  if (!/@|&#|%40|\bat\b/i.test(markup)) return []
  const text = percentDecode(decodeHTML(markup))
    .replace(/mailto:/gi, ' ')
    .replace(/<[^<>]{0,500}>/g, (tag) => (tag.includes('@') ? ` ${tag} ` : ''))
  const written = findWrittenEmails(text).map(({ email }) => email)
  return written.length > 0 ? written : text.length < 300 ? revealEmails(text) : []
}

/** Reads addresses from arguments: `mail('info', 'firm.com')`, `mail('info', 'firm', 'com')`, `decrypt('…')`. */
function readArguments(values: readonly string[]): EmailAddress[] {
  const texts = values.map((value) => value.trim()).filter((value) => value !== '')
  for (const [at, local] of texts.entries()) {
    const domain = texts[at + 1]
    if (domain === undefined || local.includes('@')) break
    const host = domain.replace(/^@/, '')
    if (isSampleEmail(`${local}@${host}`)) return []
    const email =
      parseEmail(`${local}@${host}`) ?? parseEmail(`${local}@${host}.${texts[at + 2]?.replace(/^\./, '') ?? ''}`)
    if (email) return [email]
  }
  return texts.flatMap((text) => decodeSecret(text) ?? [])
}

/**
 * Decodes the output of a widespread generator, which writes `coded = "…"` and `key = "…"` and shifts one by the other.
 */
function readKeyedSecret(script: string): EmailAddress[] {
  const coded = /\bcoded\s?=\s?"([^"\n]{5,200})"/.exec(script)?.[1]
  const key = /\bkey\s?=\s?"([^"\n]{20,120})"/.exec(script)?.[1]
  if (!coded || !key) return []
  const plain = [...coded].map((letter) => {
    const at = key.indexOf(letter)
    return at < 0 ? letter : key[(((at - coded.length) % key.length) + key.length) % key.length]!
  })
  return [parseEmail(plain.join(''))].filter((email) => email !== null)
}
