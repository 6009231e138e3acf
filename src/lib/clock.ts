/** A clock that tests can replace. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }
