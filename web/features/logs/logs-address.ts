import { useSearchParams } from 'wouter'
import { z } from 'zod'
import { LOG_LINES, LogLevelName } from '../../../src/contracts/logs/logs.ts'

export const LINES_DEFAULT = 100
export const SEARCH_LENGTH_MAX = 200
export const REQUEST_ID_LENGTH_MAX = 100
export const ACCOUNT_LENGTH_MAX = 254

const words = (lengthMax: number) =>
  z
    .string()
    .transform((text) => text.slice(0, lengthMax).toWellFormed().trim())
    .catch('')

/** The query parameters of the log. Invalid values are ignored. */
const Address = z.object({
  level: LogLevelName.or(z.literal('')).catch(''),
  search: words(SEARCH_LENGTH_MAX),
  request_id: words(REQUEST_ID_LENGTH_MAX),
  account: words(ACCOUNT_LENGTH_MAX),
  /** First and last day in UTC, such as `2026-11-26`. */
  since: z.iso.date().optional().catch(undefined),
  until: z.iso.date().optional().catch(undefined),
  lines: z.coerce.number().pipe(z.literal(LOG_LINES)).catch(LINES_DEFAULT),
})
export type LogsAddress = z.output<typeof Address>

const TYPED = ['search', 'request_id', 'account'] as const

/**
 * Reads and changes the query parameters. Others, such as the open tab, stay. Each filter is a step that the back
 * button undoes.
 */
export function useLogsAddress() {
  const [params, setParams] = useSearchParams()
  const address = Address.parse(Object.fromEntries(params))
  const change = (part: Partial<LogsAddress>, options?: { replace: boolean }) =>
    setParams((now) => withPart(now, part), options)
  return {
    address,
    /** Continued typing is one step. */
    filter: (part: Partial<LogsAddress>) =>
      change(part, { replace: TYPED.some((name) => part[name] && address[name]) }),
    isFiltered: [...TYPED, 'level' as const, 'since' as const, 'until' as const].some((name) => address[name]),
    clear: () => change({ level: '', search: '', request_id: '', account: '', since: undefined, until: undefined }),
  }
}
export type LogsPlace = ReturnType<typeof useLogsAddress>

function withPart(now: URLSearchParams, part: Partial<LogsAddress>): URLSearchParams {
  const next = new URLSearchParams(now)
  for (const [name, value] of Object.entries(part)) {
    if (value === undefined || value === '' || value === LINES_DEFAULT) next.delete(name)
    else next.set(name, String(value))
  }
  return next
}
