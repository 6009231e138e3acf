import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import * as contract from '../../../../src/contracts/site-downloads/site-downloads.ts'
import { backgroundFacts, createContext } from '../../../../src/core/context.ts'
import { waitFor } from '../../../support/wait.ts'
import { mintAccount } from '../../support/factories.ts'
import { download } from './support.ts'

const { coordinators } = createContext(env, backgroundFacts('test'))

test('downloads of unresponsive sites leave consumers to other downloads', async () => {
  const many = await mintAccount()
  const started = await Promise.all(
    Array.from({ length: 8 }, (_, at) =>
      many.call(contract.start, { body: { url: `${env.HOSTILE_ORIGIN}/silent?${at}` } as never }),
    ),
  )
  const ids = started.map(({ data }) => data.id)
  const running = () =>
    runInDurableObject(env.SLICE_SCHEDULER.getByName('site-download-slices'), (_, { storage }) =>
      storage.sql
        .exec<{ running: number }>('SELECT count(slot) AS running FROM slices WHERE account_id = ?', many.id)
        .one(),
    )
  await waitFor(async () => expect(await running()).toEqual({ running: 3 }))
  expect((await download({ url: `${env.OFFLINE_ORIGIN}/deep/2` })).done.status).toBe('completed')
  const states = await Promise.all(ids.map((id) => coordinators.siteDownload(id).progress()))
  for (const state of states) expect(state).toMatchObject({ step: 'capturing' })
  for (const id of ids) await runInDurableObject(coordinators.siteDownload(id), (object) => object.forget())
})
