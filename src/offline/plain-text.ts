import type { HtmlTag } from '../lib/scan-html.ts'
import { elementText } from './attribute-text.ts'
import type { Edit } from './edits.ts'

const CDATA = '<![CDATA['
const CDATA_END = ']]>'
/** The start of a tag, a comment or a declaration. */
const MARKUP = /<(?=[a-z/!?])/gi

/**
 * Neutralises text that is not markup in its context, but would be for a browser that parses the context differently:
 * the end of a `noscript` inside a comment, or an image tag in a style after a badly nested drawing. The text is
 * escaped so that both browsers read the same.
 *
 * @see https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inbody
 */
export class PlainText {
  private readonly html: string
  private readonly edits: Edit[]
  private readonly isXml: boolean
  /** Nesting depth of `noscript`, whose content is text to a browser that runs scripts. */
  private withoutScripts = 0

  /** @param isXml the text is already safe for both parsers */
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

  /** Processes the content of `title` and similar elements, in which `<` can be escaped. */
  text(start: number, end: number): void {
    if (this.isXml) return
    const text = this.html.slice(start, end)
    const escaped = text.replace(MARKUP, '&lt;')
    if (escaped !== text) this.edits.push({ start, end, text: escaped })
  }

  /** Removes a comment that contains end tags or another comment. */
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
   * Empties a script that no browser runs and that some may parse as tags.
   *
   * @returns whether the script was emptied
   */
  script(tag: HtmlTag, start: number, end: number): boolean {
    const isRead = !this.isXml && tag.name === 'script' && (tag.isAmbiguous || this.withoutScripts > 0)
    if (!isRead || !this.html.slice(start, end).includes('<')) return false
    this.edits.push({ start, end, text: '' })
    return true
  }

  /** Returns the edits that write a stylesheet back in its place. */
  style(start: number, end: number, isEscaped: boolean, css: string): Edit[] {
    const isSection = this.html.startsWith(CDATA, start - CDATA.length)
    // In a CSS string, the escape means the same. Elsewhere in a stylesheet, such text has no meaning.
    const text = isEscaped || isSection ? elementText(css) : this.isXml ? css : css.replace(MARKUP, '\\3c ')
    const place = isSection ? this.section(start, end) : { start, end }
    return this.html.slice(place.start, place.end) === text ? [] : [{ ...place, text }]
  }

  /** Returns the range of the CDATA section that contains a text. */
  private section(start: number, end: number): { start: number; end: number } {
    const isEnded = this.html.startsWith(CDATA_END, end)
    return { start: start - CDATA.length, end: end + (isEnded ? CDATA_END.length : 0) }
  }
}
