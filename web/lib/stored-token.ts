const KEY = 'auth_token'

/**
 * The bearer token of this browser's session, or null. A value that starts with 'AC' is a telephony provider's account
 * id that was once stored here by mistake: it is removed and never sent.
 */
export function readToken(): string | null {
  const token = localStorage.getItem(KEY)
  if (!token?.startsWith('AC')) return token || null
  localStorage.removeItem(KEY)
  return null
}

export const writeToken = (token: string) => localStorage.setItem(KEY, token)
export const removeToken = () => localStorage.removeItem(KEY)

/**
 * Calls back when another tab of this browser signs in (with the token) or out (with null). @returns a function that
 * unsubscribes
 */
export function onTokenChange(listener: (token: string | null) => void): () => void {
  const heard = (event: StorageEvent) => {
    // The key is null if the other tab cleared the whole storage.
    if (event.key === KEY || event.key === null) listener(readToken())
  }
  window.addEventListener('storage', heard)
  return () => window.removeEventListener('storage', heard)
}
