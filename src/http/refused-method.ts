import { endpointsOf, FEATURES } from '../contracts/all.ts'
import { V1_ENDPOINTS } from '../contracts/v1/all.ts'
import { AppError } from '../lib/errors.ts'
import { once } from '../lib/text/once.ts'

const BASE = '/api'
/** Endpoints by the number of segments in their paths. */
const byLength = once(() =>
  Map.groupBy(
    [...endpointsOf(FEATURES).values(), ...V1_ENDPOINTS.values()].map(({ method, path }) => ({
      ...{ method, parts: path.split('/') },
    })),
    ({ parts }) => parts.length,
  ),
)

/**
 * The 405 error for a path below `/api` that does not support a method, with the methods it supports (RFC 9110,
 * 15.5.6); null if the path is unknown, or supports the method.
 */
export function refusedMethod(method: string, pathname: string): AppError | null {
  const given = pathname.slice(BASE.length).split('/')
  const fits = (parts: readonly string[]) => parts.every((part, at) => part.startsWith(':') || part === given[at])
  const methods = (byLength().get(given.length) ?? [])
    .filter(({ parts }) => fits(parts))
    .flatMap(({ method: one }) => (one === 'get' ? ['GET', 'HEAD'] : [one.toUpperCase()]))
  const allowed = [...new Set(methods)].toSorted()
  if (allowed.length === 0 || allowed.includes(method)) return null
  const known = /^[A-Z]{1,10}$/.test(method) ? method : 'This method'
  return new AppError('method_not_allowed', `${known} is not possible here. Use ${allowed.join(' or ')}.`, {
    headers: { allow: allowed.join(', ') },
  })
}
