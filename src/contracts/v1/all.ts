import { endpointsOf } from '../all.ts'
import * as campaigns from './campaigns.ts'
import * as contacts from './contacts.ts'
import * as crawls from './crawls.ts'
import * as data from './data.ts'
import * as extract from './extract.ts'
import * as key from './key.ts'
import * as messages from './messages.ts'
import * as siteDownloads from './site-downloads.ts'
import * as webhooks from './webhooks.ts'

/** Every endpoint of the external API by `noun.name`. */
export const V1_ENDPOINTS = endpointsOf({
  crawls,
  extract,
  campaigns,
  messages,
  contacts,
  data,
  siteDownloads,
  key,
  webhooks,
})
