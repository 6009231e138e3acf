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
  const displays = new Map<string, string>()

  const displayOf = (element: Element): string => {
    const own = element.hasAttribute('style') && (element as HTMLElement).style.display
    if (own) return own
    const kind = kindOf(element)
    const known = displays.get(kind) ?? resolve(element).display
    displays.set(kind, known)
    return known
  }

  const places = new Map<string, string>()
  const placeOf = (element: Element, name: OfPlaces): string => {
    const own = element.hasAttribute('style') && (element as HTMLElement).style[name]
    if (own) return own
    const kind = `${name} ${kindOf(element)}`
    const known = places.get(kind) ?? resolve(element)[name]
    places.set(kind, known)
    return known
  }

  window.getComputedStyle = (element, pseudo) => {
    let resolved: CSSStyleDeclaration | undefined
    const all = () => (resolved ??= resolve(element, pseudo))
    if (pseudo) return all()
    const quick = (name: PropertyKey) => {
      if (name === 'display') return displayOf(element)
      if (name === 'visibility') return inherited(element, 'visibility') ?? 'visible'
      if (name === 'pointerEvents' || name === 'pointer-events') return inherited(element, 'pointerEvents') ?? 'auto'
      if (name === 'direction') return inherited(element, 'direction') ?? 'ltr'
      if (isOfPlaces(name)) return placeOf(element, name)
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
