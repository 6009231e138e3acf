/** Addresses of the single-page application; those that end in a slash stand for all below them. */
const APP_PATHS = [
  '/dashboard',
  '/dashboard/',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/verify-email',
  '/payment/verify',
  '/do-not-collect',
  '/do-not-collect/',
  '/test',
  '/error-test',
  '/progress-demo',
  '/dev/',
] as const

/** Whether an address belongs to the application rather than to the prerendered public pages. */
export function isAppPath(path: string): boolean {
  return APP_PATHS.some((one) => (one.endsWith('/') ? path.startsWith(one) : path === one || path === `${one}/`))
}
