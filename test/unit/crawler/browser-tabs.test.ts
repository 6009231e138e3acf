import { expect, test } from 'vitest'
import { BrowserTabs } from '../../../src/crawler/browser-tabs.ts'
import { YIELDED } from '../../../src/crawler/stop-signal.ts'
import { waitFor } from '../../support/wait.ts'

test.each([
  [undefined, 'aborted'],
  [YIELDED, 'yielded'],
])('pages that wait for a tab are not opened after a stop (%s)', async (why, reason) => {
  const opened: string[] = []
  const letLoad = Promise.withResolvers<void>()
  const session = {
    render: async (url: string) => {
      opened.push(url)
      await letLoad.promise
      return { kind: 'page', html: '', status: 200, headers: {} }
    },
    close: async () => {},
  }
  const stop = new AbortController()
  const tabs = new BrowserTabs({ browser: { open: async () => session } } as never, stop.signal)
  const pages = ['a', 'b', 'c', 'd', 'e'].map((name) => `https://site.test/${name}`)
  const answers = pages.map((url) =>
    tabs.render(url, { userAgent: 'test', relay: async () => ({ kind: 'failed', reason: 'aborted' }) }),
  )
  await waitFor(() => expect(opened).toHaveLength(3))
  stop.abort(why)
  letLoad.resolve()
  const kinds = (await Promise.all(answers)).map((answer) => ('reason' in answer ? answer.reason : answer.kind))
  expect(kinds).toEqual(['page', 'page', 'page', reason, reason])
  expect(opened).toHaveLength(3)
})
