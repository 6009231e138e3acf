/** A script for every page: marks cookies as already refused, so that no cookie banner covers the page. */
export const COOKIES_REFUSED = `localStorage.setItem('cookie-consent', JSON.stringify({ accepted: true,
  timestamp: Date.now(), cookies: { necessary: true, analytics: false, marketing: false, preferences: false } }))`
