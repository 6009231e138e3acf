import { attributeText, elementText } from './attribute-text.ts'
import { XmlEntities } from './xml-entities.ts'
import {
  isActive,
  isElementKept,
  isOneTag,
  isTextElement,
  kindOfRoot,
  SVG,
  XHTML,
  XLINK,
  type XmlKind,
} from './xml-rules.ts'

/** Deeper nesting than any real document has. */
const DEPTH_MAX = 256
/** Maximum number of namespaces in scope. */
const PREFIXES_MAX = 64
const NAME = /^[\p{L}_][\p{L}\p{N}_.-]*$/u
const XLINK_KEPT = /^(?:href|title|type|role|arcrole)$/

interface Open {
  /** The name in the source. */
  readonly source: string
  readonly written: string
  readonly name: string
  readonly namespace: string
  /** Namespaces by prefix, in the source (`scope`) and in the output (`declared`). */
  readonly scope: ReadonlyMap<string, string>
  readonly declared: ReadonlyMap<string, string>
  readonly isInForeign: boolean
}

const SCOPE: ReadonlyMap<string, string> = new Map([['', '']])

/** Serialises elements, attributes and text of an XML document in a canonical form, without disallowed content. */
export class XmlWriter {
  kind: XmlKind = 'data'
  private readonly entities = new XmlEntities()
  private readonly out: string[] = []
  private readonly stack: Open[] = []
  /** Number of open elements by name. */
  private readonly opened = new Map<string, number>()
  /** Number of open elements in a subtree that is left out. */
  private leftOut = 0
  /** The previous start tag is not closed yet, as its element may turn out to be empty. */
  private isPending = false
  private raw = ''
  private hasRoot = false

  declare(declaration: string): void {
    this.entities.declare(declaration)
  }

  open(source: string, written: readonly (readonly [string, string])[], isEmpty: boolean): void {
    const parent = this.stack.at(-1)
    const isClosed = (this.hasRoot && !parent) || this.stack.length >= DEPTH_MAX
    if (this.leftOut > 0 || isClosed || (parent && isTextElement(parent.name, parent.namespace)))
      return void this.skip(isEmpty)
    const attributes = written.map(([name, value]) => [name, this.entities.decode(value, true)] as const)
    const scope = scopeOf(parent?.scope ?? SCOPE, attributes)
    const [prefix, name] = split(source)
    const namespace = scope.get(prefix) ?? ''
    if (!this.hasRoot) this.kind = kindOfRoot(name, namespace)
    const place = { kind: this.kind, isInForeign: parent?.isInForeign ?? false }
    const isNamed = NAME.test(name) && (prefix === '' || (NAME.test(prefix) && namespace !== ''))
    if (!isNamed || !isElementKept(name, namespace, place)) return void this.skip(isEmpty)
    this.hasRoot = true
    this.endTag()
    const element = isActive(namespace) || prefix === '' ? name : `${prefix}:${name}`
    const outer = parent?.declared ?? SCOPE
    // Most elements declare no namespace.
    const declares =
      outer.get(isActive(namespace) ? '' : prefix) !== namespace || attributes.some(([full]) => full.includes(':'))
    const declared = declares ? new Map(outer) : (outer as Map<string, string>)
    const own = isActive(namespace) ? '' : prefix
    const texts = declared.get(own) === namespace ? [] : [declaration(own, namespace)]
    if (declares) declared.set(own, namespace)
    for (const [full, value] of attributes) {
      const kept = this.attribute(full, value, namespace, scope, declared)
      if (kept) texts.push(...kept)
    }
    this.out.push(`<${element}${texts.map((text) => ` ${text}`).join('')}`)
    const isInForeign = place.isInForeign || (namespace === SVG && name === 'foreignObject')
    this.stack.push({ source, written: element, name, namespace, scope, declared, isInForeign })
    this.opened.set(source, (this.opened.get(source) ?? 0) + 1)
    this.isPending = true
    if (isEmpty) this.pop()
  }

  close(source: string): void {
    if (this.leftOut > 0) {
      this.leftOut--
      return
    }
    if (!this.opened.has(source)) return
    while (this.stack.at(-1)!.source !== source) this.pop()
    this.pop()
  }

