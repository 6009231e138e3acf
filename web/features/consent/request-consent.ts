import { CONSENT_DELAY_MS, OPTIONAL_COOKIES, readConsent, writeConsent } from '../../lib/consent.ts'

/**
 * Runs the consent dialog. It opens after 1 s for visitors who have not decided, and whenever Cookie Settings
 * (`data-cookie-settings`) is pressed.
 *
 * @param element contains a `ConsentDialog`
 * @param isOpen opens it at once
 * @returns a function that removes the listeners
 */
export function requestConsent(element: HTMLElement, isOpen = false): () => void {
  const stopping = new AbortController()
  const { signal } = stopping
  const dialog = element.querySelector<HTMLElement>('[role=dialog]')!
  const switches = [...dialog.querySelectorAll<HTMLInputElement>('input:enabled')]
  const views = [...dialog.querySelectorAll<HTMLElement>('[data-view]')]
  const switcher = dialog.querySelector<HTMLButtonElement>('[data-do=switch]')!
  let opener: Element | null = null

  const show = (view: string) => {
    for (const one of views) one.hidden = one.dataset.view !== view
    switcher.textContent = view === 'main' ? 'Customize' : 'Back'
  }
  const open = () => {
    const consent = readConsent()
    for (const input of switches)
      input.checked = OPTIONAL_COOKIES.some((name) => name === input.name && consent?.cookies[name])
    show('main')
    opener = document.activeElement
    dialog.hidden = false
    // Does not move the focus away from a field in use. The dialog is then last in the tab order.
    if (opener === document.body || opener?.matches('[data-cookie-settings]')) dialog.focus({ preventScroll: true })
  }
  const close = () => {
    const hadFocus = dialog.contains(document.activeElement)
    dialog.hidden = true
    if (hadFocus && opener instanceof HTMLElement) opener.focus({ preventScroll: true })
  }
  const decide = (agreed: Parameters<typeof writeConsent>[0]) => {
    writeConsent(agreed)
    close()
  }
  const selected = () =>
    OPTIONAL_COOKIES.filter((name) => switches.some((input) => input.name === name && input.checked))
  const isMain = () => !views.find((view) => view.dataset.view === 'main')?.hidden

  const acts: Readonly<Record<string, () => void>> = {
    accept: () => decide(OPTIONAL_COOKIES),
    reject: () => decide([]),
    select: () => decide(selected()),
    switch: () => show(isMain() ? 'customize' : 'main'),
    customize: () => {
      show('customize')
      switches[0]?.focus()
    },
    back: () => {
      show('main')
      dialog.querySelector<HTMLElement>('[data-do=customize]')?.focus()
    },
  }
  const press = (event: Event) => {
    const act = (event.target as Element).closest<HTMLElement>('[data-do]')?.dataset.do
    if (act) acts[act]?.()
  }
  dialog.addEventListener('click', press, { signal })
  // No decision is stored, so the next page asks again.
  dialog.addEventListener('keydown', ({ key }) => key === 'Escape' && close(), { signal })
  const reopen = (event: Event) => (event.target as Element).closest('[data-cookie-settings]') && open()
  document.addEventListener('click', reopen, { signal })
  if (isOpen) open()
  const timer = readConsent()
    ? undefined
    : setTimeout(() => dialog.hidden && !readConsent() && open(), CONSENT_DELAY_MS)
  return () => {
    clearTimeout(timer)
    stopping.abort()
  }
}
