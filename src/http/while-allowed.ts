import type { ServiceContext } from '../core/context.ts'
import { assertStillAllowed } from '../domain/access/still-allowed.ts'
import type { Permission } from '../rules/roles/permissions.ts'

/** How often the caller of a running stream is checked again. */
const LOOK_MS = 2_000

/**
 * Aborts a streamed response once its caller loses the permission. A complete response with a content length is passed
 * through.
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
