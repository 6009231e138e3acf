/** Name and address of whoever is signed in here, or null; from what the dashboard stored, without asking the server. */
export function signedInUser(): { name: string; email: string } | null {
  try {
    const stored = JSON.parse(localStorage.getItem('auth-storage') ?? 'null') as { user?: Record<string, unknown> }
    const { name, email } = stored.user ?? {}
    return typeof name === 'string' && typeof email === 'string' ? { name, email } : null
  } catch {
    return null
  }
}
