import { SHOW_WEBSITE } from '../preview/show-website.ts'

const TYPING_MS = 400
/** A URL, and nothing else: the website is read instead of the text. */
const ADDRESS = /^https?:\/\/\S{1,2000}$/i

/**
 * The box that extracts data from a page. Pointing at a value highlights its counterpart. The engine itself is loaded
 * only when a page is to be read.
 */
export function start(element: HTMLElement): void {
  const source = element.querySelector('textarea')!
  const samples = [...element.querySelectorAll<HTMLElement>('[data-sample]')]
  const show = (view: 'text' | 'source') => {
    element.querySelector<HTMLInputElement>(`input[value=${view}]`)!.checked = true
  }
  const hint = element.querySelector<HTMLElement>('[data-hint]')!
  const records = element.querySelector<HTMLElement>('[data-records]')!
  const read = async () => {
    const website = source.value.trim()
    if (ADDRESS.test(website)) {
      document.dispatchEvent(new CustomEvent(SHOW_WEBSITE, { detail: website }))
      return
    }
    const isEmpty = source.value.trim() === ''
    hint.hidden = !isEmpty
    records.hidden = isEmpty
    const { showReading } = await import('../try/show-reading.tsx')
    await showReading(element, source.value)
  }
  const press = (pressed: HTMLElement) => {
    for (const sample of samples) sample.setAttribute('aria-pressed', String(sample === pressed))
  }

  for (const sample of samples)
    sample.addEventListener('click', () => {
      press(sample)
      source.value = sample.dataset.sample!
      show(source.value ? 'text' : 'source')
      if (!source.value) source.focus()
      void read()
    })
  element.querySelector('[data-read]')!.addEventListener('click', async () => {
    await read()
    show('text')
  })

  let typing = 0
  source.addEventListener('input', () => {
    press(samples.at(-1)!)
    clearTimeout(typing)
    typing = window.setTimeout(read, TYPING_MS)
  })
  for (const [begins, ends] of POINTING) {
    element.addEventListener(begins, (event) => light(element, event.target, true))
    element.addEventListener(ends, (event) => light(element, event.target, false))
  }
}

const POINTING = [['pointerover', 'pointerout']] as const

/** Highlights a value at every place where it occurs. */
function light(element: HTMLElement, target: EventTarget | null, isLit: boolean): void {
  const finding = (target as Element).closest<HTMLElement>('[data-finding]')?.dataset.finding
  if (finding === undefined) return
  for (const one of element.querySelectorAll(`[data-finding="${finding}"]`)) one.toggleAttribute('data-lit', isLit)
}