  /** @param isLiteral the text is a CDATA section, in which nothing is decoded */
  text(written: string, isLiteral: boolean): void {
    const parent = this.stack.at(-1)
    if (!parent || this.leftOut > 0) return
    const text = isLiteral ? written.toWellFormed() : this.entities.decode(written, this.kind === 'page')
    if (isRaw(parent)) this.raw += text
    else {
      this.endTag()
      this.out.push(elementText(text))
    }
  }

  end(): string {
    while (this.stack.length > 0) this.pop()
    return this.hasRoot ? this.out.join('') : '<empty/>'
  }

  private skip(isEmpty: boolean): void {
    if (!isEmpty) this.leftOut++
  }

  private pop(): void {
    const open = this.stack.pop()!
    const others = this.opened.get(open.source)! - 1
    if (others > 0) this.opened.set(open.source, others)
    else this.opened.delete(open.source)
    if (this.raw !== '') {
      this.endTag()
      this.out.push(rawText(this.raw, open.name))
      this.raw = ''
    }
    if (this.isPending && isOneTag(open.name, open.namespace)) this.out.push('/>')
    else {
      this.endTag()
      this.out.push(`</${open.written}>`)
    }
    this.isPending = false
  }

  private endTag(): void {
    if (this.isPending) this.out.push('>')
    this.isPending = false
  }

  /** Returns an attribute as text, preceded by the namespace declaration it needs; undefined if it is not allowed. */
  private attribute(
    full: string,
    value: string,
    namespace: string,
    scope: ReadonlyMap<string, string>,
    declared: Map<string, string>,
  ): string[] | undefined {
    const [prefix, name] = split(full)
    if (full === 'xmlns' || prefix === 'xmlns' || !NAME.test(name)) return undefined
    const text = (as: string) => `${as}="${attributeText(value).replace(/[\n\r\t]/g, (c) => `&#${c.charCodeAt(0)};`)}"`
    if (isActive(namespace)) {
      if (this.kind === 'data' || (this.kind === 'drawing' && /^on/i.test(name))) return undefined
      if (prefix === '') return [text(name)]
      if (prefix === 'xml') return /^(?:lang|space|id)$/.test(name) ? [text(full)] : undefined
      if (scope.get(prefix) !== XLINK || !XLINK_KEPT.test(name)) return undefined
      return [...declare('xlink', XLINK, declared), text(`xlink:${name}`)]
    }
    if (prefix === '' || (prefix === 'xml' && name !== 'base')) return [text(full)]
    const its = scope.get(prefix)
    if (!its || !NAME.test(prefix) || declared.size > PREFIXES_MAX) return undefined
    return isActive(its) ? undefined : [...declare(prefix, its, declared), text(full)]
  }
}

const isRaw = ({ name, namespace }: Open) => namespace === XHTML && /^(?:script|style)$/.test(name)

/** Escapes the content of a page's script or style, which an HTML parser does not decode. */
function rawText(text: string, name: string): string {
  const safe = (
    name === 'script' ? text.replaceAll('</', '<\\/') : text.replace(/<(?=[a-z/!?])/gi, '\\3c ')
  ).replaceAll(']]>', ']] >')
  if (!/[<&]/.test(safe)) return safe
  return name === 'script' ? `//<![CDATA[\n${safe}\n//]]>` : `/*<![CDATA[*/${safe}/*]]>*/`
}

function split(full: string): [prefix: string, name: string] {
  const colon = full.indexOf(':')
  return colon < 0 ? ['', full] : [full.slice(0, colon), full.slice(colon + 1)]
}

function scopeOf(
  outer: ReadonlyMap<string, string>,
  attributes: readonly (readonly [string, string])[],
): ReadonlyMap<string, string> {
  let scope: Map<string, string> | undefined
  for (const [full, value] of attributes) {
    const prefix = full === 'xmlns' ? '' : full.startsWith('xmlns:') ? full.slice('xmlns:'.length) : undefined
    if (prefix === undefined || (scope ?? outer).size >= PREFIXES_MAX) continue
    scope ??= new Map(outer)
    scope.set(prefix, value)
  }
  return scope ?? outer
}

const declaration = (prefix: string, namespace: string) =>
  `xmlns${prefix === '' ? '' : `:${prefix}`}="${attributeText(namespace)}"`

function declare(prefix: string, namespace: string, declared: Map<string, string>): string[] {
  if (declared.get(prefix) === namespace) return []
  declared.set(prefix, namespace)
  return [declaration(prefix, namespace)]
}
