/** A trace that work belongs to, and the span of the caller. */
export interface TraceParent {
  /** 32 hexadecimal digits. */
  readonly traceId: string
  /** 16 hexadecimal digits. */
  readonly spanId: string
}

/**
 * Reads a `traceparent` header (https://www.w3.org/TR/trace-context/#traceparent-header): of version 00 exactly, of later
 * ones the part that is known.
 *
 * @returns null for none, a malformed one, the invalid version `ff`, or ids that are zero
 */
export function readTraceparent(header: string | null): TraceParent | null {
  const match = /^([\da-f]{2})-([\da-f]{32})-([\da-f]{16})-[\da-f]{2}(-.*)?$/.exec(header?.slice(0, 500) ?? '')
  if (!match) return null
  const [, version, traceId, spanId, more] = match as unknown as [string, string, string, string, string | undefined]
  if (version === 'ff' || (version === '00' && more !== undefined)) return null
  return /^0+$/.test(traceId) || /^0+$/.test(spanId) ? null : { traceId, spanId }
}

/** A random id of the given number of bytes, as hexadecimal digits; never zero. */
export function randomHexId(bytes: 8 | 16): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes))
  random[0] = (random[0]! || 1) as number
  return Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
