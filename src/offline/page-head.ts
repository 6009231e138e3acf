import { attributeValue, type HtmlTag } from '../lib/scan-html.ts'
import type { Edit } from './edits.ts'
import { frameGuard, pageGuard, runsScript } from './page-guard.ts'
import type { OfflineFile } from './reference.ts'

/** Browsers look for the charset in 1024 bytes at the beginning, of which the guard takes a part. */
const CHARSET_WITHIN = 600

/** What a page may tell by `http-equiv`: its policies and connections are those of the live site. */
const KEPT =
  /^(?:refresh|content-type|content-language|content-style-type|content-script-type|default-style|x-ua-compatible|cache-control|pragma|expires|imagetoolbar|cleartype|window-target|last-modified|)$/

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
  if (directive !== undefined && !KEPT.test(directive)) return [{ start, end, text: '' }]
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
  hasScripts = false

  tag(tag: HtmlTag): void {
    this.first ??= tag
    this.hasScripts ||= runsScript(tag)
    if (tag.name === 'head' || (tag.name === 'html' && this.headStart === undefined)) this.headStart = tag.end
    if (tag.name !== 'meta' || this.charsetAt !== undefined) return
    const directive = attributeValue(tag, 'http-equiv')?.trim().toLowerCase()
    if (attributeValue(tag, 'charset') !== undefined || directive === 'content-type') this.charsetAt = tag.start
  }

  closing(name: string, start: number): void {
    if (name === 'body') this.bodyEnd = start
  }

  /** Where the head begins, or what browsers take for it. */
  start(html: string): number {
    return this.headStart ?? this.first?.start ?? (html.startsWith('\uFEFF') ? 1 : 0)
  }

  /**
   * What a page needs at its beginning: the guard, and UTF-8 where it is not said or too late. An SVG file needs no guard, and
   * says its charset in its first line or needs not.
   */
  edits(html: string, { path, isSingle }: Pick<OfflineFile, 'path' | 'isSingle'>): Edit[] {
    const prologue = /^\uFEFF?<\?xml[^>]{0,200}?encoding\s*=\s*["']([^"']*)["']/i.exec(html)
    const edits = prologue
      ? [{ start: prologue[0].length - 1 - prologue[1]!.length, end: prologue[0].length - 1, text: 'utf-8' }]
      : []
    if (this.first?.name === 'svg') return edits
    const at = this.start(html)
    const isSaid = this.hasScripts || (this.charsetAt ?? Number.POSITIVE_INFINITY) < CHARSET_WITHIN
    const text = (isSaid ? '' : '<meta charset="utf-8"/>') + pageGuard({ hasScripts: this.hasScripts, path, isSingle })
    return [...edits, { start: at, end: at, text }]
  }

  /** The same for a document in an attribute, which stands under the policy of the page around it. */
  nestedEdits(html: string, file: Pick<OfflineFile, 'path' | 'isSingle'>): Edit[] {
    const at = this.start(html)
    return this.hasScripts ? [{ start: at, end: at, text: frameGuard(file) }] : []
  }
}
