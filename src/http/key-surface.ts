import { bodyLimit } from 'hono/body-limit'
import type { ServiceContext } from '../core/context.ts'
import { headersOfMeters, identifyKey } from '../domain/access/api-key-holder.ts'
import { badRequest, tooLarge, unauthenticated } from '../lib/errors.ts'
import { errorResponse } from './error-response.ts'
import { idempotent } from './idempotent.ts'
import { BODY_BYTES_MAX } from './mount.ts'
import type { Surface } from './surface-types.ts'

const BEARER = /^bearer +(\S{1,200})$/i
/** Query parameters by which other APIs accept keys; URLs end up in logs and browser histories. */
const KEYS_IN_ADDRESS = ['api_key', 'apikey', 'key', 'token', 'access_token']

/** The public API, authenticated by API key. */
export const keySurface: Surface = {
  async identify(c, ctx) {
    const query = new URL(c.req.url).searchParams
    if (KEYS_IN_ADDRESS.some((name) => query.has(name)))
      throw badRequest('Send the API key in the header "Authorization: Bearer", never in the address.')
    const given = c.req.header('authorization')
    const plain = BEARER.exec(given ?? '')?.[1] ?? c.req.header('x-api-key')
    if (plain === undefined) throw unauthenticated('Send your API key in the header "Authorization: Bearer".')
    return identifyKey(ctx, plain)
  },
  wrap: (answer, ctx) => ({ success: true, status: 'successful', ...answer, usage: usageOf(ctx) }),
  refusesUnknown: true,
  renderError: errorResponse,
  headersOf: ({ actor }) => (actor.kind === 'api-key' ? headersOfMeters(actor.metered) : {}),
  before: [
    // The body is read in full before the handlers, because an idempotent request is recognised by its body.
    bodyLimit({
      maxSize: BODY_BYTES_MAX,
      onError: () => {
        throw tooLarge('The request body is too large.')
      },
    }),
  ],
  around: idempotent,
}

/** What remains of the plan's calls today; null if the plan has no limit. */
function usageOf({ actor }: ServiceContext) {
  const left = actor.kind === 'api-key' ? actor.metered.plan?.windows.day : undefined
  if (!left) return { api_calls: null }
  const { limit, remaining } = left
  return { api_calls: { used: limit - remaining, limit, remaining } }
}
