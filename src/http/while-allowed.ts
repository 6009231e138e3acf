import type { Permission } from '../contracts/permissions.ts'
import type { ServiceContext } from '../core/context.ts'
import { assertStillAllowed } from '../domain/access/still-allowed.ts'

/** How long a stream may go on before its caller is looked at again. */
const LOOK_MS = 2_000

/**
 * An answer that is made while it is sent breaks off once its caller may not have it any more. What lies ready, which has a length,
 * is sent as it is.
 */
export function whileAllowed(ctx: ServiceContext, permission: Permission, answer: Response): Response {
  const { body } = answer
  if (!body || answer.webSocket || answer.headers.has('content-length') || ctx.account === null) return answer
  let lookedAt = Date.now()
  const looking = new TransformStream<Uint8Array, Uint8Array>({
    async transform(chunk, controller) {
      if (Date.now() - lookedAt >= LOOK_MS) {
        await assertStillAllowed(ctx, permission)
        lookedAt = Date.now()
      }
      controller.enqueue(chunk)
    },
  })
  return new Response(body.pipeThrough(looking), answer)
}
