import { decodeHTML, decodeXML } from 'entities'

/**
 * Maximum number of characters that a document's entities may expand to. Drawing programs define a handful, for
 * namespaces.
 */
const EXPANDED_MAX = 1_000_000
const ENTITIES_MAX = 100
const VALUE = /<!ENTITY\s+([\w.-]{1,60})\s+(?:"([^"<&%]{0,2000})"|'([^'<&%]{0,2000})')\s*>/g
const REFERENCE = /&([\w.-]{1,60});/g
/** Number of characters read of a document type declaration. */
export const DECLARATION_MAX = 20_000

/**
 * Decodes the text of an XML document. Of the entities it declares, only those with plain text are supported: others
 * could contain markup or load another file.
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

  /** @param isHtml whether HTML entities are decoded too */
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

/** Removes characters that XML does not allow, even as numeric references (https://www.w3.org/TR/xml/#NT-Char). */
const withoutControls = (text: string) => text.replace(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, '').toWellFormed()
