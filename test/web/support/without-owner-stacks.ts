import * as React from 'react'

interface Internals {
  readonly __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE?: object
}

/**
 * Keeps React from recording a stack trace for each element that it creates, which took a seventh of the time of these
 * tests. Only developer tools show them. If React counts them elsewhere one day, the tests take longer, and nothing
 * else changes.
 */
export function withoutOwnerStacks(): void {
  const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as Internals
  if (internals)
    Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Number.POSITIVE_INFINITY, set() {} })
}
