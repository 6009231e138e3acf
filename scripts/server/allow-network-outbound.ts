import { registerHooks } from 'node:module'

const SCHEMA = 'var OutboundServiceSchema = external_exports2.discriminatedUnion("type", ['
const WIDER = `${SCHEMA} NetworkServiceBindingSchema,`

/**
 * Makes the emulator accept a network of the runtime as a Worker's outbound service. Its code handles one, only its
 * check of the options leaves it out, and the other kinds let sockets (SMTP, IMAP) past them. Call this before the
 * emulator is loaded.
 *
 * @throws on loading an emulator whose source has changed: without the guard the server must not start
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
