import { v5, v7 } from 'uuid'

/** A new row id: a lower-case UUIDv7, so ids sort by creation time (RFC 9562). */
export const newId = (): string => v7()

/** Lower than any id of that moment or later, and higher than those before. */
export const lowestIdAt = (date: Date): string => {
  const hex = Math.max(0, date.getTime()).toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`
}

/** The namespace of ids that follow from a name; made once, at random. */
const NAMESPACE = '5d1c3f0e-8f0b-4c53-9a55-3c0f9f6f7d21'

/** The same id for the same name (UUIDv5, RFC 9562), for rows that must not be written twice. */
export const uuidOf = (name: string): string => v5(name, NAMESPACE)
