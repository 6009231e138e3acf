import { FairTurns } from '../lib/fair-turns.ts'
import { sleep } from '../lib/sleep.ts'
import { nextTurn } from '../lib/steps.ts'
import type { ServiceContext } from './context.ts'

const POLL_MS = 20

/** Shared by all requests of this isolate. */
const turns = new FairTurns()

/**
 * Runs one step of a request that has many, such as a part of an export, or a large page. Only one such step runs at a
 * time, in turn by account. Other work therefore waits for at most one of them in each queue: the thread's and the
 * databases'.
 */
export async function heavyStep<Result>(
  { account }: Pick<ServiceContext, 'account'>,
  step: () => Promise<Result>,
): Promise<Result> {
  const owner = account?.id ?? ''
  const ticket = Symbol(owner)
  await nextTurn()
  while (!turns.tryBegin(ticket, owner, Date.now())) await sleep(POLL_MS)
  try {
    return await step()
  } finally {
    turns.end(ticket)
  }
}
