import type { HtmlTag } from '../lib/scan-html.ts'
import { elementText } from './attribute-text.ts'
import type { Edit } from './edits.ts'

const CDATA = '<![CDATA['
const CDATA_END = ']]>'
/** What begins a tag, a comment or a declaration. */
const MARKUP = /<(?=[a-z/!?])/gi

/**
 * Text that is no markup where it stands, but would be for a browser that takes its place for another one: the end of a `noscript` in
 * a comment, an image in a style behind a drawing that is nested wrongly. It is written so that both read the same.
 *
 * @see https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inbody
 */
export class PlainText {
  private readonly html: string
  private readonly edits: Edit[]
  private readonly isXml: boolean
  /** Depth of `noscript`, which is text to a browser that runs scripts. */
  private withoutScripts = 0

  /** @param isXml the text is written for both already */
  constructor(html: string, edits: Edit[], isXml: boolean) {
    this.html = html
    this.edits = edits
    this.isXml = isXml
  }

  tag(tag: HtmlTag): void {
    if (tag.name === 'noscript') this.withoutScripts++
  }

  closing(name: string): void {
    if (name === 'noscript' && this.withoutScripts > 0) this.withoutScripts--
  }

  /** Content of `title` and its like, where character references stand for themselves or are read in any case. */
  text(start: number, end: number): void {
    if (this.isXml) return
    const text = this.html.slice(start, end)
    const escaped = text.replace(MARKUP, '&lt;')
    if (escaped !== text) this.edits.push({ start, end, text: escaped })
  }

  /** A comment that ends elements, or holds another one, is left out. */
  comment(start: number, end: number): void {
    if (this.isXml || !/<[/!]/.test(this.html.slice(start, end))) return
    const begin = this.html.lastIndexOf('<', start - 1)
    const after = this.html.indexOf('>', end) + 1 || this.html.length
    this.edits.push({ start: begin, end: after, text: '' })
  }

  cdata(start: number, end: number): void {
    const text = this.html.slice(start, end)
    if (/[<>]/.test(text)) this.edits.push({ ...this.section(start, end), text: elementText(text) })
  }

  /**
   * Takes the content out of a script that no browser runs and some may read as tags.
   *
   * @returns whether that is done
   */
  script(tag: HtmlTag, start: number, end: number): boolean {
    const isRead = !this.isXml && tag.name === 'script' && (tag.isAmbiguous || this.withoutScripts > 0)
    if (!isRead || !this.html.slice(start, end).includes('<')) return false
    this.edits.push({ start, end, text: '' })
    return true
  }

  /** A stylesheet as it is to be written where it stood. */
  style(start: number, end: number, isEscaped: boolean, css: string): Edit[] {
    const isSection = this.html.startsWith(CDATA, start - CDATA.length)
    // Within a string this means the same; elsewhere in a sheet nothing of the kind means anything.
    const text = isEscaped || isSection ? elementText(css) : this.isXml ? css : css.replace(MARKUP, '\\3c ')
    const place = isSection ? this.section(start, end) : { start, end }
    return this.html.slice(place.start, place.end) === text ? [] : [{ ...place, text }]
  }

  /** The whole section that holds a text. */
  private section(start: number, end: number): { start: number; end: number } {
    const isEnded = this.html.startsWith(CDATA_END, end)
    return { start: start - CDATA.length, end: end + (isEnded ? CDATA_END.length : 0) }
  }
}
