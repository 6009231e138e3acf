import { registerHooks } from 'node:module'

const SCHEMA = 'var OutboundServiceSchema = external_exports2.discriminatedUnion("type", ['
const WIDER = `${SCHEMA} NetworkServiceBindingSchema,`

/**
 * Makes the emulator accept a network as a Worker's outbound service. Its code supports this, but its option schema
 * does not; all other kinds of outbound service let sockets (SMTP, IMAP) bypass them. Call this before the emulator is
 * loaded.
 *
 * @throws when loading an emulator whose source has changed: without the guard, the server must not start
 */
export function allowNetworkOutbound(): void {
  registerHooks({
    load(url, context, nextLoad) {
      const loaded = nextLoad(url, context)
      if (!/\/miniflare\/dist\/src\/index\.js$/.test(url)) return loaded
      return { ...loaded, source: widen(String(loaded.source)) }
    },
  })
}

/** @throws if the schema is not found exactly once */
export function widen(source: string): string {
  const parts = source.split(SCHEMA)
  if (parts.length !== 2) throw new Error('miniflare has changed: the network of the server cannot be limited')
  return parts.join(WIDER)
}
