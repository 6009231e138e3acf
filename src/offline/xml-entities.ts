import { decodeHTML, decodeXML } from 'entities'

/** What the entities of a document may add to it; drawing programs name a handful of namespaces by them. */
const EXPANDED_MAX = 1_000_000
const ENTITIES_MAX = 100
const VALUE = /<!ENTITY\s+([\w.-]{1,60})\s+(?:"([^"<&%]{0,2000})"|'([^'<&%]{0,2000})')\s*>/g
const REFERENCE = /&([\w.-]{1,60});/g
/** As much of a document type declaration as is read. */
export const DECLARATION_MAX = 20_000

/**
 * Reads the texts of an XML document. Only entities of plain text are known of those that it declares itself: all others could hold
 * markup, or ask for another file.
 *
 * @param declaration the document type declaration, as far as it was read
 */
export class XmlEntities {
  private readonly values = new Map<string, string>()
  private left = EXPANDED_MAX

  declare(declaration: string): void {
    for (const [, name, double, single] of declaration.slice(0, DECLARATION_MAX).matchAll(VALUE)) {
      if (this.values.size < ENTITIES_MAX && !this.values.has(name!)) this.values.set(name!, double ?? single ?? '')
    }
  }

  /** @param isHtml whether the entities of HTML are known */
  decode(text: string, isHtml: boolean): string {
    if (!text.includes('&')) return text
    const plain =
      this.values.size === 0 ? text : text.replace(REFERENCE, (whole, name: string) => this.value(name) ?? whole)
    return withoutControls(isHtml ? decodeHTML(plain) : decodeXML(plain))
  }

  private value(name: string): string | undefined {
    const value = this.values.get(name)
    if (value === undefined) return undefined
    this.left -= value.length
    return this.left < 0 ? '' : value
  }
}

/** Characters that no XML may hold, written by number (https://www.w3.org/TR/xml/#NT-Char). */
const withoutControls = (text: string) => text.replace(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, '').toWellFormed()
