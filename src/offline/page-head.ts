import type { Edit } from './edits.ts'
import { attributeValue, type HtmlTag } from './scan-html.ts'

/** Browsers look for the charset in this many bytes at the beginning. */
const CHARSET_WITHIN = 1_000

/**
 * What stands in a page's head against its copy: policies of the live site, connections to it made ahead, a base, a charset
 * that is no longer true. Undefined for all other tags.
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
  if (directive?.startsWith('content-security-policy')) return [{ start, end, text: '' }]
  if (directive === 'content-type') return replaceValue(tag, 'content', 'text/html; charset=utf-8')
  return attributeValue(tag, 'charset') === undefined ? undefined : replaceValue(tag, 'charset', 'utf-8')
}

function replaceValue(tag: HtmlTag, name: string, value: string): Edit[] {
  return tag.attributes
    .filter((at) => at.name === name)
    .map(({ start, end }) => ({ start, end, text: `${name}="${value}"` }))
}

/** Watches where a page's head begins and its body ends. */
export class PageHead {
  /** Before `</body>`, where there is one. */
  bodyEnd: number | undefined
  private first: HtmlTag | undefined
  private headStart: number | undefined
  private charsetAt: number | undefined

  tag(tag: HtmlTag): void {
    this.first ??= tag
    if (tag.name === 'head' || (tag.name === 'html' && this.headStart === undefined)) this.headStart = tag.end
    if (tag.name !== 'meta' || this.charsetAt !== undefined) return
    const directive = attributeValue(tag, 'http-equiv')?.trim().toLowerCase()
    if (attributeValue(tag, 'charset') !== undefined || directive === 'content-type') this.charsetAt = tag.start
  }

  closing(name: string, start: number): void {
    if (name === 'body') this.bodyEnd = start
  }

  /** Says UTF-8 where the page does not, or too late; an SVG file says it in its first line or needs not. */
  charsetEdits(html: string): Edit[] {
    const prologue = /^\uFEFF?<\?xml[^>]{0,200}?encoding\s*=\s*["']([^"']*)["']/i.exec(html)
    const edits = prologue
      ? [{ start: prologue[0].length - 1 - prologue[1]!.length, end: prologue[0].length - 1, text: 'utf-8' }]
      : []
    if (this.first?.name === 'svg' || (this.charsetAt ?? Number.POSITIVE_INFINITY) < CHARSET_WITHIN) return edits
    const at = this.headStart ?? this.first?.start ?? (html.startsWith('\uFEFF') ? 1 : 0)
    return [...edits, { start: at, end: at, text: '<meta charset="utf-8"/>' }]
  }
}
