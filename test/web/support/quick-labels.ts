const LABELABLE = ['button', 'input', 'meter', 'output', 'progress', 'select', 'textarea'] as const
type Labelable = HTMLElementTagNameMap[(typeof LABELABLE)[number]]

const isLabelable = (element: Element): element is Labelable =>
  (LABELABLE as readonly string[]).includes(element.localName) && (element as HTMLInputElement).type !== 'hidden'

/**
 * Finds the control of a label by an index of IDs, and the labels of a control among labels only. jsdom traverses the
 * whole document for the first, and for the second once per label, which queries by label and by role need for every
 * control.
 */
export function quickenLabels(window: Window & typeof globalThis): void {
  const label = window.HTMLLabelElement.prototype
  const resolve = Object.getOwnPropertyDescriptor(label, 'control')!.get!
  Object.defineProperty(label, 'control', {
    configurable: true,
    enumerable: true,
    get(this: HTMLLabelElement): Element | null {
      const root = this.getRootNode()
      if (!this.htmlFor || !(root instanceof window.Document)) return resolve.call(this)
      const named = root.getElementById(this.htmlFor)
      return named && isLabelable(named) ? named : null
    },
  })
  for (const name of LABELABLE) {
    const prototype = Object.getPrototypeOf(window.document.createElement(name)) as Labelable
    const all = Object.getOwnPropertyDescriptor(prototype, 'labels')!.get!
    Object.defineProperty(prototype, 'labels', {
      configurable: true,
      enumerable: true,
      get(this: Labelable): readonly HTMLLabelElement[] | NodeListOf<HTMLLabelElement> | null {
        const root = this.getRootNode()
        if (!isLabelable(this) || !(root instanceof window.Document)) return all.call(this)
        return Array.from(root.getElementsByTagName('label')).filter(({ control }) => control === this)
      },
    })
  }
}
