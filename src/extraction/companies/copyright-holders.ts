import { closest, elementAt, type Page } from '../page.ts'
import { LEGAL_FORM } from './legal-form-patterns.ts'
import type { CompanyMention } from './mention.ts'

/** A copyright sign, also garbled by a wrong charset, or the word beside a year or a sign. */
const COPYRIGHT = /©|\(c\)(?=[\s\d])|\ufffd(?= ?(?:19|20)\d\d)|\bcopyright(?:ed)?\b|版权所有|版權所有/giu
const YEAR = /(?:19|20)\d\d/
const LINE_MAX = 240
/** What stands between the sign and the holder. */
const LEAD =
  /^(?:[\s,.:;|/\ufffd-]|©|&copy;|\(c\)|\(\)|copyright(?:ed)?\b|版权所有|版權所有|tous droits|(?:19|20)\d\d(?!\p{L})|\d\d(?=[\s,])|[–—-]|to\b|by\b|bei\b|von\b|par\b|por\b|per\b|da\b|di\b|of\b|the year\b|present\b|heute\b|now\b|all rights reserved[\s.:]*(?:by|to)?|reserved to\b)+/iu
/** Where the holder ends. */
const END =
  /\s*(?:[|•·●»<>[\]{}\t;*]|\s[–—\ufffd-]\s|[–—]|\bv?\d+\.\d|(?:19|20)\d\d|©|\(c\)|copyright\b|all[- ]?rights?|all content|alle rechte|alla rätt|alle rettigh|tous droits|tutti i diritti|todos (?:os|los)|derechos|direitos|wszelkie|wszystkie|všechna|všetky|minden jog|toate drepturile|все права|всі права|tüm hak|kaikki oikeudet|sva prava|vse pravice|reserved|powered|designed?\b|web ?design|developed|created by|made (?:by|with|in)|site (?:by|map|design)|sitemap|website (?:by|design)|built (?:by|with)|theme\b|hosted|privacy|terms\b|cookies?\b|disclaimer|impressum|datenschutz|agb\b|mentions légales|aviso legal|nota legal|p\. ?iva|partita iva|\bvat\b|registered|reg\. |company (?:no|number|reg)|abn\b|acn\b|tel\b|phone|e-?mail|kontakt|contact|для|[\p{Script=Han}]?icp备)/iu
const SENTENCE_END = /(?<=[\p{L}\p{N})])[.!?](?=\s|$)/u

/**
 * The holders that copyright lines name: `© 2019-2024 Acme Ltd. All rights reserved`, `Acme © 2020`. A line without a
 * year or the word, outside the foot of the page, is more likely the credit of a picture.
 */
export function findCopyrightHolders(page: Page): CompanyMention[] {
  const { text } = page
  const found: CompanyMention[] = []
  let coveredTo = -1
  for (const { 0: sign, index } of text.matchAll(COPYRIGHT)) {
    if (index <= coveredTo || found.length >= 6) continue
    const lineStart = Math.max(text.lastIndexOf('\n', index) + 1, index - LINE_MAX)
    const newline = text.indexOf('\n', index)
    const lineEnd = Math.min(newline < 0 ? text.length : newline, index + LINE_MAX)
    coveredTo = lineEnd
    const line = text.slice(lineStart, lineEnd)
    const isSure = YEAR.test(line) || (/copyright/i.test(line) && /©|\(c\)/i.test(line)) || isFoot(page, index)
    if (
      !isSure ||
      (/^copyright/i.test(sign) && /\b(?:law|infring|notice|policy|owner|protected|material|holder)/i.test(line))
    )
      continue
    const holder = after(text, index, lineEnd) ?? before(text, lineStart, index) ?? nextLine(text, lineEnd)
    if (holder) {
      const name = text.slice(holder.start, holder.end)
      found.push({ name, method: 'copyright', weight: YEAR.test(line) ? 0.7 : 0.6, kind: 'copyright', ...holder })
    }
  }
  return found
}

const isFoot = (page: Page, offset: number) =>
  closest(
    elementAt(page, offset),
    (at) => at.tag === 'footer' || /foot|copyright/i.test(`${at.attributes.class ?? ''} ${at.attributes.id ?? ''}`),
  ) !== null

interface Range {
  start: number
  end: number
}

function after(text: string, from: number, lineEnd: number): Range | null {
  const rest = text.slice(from, lineEnd)
  const start = from + (LEAD.exec(rest)?.[0].length ?? 0)
  return holderIn(text, start, lineEnd)
}

/** `Acme Ltd © 2020` */
function before(text: string, lineStart: number, signStart: number): Range | null {
  const head = text
    .slice(lineStart, signStart)
    .trimEnd()
    .replace(/[\s,–—-]+$/, '')
  const breaks = [...head.matchAll(/[|•·●»\t;]|\s[–—-]\s|[.!?]\s/g)].at(-1)
  const start = lineStart + (breaks ? breaks.index + breaks[0].length : 0)
  const end = lineStart + head.length
  return end > start ? holderIn(text, start, end) : null
}

function nextLine(text: string, lineEnd: number): Range | null {
  const end = text.indexOf('\n', lineEnd + 1)
  const stop = end < 0 ? text.length : end
  return stop - lineEnd <= 80 && lineEnd < text.length ? holderIn(text, lineEnd + 1, stop) : null
}

/** The holder at the start of a range: up to a mark, a phrase such as `All rights reserved`, or its legal form. */
function holderIn(text: string, start: number, limit: number): Range | null {
  let rest = text.slice(start, limit)
  const stop = END.exec(rest)
  if (stop) rest = rest.slice(0, stop.index)
  const form = [...rest.matchAll(LEGAL_FORM)].at(0)
  const sentence = SENTENCE_END.exec(rest)
  const formEnd = form ? form.index + form[0].length : -1
  if (form) rest = rest.slice(0, formEnd)
  else if (sentence && sentence.index > 3) rest = rest.slice(0, sentence.index)
  const comma = form ? -1 : rest.search(/, /)
  if (comma > 2) rest = rest.slice(0, comma)
  rest = rest.replace(/[\s,;:–—-]+$/, '')
  const lead = /^["'“„«(\s]*/.exec(rest)![0].length
  if (
    rest.length - lead < 2 ||
    rest.length > 90 ||
    !/^[\p{Lu}\p{Lo}\p{N}\p{Lt}]|^\p{Ll}+(?:[.\d]|\p{Lu})|^\p{Ll}{3,}$/u.test(rest.slice(lead))
  )
    return null
  return { start: start + lead, end: start + rest.length }
}
