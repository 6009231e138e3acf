import * as contract from '../../../../src/contracts/crawls/crawls.ts'
import { CrawlProgress } from '../../../../src/contracts/crawls/crawls.ts'
import { call } from '../../../lib/call.ts'
import { part } from '../../../lib/parts.ts'

// A crawl that is over is not followed.
const liveSocket = part(() => import('../../../lib/live-socket.ts'))

/** `live` while the server pushes every change; `lost` while polling replaces it. */
export type Connection = 'connecting' | 'live' | 'lost'

export interface Follower {
  onProgress: (progress: CrawlProgress) => void
  onConnection: (connection: Connection) => void
}

/**
 * Keeps a live connection to a crawl until the crawl is finished.
 *
 * @returns a function that closes the connection
 */
export function followCrawl(id: string, { onProgress, onConnection }: Follower): () => void {
  let isStopped = false
  let close = () => {}
  const stop = () => {
    isStopped = true
    close()
  }
  const open = ({ openLiveSocket }: typeof import('../../../lib/live-socket.ts')) => {
    if (isStopped) return
    close = openLiveSocket({
      issue: async () => (await call(contract.openLive, { params: { id } })).data,
      onOpen: () => onConnection('live'),
      onLost: () => onConnection('lost'),
      onMessage: (message) => {
        const progress = CrawlProgress.safeParse(message)
        if (!progress.success) return
        onProgress(progress.data)
        if (progress.data.finished_at) stop()
      },
    })
  }
  const loaded = liveSocket.current()
  if (loaded) open(loaded)
  else liveSocket.load().then(open, () => onConnection('lost'))
  return stop
}
