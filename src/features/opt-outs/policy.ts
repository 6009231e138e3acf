import type { ThrottleRule } from '../../core/throttle.ts'

export const LINK_SECONDS = 7 * 24 * 60 * 60
export const MESSAGE = 'Too many requests. Please wait a few minutes and try again.'
export const PER_IP: ThrottleRule = { attemptsMax: 20, windowSeconds: 15 * 60 }
export const MAILS_PER_ADDRESS: ThrottleRule = { attemptsMax: 3, windowSeconds: 60 * 60 }
