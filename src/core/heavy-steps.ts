import { FairTurns } from '../lib/fair-turns.ts'
import { pause } from '../lib/pause.ts'
import { nextTurn } from '../lib/steps.ts'
import type { ServiceContext } from './context.ts'

const POLL_MS = 20

/** Of this isolate. */
const turns = new FairTurns()

/**
 * Runs one step of a request that has many, such as a stretch of an export, or a large page. Of all such requests one runs a step at a time,
 * accounts in turn, so that a step of another kind never waits for more than one of them in each line: the thread's and the databases'.
 */
export async function heavyStep<Result>(
  { account }: Pick<ServiceContext, 'account'>,
  step: () => Promise<Result>,
): Promise<Result> {
  const owner = account?.id ?? ''
  const ticket = Symbol(owner)
  await nextTurn()
  while (!turns.tryBegin(ticket, owner, Date.now())) await pause(POLL_MS)
  try {
    return await step()
  } finally {
    turns.end(ticket)
  }
}
