import { type ChildNode, DomHandler, type Element, isTag, isText, type Text } from 'domhandler'
import { decodeHTML, decodeHTMLAttribute } from 'entities'
import { BoundedParser } from '../../lib/bounded-parser.ts'
import { aroundTokens } from './tokens.ts'

export { type ChildNode, type Element, isTag, isText, type Text }

class Counting extends DomHandler {
  depth = 0
  override onopentag(name: string, attributes: Record<string, string>) {
    this.depth++
    super.onopentag(name, attributes)
  }
  override onclosetag() {
    this.depth--
    super.onclosetag()
  }
}

/** Parses markup into a tree; texts and attribute values stay as written. */
export function parseMarkup(html: string): ChildNode[] {
  const handler = new Counting()
  const parser = new BoundedParser(handler, () => handler.depth, { decodeEntities: false })
  parser.write(html)
  parser.end()
  return handler.dom
}

/** The text of a node, decoded; template syntax stays as written. */
export const textOf = ({ data }: Text): string => aroundTokens(data, decodeHTML)

/** An attribute's value, decoded; template syntax stays as written. */
export const attributeOf = ({ attribs }: Element, name: string): string =>
  aroundTokens(attribs[name] ?? '', decodeHTMLAttribute)

/** The declarations of an element's `style`, by property, in lower case and without spaces. */
export function styleOf(element: Element): Map<string, string> {
  const declarations = new Map<string, string>()
  for (const one of attributeOf(element, 'style').split(';')) {
    const colon = one.indexOf(':')
    if (colon < 1) continue
    const value = one
      .slice(colon + 1)
      .trim()
      .toLowerCase()
      .replace(/\s+/g, ' ')
      .replace(/ ?, ?/g, ',')
    declarations.set(one.slice(0, colon).trim().toLowerCase(), value)
  }
  return declarations
}

/** Elements within a line of text. */
export const INLINE: ReadonlySet<string> = new Set(
  'a abbr acronym b bdi bdo big br cite code data del dfn em font i img ins kbd label mark q s samp small span strike strong sub sup time tt u var wbr'.split(
    ' ',
  ),
)
/** Elements whose content is not shown. */
export const UNSEEN: ReadonlySet<string> = new Set(
  'script style title head template noscript meta link base'.split(' '),
)
