const KEY = 'first-website'
const LENGTH_MAX = 2_000

/**
 * The website that a visitor looked at before they signed up. It stays in this browser, since the verification of the
 * address and the first sign-in lie between the sign-up and the first crawl, often in another tab.
 */
export function keepFirstWebsite(search: string): void {
  const parameters = new URLSearchParams(search)
  // A form without scripts sends its field as `website`.
  const website = (parameters.get('url') ?? parameters.get('website') ?? '').trim()
  if (website === '' || website.length > LENGTH_MAX) return
  try {
    localStorage.setItem(KEY, website)
  } catch {
    // If storage is full or forbidden, the welcome page begins with an empty field.
  }
}

/** @returns an empty string if there is none */
export function firstWebsite(): string {
  try {
    return localStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}

/** Called once its crawl has started. */
export function forgetFirstWebsite(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // Nothing was kept.
  }
}
