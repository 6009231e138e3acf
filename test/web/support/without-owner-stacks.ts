import * as React from 'react'

/**
 * Keeps React from recording a stack trace for each element that it creates, which took a tenth of the time of these tests: only its own
 * developer tools show them. Where React keeps its count of them elsewhere one day, the tests take longer, and nothing else.
 */
export function withoutOwnerStacks(): void {
  const internals = (React as unknown as Record<string, object | undefined>)[
    '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
  ]
  if (internals)
    Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Number.POSITIVE_INFINITY, set() {} })
}
