import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { waitFor } from '../../support/wait.ts'

const script = readFileSync(join(import.meta.dirname, '../../../web/site/session.js'), 'utf8')
const user = { name: 'Ada Example' }
const session = (token: string) => JSON.stringify({ user, token, isAuthenticated: true })

beforeEach(() => {
  localStorage.clear()
  document.documentElement.removeAttribute('data-session')
  document.body.replaceChildren()
})

// The observer stops when the document is parsed.
afterEach(() => void document.dispatchEvent(new Event('DOMContentLoaded')))

test.each([
  ['nothing stored', {}, 'guest'],
  ['a session', { auth_token: 't', 'auth-storage': session('t') }, 'member'],
  ['a session of another token', { auth_token: 't', 'auth-storage': session('u') }, 'guest'],
  ['a token without a session', { auth_token: 't' }, 'guest'],
  ['a token that is never sent', { auth_token: 'AC1', 'auth-storage': session('AC1') }, 'guest'],
  ['nonsense', { auth_token: 't', 'auth-storage': '{' }, 'guest'],
])('before the first paint the document is marked correctly for %s', (_, stored, mark) => {
  for (const [name, value] of Object.entries(stored)) localStorage.setItem(name, value)
  new Function(script)()
  expect(document.documentElement.dataset.session).toBe(mark)
})

test("a member's name is filled in as soon as its element is parsed", async () => {
  localStorage.setItem('auth_token', 't')
  localStorage.setItem('auth-storage', session('t'))
  new Function(script)()
  document.body.innerHTML = '<a><span data-user-name></span></a>'
  await waitFor(() => expect(document.querySelector('[data-user-name]')?.textContent).toBe('Ada Example'))
})
