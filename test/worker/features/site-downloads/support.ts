import { env } from 'cloudflare:workers'
import { unzipSync } from 'fflate'
import { expect } from 'vitest'
import * as contract from '../../../../src/contracts/site-downloads/site-downloads.ts'
import { waitFor } from '../../../support/wait.ts'
import { mintAccount } from '../../support/factories.ts'

export type Account = Awaited<ReturnType<typeof mintAccount>>
export const site = env.OFFLINE_ORIGIN

/** Waits until a download is over. */
export const over = (by: Account, id: string) =>
  waitFor(
    async () => {
      const { data } = await by.call(contract.get, { params: { id } })
      expect(['completed', 'failed', 'cancelled']).toContain(data.status)
      return data
    },
    { interval: 100 },
  )

/** Downloads the test site, or the given body, to the end. */
export async function download(body: object = {}, account?: Account) {
  const by = account ?? (await mintAccount())
  const started = (await by.call(contract.start, { body: { url: `${site}/`, ...body } as never })).data
  return { by, id: started.id, started, done: await over(by, started.id) }
}

/** The files of an archive by path. */
export async function unpacked(by: Account, id: string, format: 'zip' | 'wacz' = 'zip') {
  const response = await by.send(contract.download, { params: { id }, query: { format } })
  expect(response.status).toBe(200)
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
  const text = (path: string) => new TextDecoder().decode(files[path])
  return { files, paths: Object.keys(files).toSorted(), text }
}

export interface Manifest {
  readonly url: string
  readonly files: { url: string; path: string; status: number; type: string; size: number; sha256: string }[]
  readonly missed: { url: string; reason: string; message: string }[]
}

/** Changes the state of a download's coordinator, in its storage and in memory. */
export function changeState(coordinator: object, { kv }: DurableObjectStorage, changes: object): void {
  const { save } = coordinator as { save(state: object): void }
  save.call(coordinator, { ...kv.get<object>('state'), ...changes })
}
