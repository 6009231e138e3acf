import type { ThrottleRule } from '../../core/throttle.ts'

const HOUR = 60 * 60

/** An office shares one IP address, so its limit is higher than that of one sender. */
export const PER_IP: ThrottleRule = { attemptsMax: 20, windowSeconds: HOUR }
export const PER_SENDER: ThrottleRule = { attemptsMax: 5, windowSeconds: HOUR }
export const TOO_MANY = 'Too many messages. Please wait a while and try again.'

export const THANKS = "Thank you for contacting us. We've received your message and will get back to you shortly."
