/** The reason shown to users for permanent errors, by HTTP status. */
const REFUSALS = {
  401: 'sign-in',
  403: 'forbidden',
  404: 'not-found',
  407: 'sign-in',
  410: 'not-found',
  451: 'legal',
  // Used by LinkedIn and others to reject crawlers.
  999: 'forbidden',
} as const

export const STATUS_REFUSALS = ['sign-in', 'forbidden', 'not-found', 'legal', 'http-error'] as const
export type StatusRefusal = (typeof STATUS_REFUSALS)[number]

/** Returns the reason for an error response without a page (RFC 9110 15.5, RFC 7725). */
export const refusalOfStatus = (status: number): StatusRefusal =>
  REFUSALS[status as keyof typeof REFUSALS] ?? 'http-error'
