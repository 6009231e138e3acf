import { v7 } from 'uuid'

/** A new row id: a lower-case UUIDv7, so ids sort by creation time (RFC 9562). */
export const newId = (): string => v7()
