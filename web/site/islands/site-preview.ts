import { SHOW_WEBSITE } from '../preview/show-website.ts'

/** The field for a website. What reads and shows it is loaded once something is asked for. */
export function start(element: HTMLElement): void {
  const form = element.querySelector('form')!
  const input = form.querySelector('input')!
  const button = form.querySelector('button')!
  const problem = element.querySelector<HTMLElement>('[data-problem]')!
  const status = element.querySelector<HTMLElement>('[data-status]')!
  const place = element.querySelector<HTMLElement>('[data-preview]')!
  let asked = new AbortController()

  const fail = (message: string | null) => {
    problem.hidden = message === null
    problem.textContent = message
    if (message === null) input.removeAttribute('aria-invalid')
    else input.setAttribute('aria-invalid', 'true')
  }
  const read = async () => {
    const website = input.value.trim()
    fail(website === '' ? 'Enter a website' : null)
    if (website === '') return input.focus()
    asked.abort()
    asked = new AbortController()
    const { signal } = asked
    button.disabled = true
    status.textContent = `Reading ${website} …`
    const { showPreview } = await import('../preview/show-preview.tsx')
    const message = await showPreview(place, website, signal)
    if (signal.aborted) return
    button.disabled = false
    status.textContent = ''
    fail(message)
    if (message !== null) input.focus()
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void read()
  })
  input.addEventListener('input', () => fail(null))
  document.addEventListener(SHOW_WEBSITE, ({ detail }: CustomEventInit<string>) => {
    input.value = detail ?? ''
    element.scrollIntoView({ block: 'center' })
    void read()
  })
}
