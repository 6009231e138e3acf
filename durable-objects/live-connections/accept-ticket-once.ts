const PREFIX = 'ticket:'

/**
 * Whether a ticket is used for the first time. The ticket is stored until it expires; expired tickets are rejected.
 *
 * @param expiresAtMs milliseconds since 1970, as is `nowMs`
 */
export function acceptTicketOnce(kv: SyncKvStorage, id: string, expiresAtMs: number, nowMs: number): boolean {
  const taken = [...kv.list<number>({ prefix: PREFIX })]
  for (const [key, until] of taken) if (until < nowMs) kv.delete(key)
  const key = `${PREFIX}${id}`
  if (expiresAtMs < nowMs || taken.some(([known]) => known === key)) return false
  kv.put(key, expiresAtMs)
  return true
}
