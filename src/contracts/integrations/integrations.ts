import { z } from 'zod'
import { FIELD_NAME_LENGTH_MAX, fieldName } from '../../lib/text/field-name.ts'
import {
  INTEGRATION_PROVIDERS,
  OAUTH_PROVIDERS,
  ORGANIZATION_FIELDS,
  ownFieldName,
  PERSON_FIELDS,
} from '../../rules/integrations/integration-fields.ts'
import { CONTACT_IDS_MAX, ContactKind } from '../contacts/contact.ts'
import { ContactFilter } from '../contacts/contact-filter.ts'
import { httpUrl } from '../crawls/crawls.ts'
import { data, endpoint, IdParams, nothing } from '../endpoint.ts'
import { OauthReturn } from '../oauth-return.ts'
import { singleLine } from '../plain-text.ts'

export const INTEGRATIONS_MAX = 10
export const FIELD_PAIRS_MAX = 60
export const FAILURES_SHOWN = 100
export const PUSHES_SHOWN = 20

export const IntegrationProvider = z.enum(INTEGRATION_PROVIDERS)
export const OauthProviderName = z.enum(OAUTH_PROVIDERS, 'Choose a provider to connect')

export const INTEGRATION_STATES = ['connected', 'disconnected'] as const
export const IntegrationState = z.enum(INTEGRATION_STATES)
export type IntegrationState = z.infer<typeof IntegrationState>

/** What a push does to records that exist: fills empty properties only, or overwrites mapped ones. */
export const ON_EXISTING = ['fill', 'overwrite'] as const
export const OnExisting = z.enum(ON_EXISTING)
export type OnExisting = z.infer<typeof OnExisting>

/** What is pushed without being asked: nothing, contacts that are new, or contacts that are put on a list. */
export const AUTO_CONTACTS = ['none', 'new', 'list'] as const
export const AutoContacts = z.enum(AUTO_CONTACTS)
export type AutoContacts = z.infer<typeof AutoContacts>

const Property = singleLine().min(1, 'Choose a property').max(200)
/** An own field of contacts, as in `own:industry`. */
const OwnFieldName = z.templateLiteral(['own:', z.string()]).refine((field) => {
  const name = ownFieldName(field) ?? ''
  return name !== '' && name.length <= FIELD_NAME_LENGTH_MAX && fieldName(name) === name
})
const pairsOf = <Name extends string>(names: Readonly<Record<Name, string>>) =>
  z
    .array(
      z.object({
        field: z.union([z.enum(Object.keys(names) as [Name, ...Name[]]), OwnFieldName], "This field can't be mapped"),
        property: Property,
      }),
    )
    .max(FIELD_PAIRS_MAX, `Map at most ${FIELD_PAIRS_MAX} fields`)
    .refine((pairs) => new Set(pairs.map(({ property }) => property)).size === pairs.length, {
      message: 'Two fields are mapped to the same property',
    })
export const FieldMapping = z.object({
  person: pairsOf(PERSON_FIELDS),
  organization: pairsOf(ORGANIZATION_FIELDS),
})

/** `running` includes pushes that wait for a rate limit or a new connection; `problem` then says so. */
export const PUSH_STATES = ['running', 'done', 'failed', 'cancelled'] as const
export const PushState = z.enum(PUSH_STATES)
export type PushState = z.infer<typeof PushState>

/** One push of contacts or answers. */
export const IntegrationPush = z.object({
  id: z.string(),
  /** What is pushed, in words. */
  name: z.string(),
  state: PushState,
  total: z.number(),
  /** The sum of the following counts. */
  examined: z.number(),
  created: z.number(),
  updated: z.number(),
  /** The provider has these values already. */
  unchanged: z.number(),
  failed: z.number(),
  /** Nothing to push: deleted meanwhile, or of a kind that the provider has no record for. */
  skipped: z.number(),
  /** Why it waits or failed, as a sentence. */
  problem: z.string().nullable(),
  created_at: z.string(),
  ended_at: z.string().nullable(),
})
export type IntegrationPush = z.infer<typeof IntegrationPush>

