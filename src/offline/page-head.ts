import { attributeValue, type HtmlTag } from '../lib/scan-html.ts'
import type { Edit } from './edits.ts'
import { frameGuard, pageGuard, runsScript } from './page-guard.ts'
import type { OfflineFile } from './reference.ts'

/** Browsers look for the charset in the first 1024 bytes, part of which the guard uses. */
const CHARSET_WITHIN = 600

/** The `http-equiv` values that are kept. Policies and connection hints are removed, as they apply to the live site. */
const KEPT =
  /^(?:refresh|content-type|content-language|content-style-type|content-script-type|default-style|x-ua-compatible|cache-control|pragma|expires|imagetoolbar|cleartype|window-target|last-modified|)$/

/**
 * Returns edits for tags in the head that do not fit the copy: policies of the live site, early connections to it, a
 * base URL, and a charset that is no longer correct. Returns undefined for all other tags.
 */
export function headEdits(tag: HtmlTag): Edit[] | undefined {
  const { name, start, end } = tag
  if (name === 'base') {
    return tag.attributes.filter((at) => at.name === 'href').map(({ start, end }) => ({ start, end, text: '' }))
  }
  if (name === 'link') {
    const isAhead = /(?:^|\s)(?:preconnect|dns-prefetch)(?:\s|$)/i.test(attributeValue(tag, 'rel') ?? '')
    return isAhead ? [{ start, end, text: '' }] : undefined
  }
  if (name !== 'meta') return undefined
  const directive = attributeValue(tag, 'http-equiv')?.trim().toLowerCase()
  if (directive !== undefined && !KEPT.test(directive)) return [{ start, end, text: '' }]
  if (directive === 'content-type') return replaceValue(tag, 'content', 'text/html; charset=utf-8')
  return attributeValue(tag, 'charset') === undefined ? undefined : replaceValue(tag, 'charset', 'utf-8')
}

/**
 * Returns the end of whitespace, comments, doctypes and processing instructions, which start no element (HTML
 * 13.2.6.4.1 to 13.2.6.4.3).
 */
function skipPreamble(html: string, from: number): number {
  let at = from === 0 && html.startsWith('\uFEFF') ? 1 : from
  for (;;) {
    while (at < html.length && '\t\n\f\r '.includes(html[at]!)) at++
    const end = endOfNothing(html, at)
    if (end === 0) return at
    at = end
  }
}

/** Returns the end of a comment, or of anything that browsers treat as one; 0 if none starts here. */
function endOfNothing(html: string, at: number): number {
  if (!html.startsWith('<!', at) && !html.startsWith('<?', at)) return 0
  if (!html.startsWith('<!--', at)) return html.indexOf('>', at) + 1
  const short = /^-?>/.exec(html.slice(at + 4, at + 6))
  if (short) return at + 4 + short[0].length
  const end = html.indexOf('-->', at + 4)
  const bang = html.indexOf('--!>', at + 4)
  if (bang >= 0 && (end < 0 || bang < end)) return bang + 4
  return end < 0 ? 0 : end + 3
}

function replaceValue(tag: HtmlTag, name: string, value: string): Edit[] {
  return tag.attributes
    .filter((at) => at.name === name)
    .map(({ start, end }) => ({ start, end, text: `${name}="${value}"` }))
}

const DESCRIBES = /^(?:meta|link|title|base)$/
const TITLE_MAX = 2_000
/** Number of tags examined to find where the head's scripts begin. */
const OPENING_MAX = 60

/** Tracks where a page's head begins and its body ends. */
export class PageHead {
  /** Position of `</body>`, if there is one. */
  bodyEnd: number | undefined
  private readonly opening: HtmlTag[] = []
  private charsetAt: number | undefined
  hasScripts = false

  tag(tag: HtmlTag): void {
    if (this.opening.length < OPENING_MAX) this.opening.push(tag)
    this.hasScripts ||= runsScript(tag)
    if (tag.name !== 'meta' || this.charsetAt !== undefined) return
    const directive = attributeValue(tag, 'http-equiv')?.trim().toLowerCase()
    if (attributeValue(tag, 'charset') !== undefined || directive === 'content-type') this.charsetAt = tag.start
  }

  closing(name: string, start: number): void {
    if (name === 'body') this.bodyEnd = start
  }

  /**
   * Returns the start of the head, or of what browsers treat as it. It is before anything that would start the body,
   * where a policy has no effect.
   */
  start(html: string): number {
    return this.within('head', html) ?? this.within('html', html) ?? skipPreamble(html, 0)
  }

  /**
   * Returns the position for the first script: after the leading tags that describe the page and that no browser could
   * misread. Readers of a file look for these in its first kilobytes.
   */
  private scriptsStart(html: string, from: number): number {
    let at = from
    for (const tag of this.opening) {
      if (tag.start < from) continue
      if (tag.start !== skipPreamble(html, at) || !DESCRIBES.test(tag.name) || runsScript(tag)) return at
      if (tag.name !== 'title') at = tag.end
      else {
        const rest = /^[^<]*<\/title[\t\n\f\r ]*>/i.exec(html.slice(tag.end, tag.end + TITLE_MAX))
        if (!rest) return at
        at = tag.end + rest[0].length
      }
    }
    return at
  }

  /** Returns the end of the `html` or `head` tag, if only its ancestors and content outside of elements precede it. */
  private within(name: 'html' | 'head', html: string): number | undefined {
    let at = skipPreamble(html, 0)
    for (const tag of this.opening) {
      if (tag.start !== at || (tag.name !== 'html' && tag.name !== 'head')) return undefined
      if (tag.name === name) return tag.end
      at = skipPreamble(html, tag.end)
    }
    return undefined
  }

  /**
   * Returns the edits at the start of a page: the guard, and a UTF-8 declaration if it is missing or too late.
   *
   * @param isXml XML has a head only if it is written, and policies have no effect elsewhere
   */
  edits(html: string, { path, isSingle }: Pick<OfflineFile, 'path' | 'isSingle'>, isXml: boolean): Edit[] {
    const prologue = /^\uFEFF?<\?xml[^>]{0,200}?encoding\s*=\s*["']([^"']*)["']/i.exec(html)
    const edits = prologue
      ? [{ start: prologue[0].length - 1 - prologue[1]!.length, end: prologue[0].length - 1, text: 'utf-8' }]
      : []
    const at = this.start(html)
    const isSaid = this.hasScripts || !isSingle || (this.charsetAt ?? Number.POSITIVE_INFINITY) < CHARSET_WITHIN
    const text = (isSaid ? '' : '<meta charset="utf-8"/>') + pageGuard({ hasScripts: this.hasScripts, path, isSingle })
    const hasHead = !isXml || this.within('head', html) !== undefined
    const guard = this.hasScripts ? frameGuard({ path, isSingle }) : ''
    if (!hasHead) return [...edits, { start: at, end: at, text: `<head>${text}${guard}</head>` }]
    const scripts = isXml ? at : this.scriptsStart(html, at)
    if (scripts === at) return [...edits, { start: at, end: at, text: text + guard }]
    return [...edits, { start: at, end: at, text }, { start: scripts, end: scripts, text: guard }]
  }

  /** Like `edits`, for a document in an attribute, to which the policy of the outer page applies. */
  nestedEdits(html: string, file: Pick<OfflineFile, 'path' | 'isSingle'>): Edit[] {
    const at = this.start(html)
    return this.hasScripts ? [{ start: at, end: at, text: frameGuard(file) }] : []
  }
}
