import { v5, v7 } from 'uuid'

/** Returns a new row ID: a lower-case UUIDv7, so IDs sort by creation time (RFC 9562). */
export const newId = (): string => v7()

/** Returns an ID that sorts before all IDs created at or after the given time, and after all earlier ones. */
export const lowestIdAt = (date: Date): string => {
  const hex = Math.max(0, date.getTime()).toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`
}

/** The namespace of IDs derived from names; generated once, at random. */
const NAMESPACE = '5d1c3f0e-8f0b-4c53-9a55-3c0f9f6f7d21'

/** Returns the same ID for the same name (UUIDv5, RFC 9562), for rows that must not be written twice. */
export const uuidOf = (name: string): string => v5(name, NAMESPACE)
