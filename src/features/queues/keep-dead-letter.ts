import type { z } from 'zod'
import type { ServiceContext } from '../../core/context.ts'
import { deadLetters } from '../../db/schema/control/operations.ts'
import { AppError } from '../../lib/errors.ts'
import { oneLine, redactText } from '../../lib/redact.ts'

const BODY_LENGTH_MAX = 64 * 1024
const REASON_LENGTH_MAX = 300

export interface GivenUp {
  readonly id: string
  /** Without the environment's prefix. */
  readonly queue: string
  readonly body: unknown
  readonly attempts: number
  /** The error; null if the platform gave up the message and the reason is unknown. */
  readonly error: unknown
}

/** Stores a message that could not be processed. Idempotent. */
export async function keepDeadLetter(
  ctx: ServiceContext,
  { id, queue, body, attempts, error }: GivenUp,
): Promise<void> {
  await ctx.db
    .insert(deadLetters)
    .values({
      id,
      queue,
      body: JSON.stringify(body).slice(0, BODY_LENGTH_MAX),
      attempts,
      reason: error === null ? null : reasonOf(error),
      createdAt: ctx.clock.now().toISOString(),
    })
    .onConflictDoNothing()
}

/** Returns the error as a single line without secrets. The log contains the details. */
function reasonOf(error: unknown): string {
  return oneLine(redactText(textOf(error).slice(0, 4 * REASON_LENGTH_MAX)), REASON_LENGTH_MAX)
}

function textOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error instanceof AppError) return `${error.message} (${error.code})`
  if (error.name === 'ZodError') {
    const wrong = (error as z.ZodError).issues.map(({ path, message }) => `${path.join('.') || 'message'}: ${message}`)
    return `The message is not as it should be: ${wrong.join('; ')}`
  }
  const { cause } = error
  if (!(cause instanceof Error)) return `${error.name}: ${error.message}`
  // For a failed query, the cause is more informative than the statement.
  return error.message.startsWith('Failed query') ? cause.message : `${error.name}: ${error.message} (${cause.message})`
}