export const Integration = z.object({
  id: z.string(),
  provider: IntegrationProvider,
  /** The account at the provider, the spreadsheet, or the name of the webhook. */
  name: z.string(),
  state: IntegrationState,
  /** Why it is disconnected or waits, as a sentence. */
  problem: z.string().nullable(),
  /** The webhook's URL, or the spreadsheet's. */
  url: z.string().nullable(),
  mapping: FieldMapping,
  on_existing: OnExisting,
  /** Whether a person's organisation is pushed first, and linked. */
  with_organizations: z.boolean(),
  auto_contacts: AutoContacts,
  auto_label_id: z.string().nullable(),
  /** Whether answers to campaigns are pushed. */
  auto_answers: z.boolean(),
  total_records: z.number(),
  total_failed: z.number(),
  latest_push: IntegrationPush.nullable(),
  created_at: z.string(),
})
export type Integration = z.infer<typeof Integration>

/** A property that a provider's records have. */
export const RemoteProperty = z.object({
  name: z.string(),
  label: z.string(),
  /** The provider's word for its type. */
  type: z.string(),
  is_required: z.boolean(),
})
export type RemoteProperty = z.infer<typeof RemoteProperty>

const base = '/dashboard/integrations'

/** The account's integrations, and the providers that can be connected here. */
export const listIntegrations = endpoint({
  method: 'get',
  path: base,
  permission: 'integrations:view',
  returns: data(z.object({ integrations: z.array(Integration), providers: z.array(IntegrationProvider) })),
})

/**
 * Begins to connect a provider: returns its page to go to. The provider returns the person to
 * `paths.integrationConnected`, within ten minutes and in the same session. With `integration_id`, it connects that one
 * again.
 */
export const startIntegration = endpoint({
  method: 'post',
  path: `${base}/connections`,
  permission: 'integrations:edit',
  body: z.object({ provider: OauthProviderName, integration_id: z.uuid().nullish() }),
  returns: data(z.object({ url: z.url() })),
})

/** Ends it with what the provider added to the address of that page. */
export const finishIntegration = endpoint({
  method: 'post',
  path: `${base}/connections/finish`,
  permission: 'integrations:edit',
  body: OauthReturn,
  returns: data(z.object({ integration: Integration })),
})

const WebhookUrl = httpUrl(
  z
    .string('URL is required')
    .trim()
    .min(1, { error: 'URL is required', abort: true })
    .max(2_000, 'The URL is too long'),
)
const Name = singleLine('Name is required').min(1, 'Name is required').max(100)

export const WebhookInput = z.object({ name: Name, url: WebhookUrl })
export type WebhookInput = z.output<typeof WebhookInput>

/** Connects a URL that gets each contact as JSON. The secret that signs it is shown only once. */
export const createWebhookIntegration = endpoint({
  method: 'post',
  path: `${base}/webhooks`,
  permission: 'integrations:edit',
  body: WebhookInput,
  revealsSecret: true,
  status: 201,
  returns: data(z.object({ integration: Integration, secret: z.string() })),
})

export const getIntegration = endpoint({
  method: 'get',
  path: `${base}/:id`,
  permission: 'integrations:view',
  params: IdParams,
  returns: data(z.object({ integration: Integration })),
})

/** Changes what is pushed, and how. Omitted fields keep their values. */
export const updateIntegration = endpoint({
  method: 'put',
  path: `${base}/:id`,
  permission: 'integrations:edit',
  params: IdParams,
  body: z
    .object({
      name: Name,
      mapping: FieldMapping,
      on_existing: OnExisting,
      with_organizations: z.boolean(),
      auto_contacts: AutoContacts,
      auto_label_id: z.uuid().nullable(),
      auto_answers: z.boolean(),
    })
    .partial(),
  returns: data(z.object({ integration: Integration })),
})

/** Deletes an integration with its secrets and links, and revokes the permission at its provider. */
export const deleteIntegration = endpoint({
  method: 'delete',
  path: `${base}/:id`,
  permission: 'integrations:edit',
  params: IdParams,
  returns: nothing,
})

