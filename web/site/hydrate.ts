import type { IslandWhen } from './island.tsx'

/** The exports of every file in `islands/`. */
export interface IslandModule {
  /**
   * Hydrates prerendered content: adds listeners to it, or renders a component in its place. It changes nothing outside
   * `element`.
   *
   * @param props the props that the page passed to the island; parse them, since they were serialized
   */
  start(element: HTMLElement, props: unknown): void
}

type Start = () => Promise<void>

/** Islands load shortly before they come into view. */
const VISIBLE_MARGIN = '240px'
const islands = import.meta.glob<IslandModule>('./islands/*.{ts,tsx}')

const schedules: Readonly<Record<IslandWhen, (element: HTMLElement, start: Start) => void>> = {
  load: (_, start) => void start(),
  idle: (_, start) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => void start())
    else setTimeout(() => void start())
  },
  visible: (element, start) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        observer.disconnect()
        void start()
      },
      { rootMargin: VISIBLE_MARGIN },
    )
    observer.observe(element)
  },
}

for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
  const { island, when, props } = element.dataset
  const load = islands[`./islands/${island}.ts`] ?? islands[`./islands/${island}.tsx`]
  if (!load) throw new Error(`There is no island called ${island}`)
  const presses = keepPresses(element)
  schedules[when as IslandWhen](element, async () => {
    const { start } = await load()
    presses.stop()
    start(element, JSON.parse(props ?? '{}'))
    presses.repeat()
  })
}

/**
 * A button is visible before its script has loaded. Presses until then are recorded and replayed afterwards. What
 * browsers handle without scripts (links, popovers, choices) is not replayed.
 */
function keepPresses(element: HTMLElement) {
  const pressed: HTMLButtonElement[] = []
  const keep = ({ target }: Event) => {
    const button = (target as Element).closest<HTMLButtonElement>('button[type=button]:not([popovertarget])')
    if (button) pressed.push(button)
  }
  element.addEventListener('click', keep)
  return {
    stop: () => element.removeEventListener('click', keep),
    repeat: () => {
      for (const button of pressed) button.click()
    },
  }
}
