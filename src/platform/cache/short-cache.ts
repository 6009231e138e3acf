/** The name of our part of the cache, so that no other response is found. */
const NAME = 'short-cache'
/** The Cache API takes URLs as keys. No website can have this one (RFC 2606). */
const keyOf = (key: string) => `https://short-cache.invalid/${encodeURIComponent(key)}`

/**
 * Returns what was stored under a key, in the same data centre and not long ago; null otherwise. Parsed JSON.
 *
 * @see https://developers.cloudflare.com/workers/runtime-apis/cache/
 */
export async function readShortly<Value>(key: string): Promise<Value | null> {
  const cache = await caches.open(NAME)
  const found = await cache.match(keyOf(key))
  return found ? ((await found.json()) as Value) : null
}

/** Stores a value as JSON for some seconds. It may be gone earlier, and other data centres do not have it. */
export async function keepShortly(key: string, value: unknown, seconds: number): Promise<void> {
  const cache = await caches.open(NAME)
  await cache.put(keyOf(key), Response.json(value, { headers: { 'cache-control': `max-age=${seconds}` } }))
}
