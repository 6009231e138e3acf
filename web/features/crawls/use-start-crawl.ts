import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FOREGROUND_CONTINUES } from '../../../src/contracts/crawls/crawls.ts'
import { part } from '../../lib/parts.ts'
import { invalidateGroups } from '../../lib/query-keys.ts'
import { toast } from '../../ui/toast.tsx'
import { crawlQueries } from './api.ts'
import type { StartingCrawl } from './crawl-stage.tsx'
import { announceEnd } from './live/end-message.ts'
import { type StartCrawlBody, startCrawl } from './start-crawl.ts'

// Makes ids; a result that is only read needs none.
const crawlIds = part(() => import('../../../src/rules/crawls/crawl-ids.ts'))
const NOBODY = '00000000-0000-0000-0000-000000000000'

export interface StartCrawlOptions {
  /** The account whose crawls are started. */
  accountId: string | undefined
  /** Called when the crawl can be shown, though the server may not have created it yet. */
  onStarting: (id: string) => void
  /** Called if the crawl was not created. */
  onRefused: (id: string) => void
}

/** Starts crawls and tracks those whose start request is pending. */
export function useStartCrawl({ accountId, onStarting, onRefused }: StartCrawlOptions) {
  const client = useQueryClient()
  const [starting, setStarting] = useState<StartingCrawl | undefined>()

  async function start(body: StartCrawlBody): Promise<void> {
    const { newCrawlId } = crawlIds.current() ?? (await crawlIds.load())
    const id = newCrawlId(accountId ?? NOBODY)
    setStarting(describe(id, body))
    onStarting(id)
    try {
      const result = await startCrawl(id, body)
      if (body.run_in_background) toast.info('Crawl started! You will be notified when complete.')
      if (!result) return
      client.setQueryData(crawlQueries.result(id).queryKey, result)
      if (result.crawl.finished_at) announceEnd(result.crawl)
      else if (!body.run_in_background) toast.info(FOREGROUND_CONTINUES)
    } catch (error) {
      onRefused(id)
      throw error
    } finally {
      setStarting((current) => (current?.id === id ? undefined : current))
      void invalidateGroups(client, ['crawls'])
    }
  }
  return { start, starting }
}

function describe(id: string, body: StartCrawlBody): StartingCrawl {
  return {
    id,
    source: (URL.parse(body.url ?? body.urls?.[0] ?? '')?.host ?? body.keyword ?? '').replace(/^www\./, ''),
    isKeyword: body.url === undefined && !body.urls?.length,
    limit: Number(body.limit ?? 1),
    respectsRobots: body.check_robot !== false && body.check_robot !== 'false',
  }
}
