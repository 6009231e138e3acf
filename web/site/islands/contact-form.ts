import { CONTACT_FIELDS, type ContactField, contactProblem } from '../../../src/rules/contact-messages/contact-rules.ts'
import { type Problems, postMessage } from '../contact/post-message.ts'
import { signedInUser } from '../contact/signed-in-user.ts'

const BANNER_MS = 5000

/**
 * The contact form: validates by the server's rules, sends, and shows thanks in its place. Validates on the first
 * submission, then whenever a field changes.
 */
export function start(element: HTMLElement): void {
  const find = <E extends Element = HTMLElement>(selector: string) => element.querySelector<E>(selector)!
  const form = find<HTMLFormElement>('form')
  const button = find<HTMLButtonElement>('[type=submit]')
  const [thanks, banner, failure] = [find('[data-thanks]'), find('[data-banner]'), find('[data-failure]')]
  const control = (field: ContactField) => find<HTMLInputElement | HTMLTextAreaElement>(`[name=${field}]`)
  let isSending = false
  let bannerTimer = 0

  const show = (field: ContactField, problem: string | null) => {
    const place = find(`[data-problem=${field}]`)
    place.hidden = problem === null
    place.querySelector('span')!.textContent = problem
    if (problem === null) control(field).removeAttribute('aria-invalid')
    else control(field).setAttribute('aria-invalid', 'true')
  }
  const showAll = (problems: Problems) => {
    for (const field of CONTACT_FIELDS) show(field, problems[field] ?? null)
    const first = CONTACT_FIELDS.find((field) => problems[field])
    if (first) control(first).focus()
  }
  const fail = (message: string | null) => {
    failure.hidden = message === null
    find('[data-failure-text]').textContent = message
  }
  const setSending = (isOn: boolean) => {
    isSending = isOn
    button.disabled = isOn
    find('[data-button-text]').textContent = isOn ? 'Sending...' : 'Send Message'
  }
  const thank = () => {
    form.hidden = true
    thanks.hidden = false
    banner.hidden = false
    thanks.querySelector('h2')!.focus({ preventScroll: true })
    // The thanks are shorter than the form, so their beginning may be above the visible area.
    element.scrollIntoView({ block: 'start' })
    clearTimeout(bannerTimer)
    bannerTimer = window.setTimeout(() => {
      banner.hidden = true
    }, BANNER_MS)
  }
  const edit = () => {
    form.reset()
    thanks.hidden = true
    banner.hidden = true
    form.hidden = false
    control('name').focus()
  }
  const send = async () => {
    fail(null)
    const problems: Problems = {}
    for (const field of CONTACT_FIELDS) problems[field] = contactProblem(field, control(field).value) ?? undefined
    showAll(problems)
    if (CONTACT_FIELDS.some((field) => problems[field])) return
    setSending(true)
    const values = [...new FormData(form)].map(([name, value]) => [name, String(value)] as const)
    const outcome = await postMessage(Object.fromEntries(values))
    setSending(false)
    if (outcome.kind === 'sent') thank()
    else if (outcome.kind === 'invalid') showAll(outcome.problems)
    else fail(outcome.message)
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (!isSending) void send()
  })
  for (const field of CONTACT_FIELDS)
    control(field).addEventListener('input', () => {
      if (control(field).hasAttribute('aria-invalid')) show(field, contactProblem(field, control(field).value))
    })
  find('[data-another]').addEventListener('click', edit)

  // Set as defaults, so that they return with the next message, and never over text already typed.
  const user = signedInUser()
  if (user && !control('name').value && !control('email').value) {
    control('name').defaultValue = user.name
    control('email').defaultValue = user.email
  }
  setSending(false)
}
