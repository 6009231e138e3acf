import {
  attributeOf,
  type ChildNode,
  type Element,
  INLINE,
  isTag,
  isText,
  parseMarkup,
  styleOf,
  textOf,
} from './parse-markup.ts'
import { splitTokens } from './tokens.ts'

/** Elements of the same meaning. */
const SAME: Readonly<Record<string, string>> = { b: 'strong', i: 'em', strike: 's', del: 's' }
/** Attributes that mail programs ignore. */
const IGNORED: ReadonlySet<string> = new Set(['target', 'rel'])
/** Declarations that `writeDocument` adds, by element. They look the same to the reader with or without. */
const ADDED: Readonly<Record<string, readonly string[]>> = {
  img: ['max-width:100%', 'height:auto', 'border:0'],
  blockquote: ['margin:0 0 16px', 'padding:0 0 0 16px', 'border-left:3px solid #d5dbda'],
  hr: ['margin:24px 0', 'border:0', 'border-top:1px solid #d5dbda'],
}

/**
 * What of a message is not in another that was made of it: `<table>`, `class`, `float`. Differences in writing do not
 * count: spaces, quotes, the order of attributes and of nested formats, `b` for `strong`, paragraphs left open.
 *
 * @returns null if they are the same; an empty list if only the structure differs
 */
export function lostMarkup(before: string, after: string): string[] | null {
  const [old, made] = [canonical(before), canonical(after)]
  if (old.events.length === made.events.length && old.events.every((event, at) => event === made.events[at]))
    return null
  return [...old.features].filter((feature) => !made.features.has(feature))
}

const BREAK = '\n'

interface Canonical {
  readonly events: readonly string[]
  readonly features: ReadonlySet<string>
}

function canonical(html: string): Canonical {
  const events: string[] = []
  const features = new Set<string>()
  /** The text of the current line, with the formats of each piece. */
  let line: { text: string; marks: string }[] = []
  const endLine = () => {
    // Spaces around a line are not shown.
    if (line.at(-1)?.text === ' ') line.pop()
    for (const [at, { text, marks }] of line.entries()) {
      const begun = at === 0 ? text.replace(/^ /, '') : text
      const shown = at === line.length - 1 ? begun.replace(/ $/, '') : begun
      if (shown !== '') events.push(`${shown}|${marks}`)
    }
    line = []
  }
  const put = (text: string, marks: string) => {
    const last = line.at(-1)
    const shown = last?.text.endsWith(' ') ? text.replace(/^ /, '') : text
    if (last?.marks === marks) last.text += shown
    else if (shown !== '') line.push({ text: shown, marks })
  }
  const walk = (nodes: readonly ChildNode[], marks: readonly string[]) => {
    for (const node of nodes) {
      const formats = [...new Set(marks)].sort().join(' ')
      if (isText(node)) put(spaced(textOf(node)), formats)
      else if (!isTag(node)) {
        endLine()
        events.push(node.type)
        features.add(node.type === 'comment' ? 'comments' : 'a document type')
      } else if (node.name === 'tbody') walk(node.children, marks)
      else if (node.name === 'br' && Object.keys(node.attribs).length === 0) {
        endLine()
        events.push('br')
      } else if (node.name === 'img') put(`<${written(node, features)}>`, formats)
      else if (INLINE.has(node.name)) walk(node.children, [...marks, written(node, features)])
      else {
        endLine()
        const shown = written(node, features)
        if (shown === 'p') {
          if (events.length > 0 && events.at(-1) !== BREAK) events.push(BREAK)
          walk(node.children, marks)
          endLine()
          events.push(BREAK)
          continue
        }
        events.push(`<${shown}>`)
        walk(node.children, marks)
        endLine()
        events.push(`</${node.name}>`)
      }
    }
  }
  walk(parseMarkup(html), [])
  endLine()
  return { events: withoutBreaks(events), features }
}

/** Only breaks between two lines of text mean something; at the edges of blocks they are implied. */
function withoutBreaks(events: readonly string[]): string[] {
  const isLine = (event: string | undefined) => event !== undefined && event !== BREAK && !/^<\/?[a-z]/.test(event)
  return events.filter((event, at) => event !== BREAK || (isLine(events[at - 1]) && isLine(events[at + 1])))
}

/** Collapses spaces around template syntax, which stays as written. */
const spaced = (text: string): string =>
  splitTokens(text)
    .map((piece, at) => (at % 2 === 1 ? piece : piece.replace(/[ \t\r\n\f]+/g, ' ')))
    .join('')

function written(element: Element, features: Set<string>): string {
  const name = SAME[element.name] ?? element.name
  if (name !== 'p') features.add(`<${name}>`)
  const attributes: string[] = []
  for (const key of Object.keys(element.attribs).sort()) {
    if (key === 'style' || IGNORED.has(key)) continue
    const value = attributeOf(element, key).trim()
    attributes.push(`${key}=${value}`)
    features.add(key)
  }
  const declarations = Array.from(styleOf(element), ([property, value]) => `${property}:${value}`)
    .filter((one) => !ADDED[name]?.includes(one))
    .sort()
  for (const one of declarations) features.add(one.slice(0, one.indexOf(':')))
  const style = declarations.length > 0 ? [`style=${declarations.join(';')}`] : []
  return [name, ...attributes, ...style].join(' ')
}
