import { z } from 'zod'
import { Campaign, CampaignStatus, ListedCampaign } from '../../contracts/campaigns.ts'
import { CrawlContact } from '../../contracts/crawl-details.ts'
import { CrawlOptions } from '../../contracts/crawl-options.ts'
import { CrawlEngine, CrawlPage, CrawlStatus } from '../../contracts/crawls.ts'
import { DataItem, DeleteData } from '../../contracts/data.ts'
import { ErrorBody, ErrorCode } from '../../contracts/errors.ts'
import { DataType, ExtractionMethod, SourceType } from '../../contracts/items.ts'
import { Channel } from '../../contracts/senders.ts'
import { FileType, SiteDownload, StartSiteDownload } from '../../contracts/site-downloads.ts'
import { CampaignRecipient, NewCampaign } from '../../contracts/v1/campaigns.ts'
import { CrawlJob, CreateCrawl } from '../../contracts/v1/crawls.ts'
import { ExtractedContact, ExtractedItem, ExtractedPage, ExtractPage } from '../../contracts/v1/extract.ts'
import { CallsLeft, type JsonSchema, jsonSchemaOf, type SchemaNames } from '../../contracts/v1/json-schema.ts'
import { CreateWebhook, UpdateWebhook, WebhookDelivery, WebhookEndpoint } from '../../contracts/webhooks.ts'

/** The same whether they are taken or given. */
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
const NAMES = { input: named({ ...WORDS, ...TAKEN }), output: named({ ...WORDS, ...GIVEN }) }

const DEFS = '#/$defs/'
const COMPONENTS = '#/components/schemas/'

/** Writes schemas into a document: those with a name once, among its components, and elsewhere by reference. */
export function createSchemas() {
  const components: Record<string, unknown> = {}
  const write = (schema: z.ZodType, io: 'input' | 'output'): JsonSchema => {
    const { $defs = {}, ...written } = jsonSchemaOf(schema, io, NAMES[io])
    for (const [name, definition] of Object.entries($defs)) components[name] ??= led(definition)
    return led(written) as JsonSchema
  }
  return { components, write }
}

/** The same with references that lead to the document's components. */
function led(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(led)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === '$ref' && typeof inner === 'string' ? inner.replace(DEFS, COMPONENTS) : led(inner),
    ]),
  )
}
