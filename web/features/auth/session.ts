import { replaceEqualDeep } from '@tanstack/react-query'
import { proxy, useSnapshot } from 'valtio'
import { navigate } from 'wouter/use-browser-location'
import { z } from 'zod'
import * as contract from '../../../src/contracts/auth/auth.ts'
import { User } from '../../../src/contracts/auth/auth.ts'
import { paths } from '../../../src/rules/site/app-paths.ts'
import { call, onFactorMissing, onSessionLost } from '../../lib/call.ts'
import { CallError } from '../../lib/call-error.ts'
import { setCurrentWorkspace } from '../../lib/current-workspace.ts'
import { readImpersonation, removeImpersonation, tokenInForce, writeImpersonation } from '../../lib/impersonation.ts'
import { nextAfterLogin } from '../../lib/next-page.ts'
import { onTokenChange, readToken, removeToken, writeToken } from '../../lib/stored-token.ts'
import { toast } from '../../ui/toast.tsx'

export type Session =
  | {
      status: 'loading' | 'guest'
      user: null
      /**
       * The user signed out on purpose. The next user of this browser gets none of their data, nor the address they
       * were at.
       */
      hasLeft: boolean
    }
  | { status: 'member'; user: User; hasLeft: false }

/** The current session. `loading` only while a stored token waits for its first response. */
export function useSession(): Session {
  // Synchronous: if the session updated after the location, a user who just signed out would be redirected back.
  return useSnapshot(session, { sync: true }) as Session
}

const STORAGE_KEY = 'auth-storage'
const Stored = z.object({ user: User, token: z.string(), isAuthenticated: z.literal(true) })

const session = proxy<Session>({ status: 'loading', user: null, hasLeft: false })

/**
 * Restores the stored session, then fetches its user from the server. Call once, before the first render.
 *
 * @returns resolves once the server has responded
 */
export async function startSession(): Promise<void> {
  onSessionLost(() => {
    // An impersonation has ended. The administrator's own session still exists.
    if (readToken()) return void returnToOwn("The impersonation has ended. You're back in your own account.")
    const ofUser = session.user?.id
    forgetSession()
    // `next` leads back to the interrupted work, but only for the same user.
    const next = nextAfterLogin(location.pathname + location.search)
    navigate(paths.login.to({ next }), { state: { sessionEnded: true, ofUser } })
  })
  onFactorMissing(() => session.user && !session.user.must_add_factor && void refreshUser())
  onTokenChange(followOtherTab)
  // A page restored from the back/forward cache missed the token changes of other tabs.
  window.addEventListener('pageshow', ({ persisted }) => persisted && void followOtherTab(readToken()))
  const token = tokenInForce()
  if (!token) return forgetSession()
  const stored = readStored()
  if (stored?.token === token) become(stored.user)
  await refreshUser()
}

/** Signs in, in memory and in storage. */
export function signIn({ token, user }: { token: string; user: User }): void {
  writeToken(token)
  replaceUser(user)
}

/** Replaces only the user, for example after a profile edit. */
export function replaceUser(user: User): void {
  const impersonation = readImpersonation()
  const token = readToken()
  // Other tabs and the public pages read the browser's session from local storage. An impersonation belongs to this tab
  // only.
  if (impersonation) writeImpersonation({ ...impersonation, user })
  else if (token) localStorage.setItem(STORAGE_KEY, JSON.stringify({ user, token, isAuthenticated: true }))
  become(user)
}

/**
 * Deletes the session on the server, and locally even if that call fails. An administrator who signs out during an
 * impersonation is signed out of both sessions.
 */
export async function signOut(): Promise<void> {
  try {
    if (readImpersonation()) await endImpersonation().finally(removeImpersonation)
  } catch {
    // Signs out anyway, as below.
  }
  try {
    await call(contract.logOut)
  } catch {
    // The session remains on the server until it expires, but the browser must delete its token anyway.
  } finally {
    forgetSession({ hasLeft: true })
  }
}

/** Only administrators need the contracts of users, so they load here. */
const endImpersonation = async () => call((await import('../../../src/contracts/users/users.ts')).endImpersonation)

/** Ends an impersonation in this tab and returns to where the administrator started it, with a toast that says why. */
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

/**
 * Shows another workspace in this tab, once the server has switched the session to it.
 *
 * @returns resolves once the server has named what the person may do there
 */
export async function showWorkspace(id: string): Promise<void> {
  setCurrentWorkspace(id)
  await refreshUser()
  navigate(paths.dashboard.to(), { replace: true })
}

/** Fetches the signed-in user again, for example after a change of plan or roles. */
export async function refreshUser(): Promise<void> {
  const token = tokenInForce()
  if (!token) return forgetSession()
  try {
    const { data } = await call(contract.profile)
    if (tokenInForce() === token) replaceUser(data)
  } catch (error) {
    const isRefused = error instanceof CallError && error.status === 401
    if (isRefused && readImpersonation()?.token === token) {
      // On a public page, where a 401 causes no redirect.
      removeImpersonation()
      await refreshUser()
    } else if (isRefused && tokenInForce() === token) forgetSession()
    // Without a response a known user stays. An unknown one cannot be shown as signed in.
    else if (session.status === 'loading') forgetUser({ hasLeft: false })
  }
}

function become(user: User): void {
  setCurrentWorkspace(user.workspace?.id ?? null)
  const isSomebodyElse = session.user !== null && session.user.id !== user.id
  // An equal user stays the same object: a new one renders the whole application again, in one task.
  Object.assign(session, { status: 'member', user: replaceEqualDeep(session.user, user), hasLeft: false })
  // The open page belongs to the previous user.
  if (isSomebodyElse) navigate(paths.dashboard.to(), { replace: true })
}

function forgetSession(how = { hasLeft: false }): void {
  removeToken()
  removeImpersonation()
  localStorage.removeItem(STORAGE_KEY)
  forgetUser(how)
}

function forgetUser({ hasLeft }: { hasLeft: boolean }): void {
  setCurrentWorkspace(null)
  Object.assign(session, { status: 'guest', user: null, hasLeft })
}

async function followOtherTab(token: string | null): Promise<void> {
  if (token) await refreshUser()
  else forgetSession({ hasLeft: true })
}

/** The user to whom the current token belonged at the last response. */
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
