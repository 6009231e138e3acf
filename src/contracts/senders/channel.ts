import { z } from 'zod'

export const CHANNELS = ['email', 'sms'] as const

/** The medium of a message. */
export const Channel = z.enum(CHANNELS)

export type Channel = z.infer<typeof Channel>
