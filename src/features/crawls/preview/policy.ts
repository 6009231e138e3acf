import type { ThrottleRule } from '../../../core/throttle.ts'

/** Previews that a visitor may ask for. */
export const PER_VISITOR: ThrottleRule = { attemptsMax: 10, windowSeconds: 600 }
/** Times that one website is read for all visitors, so that they cannot load somebody else's server. */
export const PER_SITE: ThrottleRule = { attemptsMax: 6, windowSeconds: 3_600 }
/** Websites read for visitors in total. */
export const IN_ALL: ThrottleRule = { attemptsMax: 120, windowSeconds: 60 }
export const TOO_MANY = 'You have tried several websites. Please wait a few minutes, or create a free account.'
export const SITE_BUSY =
  'This website was read several times within the hour. Please try it later, or create an account.'
export const BUSY = 'Many visitors are trying websites right now. Please try again in a minute.'
/** How long a preview is shown again without reading the website anew. */
export const CACHE_SECONDS = 3_600