/** The properties that fields can be mapped to, read from the provider. */
export const listProperties = endpoint({
  method: 'get',
  path: `${base}/:id/properties`,
  permission: 'integrations:view',
  params: IdParams,
  returns: data(
    z.object({
      person: z.array(RemoteProperty),
      organization: z.array(RemoteProperty),
      /** Names of the own fields that contacts have. */
      own_fields: z.array(z.string()),
      /** Whether other names than these may be entered. */
      is_open: z.boolean(),
    }),
  ),
})

/** Pushes one contact and shows the result; without an id, the newest contact with an address. */
export const testIntegration = endpoint({
  method: 'post',
  path: `${base}/:id/test`,
  permission: 'data:export',
  params: IdParams,
  body: z.object({ contact_id: z.uuid().nullish() }).prefault({}),
  returns: data(
    z.object({
      contact_id: z.string(),
      contact_name: z.string(),
      outcome: z.enum(['created', 'updated', 'unchanged', 'failed']),
      /** The record at the provider. */
      url: z.string().nullable(),
      reason: z.string().nullable(),
      sent: z.array(z.object({ property: z.string(), value: z.string() })),
    }),
  ),
})

/** The chosen contacts: a list of ids or, without one, all that match a filter. */
export const PushedContacts = z
  .object({
    contact_ids: z.array(z.uuid()).min(1).max(CONTACT_IDS_MAX).optional(),
    matching: z.object(ContactFilter.shape).optional(),
  })
  .refine(({ contact_ids, matching }) => contact_ids !== undefined || matching !== undefined, {
    message: 'Name contacts or a filter',
    path: ['contact_ids'],
  })
export type PushedContacts = z.output<typeof PushedContacts>

/** Pushes contacts in the background. A contact that was pushed before is updated, never doubled. */
export const startPush = endpoint({
  method: 'post',
  path: `${base}/:id/pushes`,
  permission: 'data:export',
  params: IdParams,
  body: PushedContacts,
  status: 201,
  returns: data(z.object({ push: IntegrationPush })),
})

/** The latest pushes, newest first. */
export const listPushes = endpoint({
  method: 'get',
  path: `${base}/:id/pushes`,
  permission: 'integrations:view',
  params: IdParams,
  returns: data(z.object({ pushes: z.array(IntegrationPush) })),
})

/** Ends a push that is running; what it pushed stays. */
export const cancelPush = endpoint({
  method: 'post',
  path: `${base}/:id/pushes/:push_id/cancel`,
  permission: 'integrations:edit',
  params: IdParams.extend({ push_id: z.uuid() }),
  returns: data(z.object({ push: IntegrationPush })),
})

/** What could not be pushed, with the reason. */
export const IntegrationFailure = z.object({
  kind: z.enum(['person', 'organization', 'answer']),
  contact_id: z.string().nullable(),
  name: z.string().nullable(),
  reason: z.string(),
  failed_at: z.string(),
})
export type IntegrationFailure = z.infer<typeof IntegrationFailure>

export const listFailures = endpoint({
  method: 'get',
  path: `${base}/:id/failures`,
  permission: 'integrations:view',
  params: IdParams,
  returns: data(z.object({ total: z.number(), failures: z.array(IntegrationFailure) })),
})

/** Pushes again what failed. */
export const retryFailures = endpoint({
  method: 'post',
  path: `${base}/:id/failures/retry`,
  permission: 'data:export',
  params: IdParams,
  returns: data(z.object({ push: IntegrationPush })),
})

/** A contact's records at the connected providers. */
export const RemoteRecord = z.object({
  integration_id: z.string(),
  provider: IntegrationProvider,
  integration_name: z.string(),
  kind: ContactKind,
  /** Null if the provider has no page for it. */
  url: z.string().nullable(),
  reason: z.string().nullable(),
  pushed_at: z.string(),
})
export type RemoteRecord = z.infer<typeof RemoteRecord>

export const listRecordsOfContact = endpoint({
  method: 'get',
  path: '/dashboard/contacts/:id/integrations',
  permission: 'integrations:view',
  params: IdParams,
  returns: data(z.object({ records: z.array(RemoteRecord) })),
})
