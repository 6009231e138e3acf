/** Name and address of the signed-in user, or null. Read from the dashboard's local storage, without a request. */
export function signedInUser(): { name: string; email: string } | null {
  try {
    const stored = JSON.parse(localStorage.getItem('auth-storage') ?? 'null') as { user?: Record<string, unknown> }
    const { name, email } = stored.user ?? {}
    return typeof name === 'string' && typeof email === 'string' ? { name, email } : null
  } catch {
    return null
  }
}
