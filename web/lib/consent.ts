/** The purposes that a visitor may decline. */
export const OPTIONAL_COOKIES = ['analytics', 'marketing', 'preferences'] as const
export type OptionalCookie = (typeof OPTIONAL_COOKIES)[number]

/** A visitor's decision, as stored. */
export interface Consent {
  readonly accepted: boolean
  /** Time of the decision in milliseconds since 1970. */
  readonly timestamp: number
  readonly cookies: { readonly necessary: true } & Readonly<Record<OptionalCookie, boolean>>
}

export const CONSENT_KEY = 'cookie-consent'
/** Dispatched on the window when a visitor has decided. `detail` is the Consent. */
export const CONSENT_EVENT = 'contactory:consent'
/** How long visitors who have not decided see a page alone. */
export const CONSENT_DELAY_MS = 1000
const LIFETIME_DAYS = 365
const DAY_MS = 86_400_000

/**
 * The current decision, or null if there is none. Deletes a decision that is unreadable or older than 365 days.
 *
 * @param now milliseconds since 1970
 */
export function readConsent(now = Date.now()): Consent | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(CONSENT_KEY) ?? 'null')
    if (stored === null) return null
    if (isConsent(stored) && now - stored.timestamp < LIFETIME_DAYS * DAY_MS) return stored
    localStorage.removeItem(CONSENT_KEY)
  } catch {
    // Storage is forbidden, or contains something else: no decision is stored.
  }
  return null
}

/**
 * Stores a decision and notifies listeners with `CONSENT_EVENT`.
 *
 * @param agreed the purposes agreed to; necessary cookies need no agreement
 * @param now milliseconds since 1970
 */
export function writeConsent(agreed: readonly OptionalCookie[], now = Date.now()): Consent {
  const has = (name: OptionalCookie) => agreed.includes(name)
  const consent: Consent = {
    accepted: true,
    timestamp: now,
    cookies: {
      necessary: true,
      analytics: has('analytics'),
      marketing: has('marketing'),
      preferences: has('preferences'),
    },
  }
  try {
    localStorage.setItem(CONSENT_KEY, JSON.stringify(consent))
  } catch {
    // Storage failed, so the next page asks again.
  }
  window.dispatchEvent(new CustomEvent(CONSENT_EVENT, { detail: consent }))
  return consent
}

/** Whether optional content of this purpose may be loaded or stored now. */
export const isAllowed = (cookie: OptionalCookie) => readConsent()?.cookies[cookie] ?? false

function isConsent(value: unknown): value is Consent {
  if (typeof value !== 'object' || value === null) return false
  const { accepted, timestamp, cookies } = value as Partial<Consent>
  return (
    accepted === true &&
    Number.isFinite(timestamp) &&
    cookies?.necessary === true &&
    OPTIONAL_COOKIES.every((name) => typeof cookies[name] === 'boolean')
  )
}
