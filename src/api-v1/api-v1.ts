import { v1WebhookRoutes } from '../features/webhooks/routes.ts'
import { keySurface } from '../http/key-surface.ts'
import { serve } from '../http/surface.ts'
import { campaignRoutes } from './campaigns.ts'
import { contactRoutes } from './contacts.ts'
import { crawlRoutes } from './crawls.ts'
import { dataRoutes } from './data.ts'
import { extractRoutes } from './extract.ts'
import { keyRoutes } from './key.ts'
import { messageRoutes } from './messages.ts'
import { siteDownloadRoutes } from './site-downloads.ts'

/** The public API: the same service functions as the application's API, with the contracts of `contracts/v1`. */
export const apiV1 = serve(
  keySurface,
  [
    crawlRoutes,
    extractRoutes,
    campaignRoutes,
    messageRoutes,
    contactRoutes,
    dataRoutes,
    siteDownloadRoutes,
    keyRoutes,
    v1WebhookRoutes,
  ],
  '/v1/*',
)
