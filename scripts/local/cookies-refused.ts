/** A script for every page: whoever looks has refused cookies before, so that no question about them lies over the page. */
export const COOKIES_REFUSED = `localStorage.setItem('cookie-consent', JSON.stringify({ accepted: true,
  timestamp: Date.now(), cookies: { necessary: true, analytics: false, marketing: false, preferences: false } }))`
