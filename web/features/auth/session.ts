import { proxy, useSnapshot } from 'valtio'
import { navigate } from 'wouter/use-browser-location'
import { z } from 'zod'
import { paths } from '../../../src/contracts/app-paths.ts'
import * as contract from '../../../src/contracts/auth.ts'
import { User } from '../../../src/contracts/auth.ts'
import { endImpersonation } from '../../../src/contracts/users.ts'
import { call, onSessionLost } from '../../lib/call.ts'
import { CallError } from '../../lib/call-error.ts'
import { readImpersonation, removeImpersonation, tokenInForce, writeImpersonation } from '../../lib/impersonation.ts'
import { nextAfterLogin } from '../../lib/next-page.ts'
import { onTokenChange, readToken, removeToken, writeToken } from '../../lib/stored-token.ts'
import { toast } from '../../ui/toast.tsx'

export type Session =
  | {
      status: 'loading' | 'guest'
      user: null
      /** Somebody left this browser on purpose: whoever comes next is given nothing of theirs, no address either. */
      hasLeft: boolean
    }
  | { status: 'member'; user: User; hasLeft: false }

/** Who is signed in here: `loading` only while a stored token waits for its first answer. */
export function useSession(): Session {
  // At once: told a moment later than the address, it would lead who has just left back to where they were.
  return useSnapshot(session, { sync: true }) as Session
}

const STORAGE_KEY = 'auth-storage'
const Stored = z.object({ user: User, token: z.string(), isAuthenticated: z.literal(true) })

const session = proxy<Session>({ status: 'loading', user: null, hasLeft: false })

/**
 * Restores the stored session, then asks the server who that is. Call once, before the first render.
 *
 * @returns settled once the server has answered
 */
export async function startSession(): Promise<void> {
  onSessionLost(() => {
    // It was an impersonation that ended: the administrator's own session is still there.
    if (readToken()) return void returnToOwn('The impersonation is over. You are back in your own account.')
    const ofUser = session.user?.id
    forgetSession()
    // With the way back, since the work that was interrupted lies there; for the same person only.
    const next = nextAfterLogin(location.pathname + location.search)
    navigate(paths.login.to({ next }), { state: { sessionEnded: true, ofUser } })
  })
  onTokenChange(followOtherTab)
  // A page that the browser kept whole did not hear what other pages did meanwhile.
  window.addEventListener('pageshow', ({ persisted }) => persisted && void followOtherTab(readToken()))
  const token = tokenInForce()
  if (!token) return forgetSession()
  const stored = readStored()
  if (stored?.token === token) become(stored.user)
  await refreshUser()
}

/** Moves to signed in, here and in storage. */
export function signIn({ token, user }: { token: string; user: User }): void {
  writeToken(token)
  replaceUser(user)
}

/** Replaces only the user, for example after an edit of the profile. */
export function replaceUser(user: User): void {
  const impersonation = readImpersonation()
  const token = readToken()
  // Who the browser's session is, other tabs and the public pages read in the one place; this tab's visit is none of theirs.
  if (impersonation) writeImpersonation({ ...impersonation, user })
  else if (token) localStorage.setItem(STORAGE_KEY, JSON.stringify({ user, token, isAuthenticated: true }))
  become(user)
}

/**
 * Ends the session on the server; here it ends even if that call fails. An administrator who signs out in the place of somebody signs
 * out altogether: whoever leaves a computer leaves no way back.
 */
export async function signOut(): Promise<void> {
  try {
    if (readImpersonation()) await call(endImpersonation).finally(removeImpersonation)
  } catch {
    // As below.
  }
  try {
    await call(contract.logOut)
  } catch {
    // The row stays until it expires; the browser must forget its token all the same.
  } finally {
    forgetSession({ hasLeft: true })
  }
}

/** Ends an impersonation here, and goes on in the administrator's own session where they began it, with a word on why. */
export async function returnToOwn(notice: string): Promise<void> {
  const visitedId = session.user?.impersonated_by ? session.user.id : undefined
  removeImpersonation()
  const stored = readStored()
  if (stored && stored.token === readToken()) become(stored.user)
  else Object.assign(session, { status: 'loading', user: null, hasLeft: false })
  navigate(paths.admin.to({ user: visitedId }), { replace: true })
  toast.info(notice)
  await refreshUser()
}

/** Asks the server again who is signed in: after a change of plan or roles. */
export async function refreshUser(): Promise<void> {
  const token = tokenInForce()
  if (!token) return forgetSession()
  try {
    const { data } = await call(contract.profile)
    if (tokenInForce() === token) replaceUser(data)
  } catch (error) {
    const isRefused = error instanceof CallError && error.status === 401
    if (isRefused && readImpersonation()?.token === token) {
      // On a page for visitors, where a 401 is only an answer.
      removeImpersonation()
      await refreshUser()
    } else if (isRefused && tokenInForce() === token) forgetSession()
    // Without an answer a known user stays; an unknown one cannot be shown as signed in.
    else if (session.status === 'loading') forgetUser({ hasLeft: false })
  }
}

function become(user: User): void {
  const isSomebodyElse = session.user !== null && session.user.id !== user.id
  Object.assign(session, { status: 'member', user, hasLeft: false })
  // What is open here is the page of the one before.
  if (isSomebodyElse) navigate(paths.dashboard.to(), { replace: true })
}

function forgetSession(how = { hasLeft: false }): void {
  removeToken()
  removeImpersonation()
  localStorage.removeItem(STORAGE_KEY)
  forgetUser(how)
}

function forgetUser({ hasLeft }: { hasLeft: boolean }): void {
  Object.assign(session, { status: 'guest', user: null, hasLeft })
}

async function followOtherTab(token: string | null): Promise<void> {
  if (token) await refreshUser()
  else forgetSession({ hasLeft: true })
}

/** Who the token in force was when the server was last asked. */
function readStored(): Pick<z.infer<typeof Stored>, 'user' | 'token'> | null {
  const impersonation = readImpersonation()
  if (impersonation) {
    const user = User.safeParse(impersonation.user).data
    return user ? { user, token: impersonation.token } : null
  }
  try {
    return Stored.parse(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null'))
  } catch {
    return null
  }
}
