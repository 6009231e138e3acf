import { z } from 'zod'
import { changeOf } from '../change-of.ts'
import { httpUrl } from '../crawls/crawls.ts'
import { data, endpoint, IdParams, nothing } from '../endpoint.ts'
import { Pagination, pageQuery } from '../pagination.ts'
import { multiLine, singleLine } from '../plain-text.ts'

export const FORMS_MAX = 50
export const OWN_FIELDS_MAX = 5
export const FIELD_LABEL_LENGTH_MAX = 60
export const FIELD_VALUE_LENGTH_MAX = 200
export const CONSENT_LENGTH_MAX = 1_000
const TARGETS_MAX = 20

/** Whether a form asks for something besides the email address. */
export const FieldUse = z.enum(['off', 'optional', 'required'])
export type FieldUse = z.infer<typeof FieldUse>

const OwnField = z.object({
  label: singleLine('Name the field')
    .min(1, 'Name the field')
    .max(FIELD_LABEL_LENGTH_MAX, `Use at most ${FIELD_LABEL_LENGTH_MAX} characters`),
  is_required: z.boolean(),
})

export const FormFields = z.object({
  name: FieldUse.default('optional'),
  company: FieldUse.default('off'),
  own: z.array(OwnField).max(OWN_FIELDS_MAX, `Use at most ${OWN_FIELDS_MAX} fields of your own`).default([]),
})
export type FormFields = z.output<typeof FormFields>

/** What somebody entered besides the address; `own` by the label of the field. */
export const SubscriptionValues = z.object({
  name: z.string().nullable(),
  company: z.string().nullable(),
  own: z.record(z.string(), z.string()),
})
export type SubscriptionValues = z.infer<typeof SubscriptionValues>

const text = (max: number) =>
  multiLine()
    .max(max, `Use at most ${max} characters`)
    .nullish()
    .transform((value) => value?.trim() || null)

const fields = {
  /** Only the account sees it. */
  name: singleLine('Name is required').min(1, 'Name is required').max(100, 'Use at most 100 characters'),
  title: singleLine('Title is required').min(1, 'Title is required').max(100, 'Use at most 100 characters'),
  description: text(1_000),
  fields: FormFields.prefault({}),
  /** Lists and tags that subscribers get. */
  label_ids: z.array(z.uuid()).max(TARGETS_MAX, `Choose at most ${TARGETS_MAX}`).default([]),
  /** Topics that they subscribe to, also if they had left them. */
  topic_ids: z.array(z.uuid()).max(TARGETS_MAX, `Choose at most ${TARGETS_MAX}`).default([]),
  /** What subscribers agree to, stored word for word with each of them. */
  consent_text: multiLine('Say what subscribers agree to')
    .max(CONSENT_LENGTH_MAX, `Use at most ${CONSENT_LENGTH_MAX} characters`)
    .refine((value) => value.trim() !== '', 'Say what subscribers agree to'),
  success_text: text(500),
  /** Where subscribers are sent once they have confirmed. */
  redirect_url: z
    .union([
      z.literal(''),
      z.null(),
      httpUrl(z.string().trim().max(2_000)).refine((url) => url.startsWith('https://'), 'Begin with https://'),
    ])
    .optional()
    .transform((url) => url || null),
  color: z
    .union([z.literal(''), z.null(), z.string().regex(/^#[\da-f]{6}$/i, 'A colour reads like #0b6a69')])
    .optional()
    .transform((color) => color?.toLowerCase() || null),
  /** The email configuration that sends the confirmation; null is the service itself. */
  sender_id: z
    .union([z.uuid(), z.literal(''), z.null()])
    .optional()
    .transform((id) => id || null),
  is_active: z.boolean().default(true),
}
export const WriteForm = z.object(fields)
export type WriteForm = z.output<typeof WriteForm>
/** Omitted fields stay unchanged. */
export const ChangeForm = changeOf({ ...fields, fields: changeOf(FormFields.shape) })
export type ChangeForm = z.output<typeof ChangeForm>

export const SubscriptionForm = z.object({
  id: z.string(),
  name: z.string(),
  title: z.string(),
  description: z.string().nullable(),
  fields: FormFields,
  label_ids: z.array(z.string()),
  topic_ids: z.array(z.string()),
  consent_text: z.string(),
  success_text: z.string().nullable(),
  redirect_url: z.string().nullable(),
  color: z.string().nullable(),
  sender_id: z.string().nullable(),
  is_active: z.boolean(),
  /** The hosted page. */
  url: z.string(),
  /** HTML to paste into another website: a form, or the hosted page in a frame. */
  embed_html: z.string(),
  frame_html: z.string(),
  /** How often it was shown (the hosted page only) and sent, and how many people confirmed. */
  shown: z.number(),
  submitted: z.number(),
  confirmed: z.number(),
  created_at: z.string(),
  updated_at: z.string(),
})
export type SubscriptionForm = z.infer<typeof SubscriptionForm>

/** A proof of consent. */
export const Subscription = z.object({
  id: z.string(),
  form_name: z.string(),
  address: z.string(),
  values: SubscriptionValues,
  consent_text: z.string(),
  /** The page with the form; null if the browser did not say. */
  page: z.string().nullable(),
  /** A keyed hash of the network: equal for equal networks, and not reversible. */
  network: z.string(),
  submitted_at: z.string(),
  confirmed_at: z.string(),
})
export type Subscription = z.infer<typeof Subscription>

const path = '/dashboard/subscription-forms'
const returns = data(z.object({ form: SubscriptionForm }))

export const listForms = endpoint({
  method: 'get',
  path,
  permission: 'data:view',
  returns: data(z.object({ forms: z.array(SubscriptionForm) })),
})
/** @throws conflict once there are `FORMS_MAX`, not_found for a list, topic or sender of another account */
export const createForm = endpoint({
  method: 'post',
  path,
  permission: 'data:add',
  body: WriteForm,
  status: 201,
  returns,
})
export const updateForm = endpoint({
  method: 'put',
  path: `${path}/:id`,
  permission: 'data:add',
  params: IdParams,
  body: ChangeForm,
  returns,
})
/** Its confirmed subscriptions remain as proofs of consent. */
export const deleteForm = endpoint({
  method: 'delete',
  path: `${path}/:id`,
  permission: 'data:add',
  params: IdParams,
  returns: nothing,
})
/** Who confirmed, newest first. */
export const listSubscriptions = endpoint({
  method: 'get',
  path: `${path}/:id/subscriptions`,
  permission: 'data:view',
  params: IdParams,
  query: pageQuery(25),
  returns: data(z.object({ subscriptions: z.array(Subscription), pagination: Pagination })),
})
/** The subscriptions of a contact's addresses, newest first. */
export const listContactSubscriptions = endpoint({
  method: 'get',
  path: '/dashboard/contacts/:id/subscriptions',
  permission: 'data:view',
  params: IdParams,
  returns: data(z.object({ subscriptions: z.array(Subscription) })),
})
