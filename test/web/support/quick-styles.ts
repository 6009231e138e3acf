/** The properties that libraries for menus and dialogs read of elements and all their ancestors; none is inherited. */
const OF_PLACES = [
  ...['willChange', 'translate', 'transform', 'scale', 'rotate', 'perspective', 'filter', 'contain', 'backdropFilter'],
  ...['overflow', 'overflowX', 'overflowY', 'position', 'scrollbarGutter', 'width', 'height', 'maxHeight'],
  ...['marginTop', 'marginRight', 'marginLeft'],
] as const
type OfPlaces = (typeof OF_PLACES)[number]
const isOfPlaces = (name: PropertyKey): name is OfPlaces => (OF_PLACES as readonly PropertyKey[]).includes(name)

/**
 * Resolves `display`, `visibility`, `pointer-events`, `direction` and positioning properties without matching an
 * element against every rule of jsdom's own style sheet and of those that libraries insert. Queries by role and
 * pointers read them for each element and its ancestors, which took a quarter of the tests' time. No style sheet of
 * ours is loaded here, so an element without an inline style has the display value of the first of its kind. Custom
 * properties come only from inline styles.
 */
export function quickenStyles(window: Window & typeof globalThis): void {
  const resolve = window.getComputedStyle.bind(window)
  const known = knownOfThread()
  /** Without the style sheets that libraries insert, so that the result is the same in every file. */
  let plain: Document | undefined
  const plainly = (element: Element): CSSStyleDeclaration => {
    plain ??= window.document.implementation.createHTMLDocument()
    const copy = plain.importNode(element)
    copy.removeAttribute('style')
    const around = plain.importNode(element.parentElement ?? plain.body)
    plain.body.replaceChildren(around)
    around.append(copy)
    return resolve(copy)
  }

  const ofKind = (element: Element, name: 'display' | OfPlaces): string => {
    const own = element.hasAttribute('style') && (element as HTMLElement).style[name]
    if (own) return own
    const kind = `${name} ${kindOf(element)}`
    const value = known.get(kind) ?? plainly(element)[name]
    known.set(kind, value)
    return value
  }

  window.getComputedStyle = (element, pseudo) => {
    let resolved: CSSStyleDeclaration | undefined
    const all = () => (resolved ??= resolve(element, pseudo))
    if (pseudo) return all()
    const quick = (name: PropertyKey) => {
      if (name === 'display' || isOfPlaces(name)) return ofKind(element, name)
      if (name === 'visibility') return inherited(element, 'visibility') ?? 'visible'
      if (name === 'pointerEvents' || name === 'pointer-events') return inherited(element, 'pointerEvents') ?? 'auto'
      if (name === 'direction') return inherited(element, 'direction') ?? 'ltr'
      if (typeof name === 'string' && name.startsWith('--')) return inheritedCustom(element, name)
      return undefined
    }
    const getPropertyValue = (name: string) => quick(name) ?? all().getPropertyValue(name)
    return new Proxy({} as CSSStyleDeclaration, {
      get: (_, name) => {
        if (name === 'getPropertyValue') return getPropertyValue
        const known = quick(name)
        if (known !== undefined) return known
        const value = Reflect.get(all(), name)
        return typeof value === 'function' ? value.bind(all()) : value
      },
    })
  }
}

/** What is resolved once for all files of a thread, whose modules and windows are their own. */
function knownOfThread(): Map<string, string> {
  const holder = process as { stylesOfKinds?: Map<string, string> }
  holder.stylesOfKinds ??= new Map()
  return holder.stylesOfKinds
}

/** The attributes that the browser's own rules depend on. */
const ATTRIBUTES = ['hidden', 'open', 'popover', 'type']

/** The same for elements with equal display values. */
const kindOf = (element: Element): string =>
  [element.localName, ...ATTRIBUTES.map((name) => element.getAttribute(name) ?? '-')].join(' ')

/** Inherited from the nearest ancestor that sets it. */
function inherited(element: Element, name: 'visibility' | 'pointerEvents' | 'direction'): string | undefined {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const own = at.hasAttribute('style') && (at as HTMLElement).style[name]
    if (own) return own
  }
  return undefined
}

function inheritedCustom(element: Element, name: string): string {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const own = at.hasAttribute('style') && (at as HTMLElement).style.getPropertyValue(name)
    if (own) return own
  }
  return ''
}
