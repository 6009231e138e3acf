/** What a person should know of an error that stays, by its status. */
const REFUSALS = {
  401: 'sign-in',
  403: 'forbidden',
  404: 'not-found',
  407: 'sign-in',
  410: 'not-found',
  451: 'legal',
  // What LinkedIn and others turn crawlers away with.
  999: 'forbidden',
} as const

export const STATUS_REFUSALS = ['sign-in', 'forbidden', 'not-found', 'legal', 'http-error'] as const
export type StatusRefusal = (typeof STATUS_REFUSALS)[number]

/** Why a server that answered with an error gave no page (RFC 9110 15.5, RFC 7725). */
export const refusalOfStatus = (status: number): StatusRefusal =>
  REFUSALS[status as keyof typeof REFUSALS] ?? 'http-error'
