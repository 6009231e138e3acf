import type { ServiceContext } from '../../core/context.ts'
import { deadLetters } from '../../db/schema/control/operations.ts'

const BODY_LENGTH_MAX = 64 * 1024

/** Keeps a message that could not be handled; keeping it twice keeps it once. */
export async function keepDeadLetter(
  ctx: ServiceContext,
  letter: { id: string; queue: string; body: unknown; attempts: number },
): Promise<void> {
  await ctx.db
    .insert(deadLetters)
    .values({
      id: letter.id,
      queue: letter.queue,
      body: JSON.stringify(letter.body).slice(0, BODY_LENGTH_MAX),
      attempts: letter.attempts,
      createdAt: ctx.clock.now().toISOString(),
    })
    .onConflictDoNothing()
}
