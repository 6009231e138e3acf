import { z } from 'zod'
import { Campaign, ListedCampaign } from '../campaigns/campaign.ts'
import { CampaignStatus } from '../campaigns/campaign-states.ts'
import { CrawlContact } from '../crawls/crawl-details.ts'
import { CrawlOptions } from '../crawls/crawl-options.ts'
import { CrawlEngine, CrawlPage, CrawlStatus } from '../crawls/crawls.ts'
import { DataItem, DeleteData } from '../data/data.ts'
import { DataType, ExtractionMethod, SourceType } from '../data/items.ts'
import { ErrorBody, ErrorCode } from '../errors.ts'
import { Channel } from '../senders/channel.ts'
import { FileType, SiteDownload, StartSiteDownload } from '../site-downloads/site-downloads.ts'
import { CreateWebhook, UpdateWebhook, WebhookDelivery, WebhookEndpoint } from '../webhooks/webhooks.ts'
import { CampaignRecipient, NewCampaign } from './campaigns.ts'
import { CrawlJob, CreateCrawl } from './crawls.ts'
import { ExtractedContact, ExtractedItem, ExtractedPage, ExtractPage } from './extract.ts'
import { CallsLeft, type SchemaNames } from './json-schema.ts'

/** Schemas that are identical as input and output. */
const WORDS = {
  CampaignStatus,
  Channel,
  CrawlEngine,
  CrawlStatus,
  DataType,
  ErrorCode,
  ExtractionMethod,
  FileType,
  SourceType,
}
const GIVEN = {
  CallsLeft,
  Campaign,
  CrawlContact,
  CrawlJob,
  CrawlPage,
  DataItem,
  Error: ErrorBody,
  ExtractedContact,
  ExtractedItem,
  ExtractedPage,
  ListedCampaign,
  SiteDownload,
  WebhookDelivery,
  WebhookEndpoint,
}
const TAKEN = {
  CampaignRecipient,
  CrawlOptions,
  CreateCrawl,
  CreateWebhook,
  DeleteData,
  ExtractPage,
  NewCampaign,
  StartSiteDownload,
  UpdateWebhook,
}

const named = (schemas: Readonly<Record<string, z.ZodType>>): SchemaNames => {
  const names: SchemaNames = z.registry()
  for (const [id, schema] of Object.entries(schemas)) names.add(schema, { id })
  return names
}
/** The names of schemas that several calls share, as input and as output. */
export const SCHEMA_NAMES = { input: named({ ...WORDS, ...TAKEN }), output: named({ ...WORDS, ...GIVEN }) }
