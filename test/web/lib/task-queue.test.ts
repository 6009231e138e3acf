import { expect, test, vi } from 'vitest'
import { ownTask } from '../../../web/lib/task-queue.ts'
import { waitFor } from '../../support/wait.ts'

vi.unmock('../../../web/lib/task-queue.ts')

/** Notes each piece of work, and each end of a task between them. */
async function runTogether(pieces: number) {
  const log: string[] = []
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = () => {
    log.push('task')
    if (log.filter((entry) => entry !== 'task').length < pieces) port2.postMessage(null)
  }
  port2.postMessage(null)
  const work = Array.from({ length: pieces }, async (_, index) => {
    const turn = ownTask()
    if (turn) await turn
    log.push(String(index))
  })
  await Promise.all(work)
  port1.close()
  return log.join(' ')
}

test('the first piece runs right away, each further one in a task of its own, in order', async () => {
  const log = await runTogether(4)
  expect(log).toMatch(/^0 (?:task )+1 (?:task )+2 (?:task )+3/)
})

test('once all have run, the next one runs right away again', async () => {
  await runTogether(2)
  await waitFor(() => expect(ownTask()).toBeNull())
})
