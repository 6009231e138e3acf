import { z } from 'zod'
import { EmailAddress } from '../auth/auth.ts'
import { changeOf } from '../change-of.ts'
import { data, endpoint, IdParams, nothing } from '../endpoint.ts'
import { multiLine, singleLine } from '../plain-text.ts'
import { Buyer } from './payments.ts'

const base = '/dashboard/subscription/billing-details'
const bodyBytesMax = 16_384

export const BILLING_EMAILS_MAX = 10

/** A further address that receives receipts; once confirmed, also reminders and other mail about payments. */
export const BillingEmail = z.object({
  id: z.string(),
  email: z.string(),
  is_confirmed: z.boolean(),
  created_at: z.string(),
})
export type BillingEmail = z.infer<typeof BillingEmail>

export const BillingDetails = Buyer.extend({
  /** How `tax_id` was checked: by its checksum, or only by its form, where the country has no known one. */
  tax_id_check: z.enum(['checksum', 'form']).nullable(),
  emails: z.array(BillingEmail),
  /** The address that receives all mail about payments anyway. */
  owner_email: z.string(),
})
export type BillingDetails = z.infer<typeof BillingDetails>

const Fields = {
  company_name: singleLine().max(150, 'Company name is too long').default(''),
  address: multiLine().trim().max(500, 'Address is too long').default(''),
  country: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^(?:[A-Z]{2})?$/, 'Choose a country')
    .default(''),
  tax_id: singleLine().max(40, 'Tax ID is too long').default(''),
  purchase_order: singleLine().max(60, 'Purchase order is too long').default(''),
}
export const BillingDetailsChange = changeOf(Fields)
export type BillingDetailsChange = z.output<typeof BillingDetailsChange>

export const getBillingDetails = endpoint({
  method: 'get',
  path: base,
  permission: 'billing:view',
  returns: data(BillingDetails),
})

/** Changes what later receipts say. 422 for a tax ID that the country does not have. */
export const saveBillingDetails = endpoint({
  method: 'put',
  path: base,
  permission: 'billing:subscribe',
  body: BillingDetailsChange,
  bodyBytesMax,
  returns: data(BillingDetails),
})

/** Adds an address and mails it a link to confirm. It receives receipts right away. */
export const addBillingEmail = endpoint({
  method: 'post',
  path: `${base}/emails`,
  permission: 'billing:subscribe',
  body: z.object({ email: EmailAddress }),
  bodyBytesMax,
  status: 201,
  returns: data(BillingEmail),
})
/** Mails the link to confirm again. */
export const resendBillingEmail = endpoint({
  method: 'post',
  path: `${base}/emails/:id/resend`,
  permission: 'billing:subscribe',
  params: IdParams,
  returns: nothing,
})
export const removeBillingEmail = endpoint({
  method: 'delete',
  path: `${base}/emails/:id`,
  permission: 'billing:subscribe',
  params: IdParams,
  returns: nothing,
})

const Token = z.object({ token: z.string().min(1).max(200) })
/** For the receiver of a link. 400 if the link is invalid or the address was removed. */
export const confirmBillingEmail = endpoint({
  method: 'post',
  path: '/billing-emails/confirm',
  permission: 'public',
  body: Token,
  bodyBytesMax,
  returns: data(z.object({ email: z.string() })),
})
/** Removes the address, as its receiver asked. Succeeds if it was removed already. */
export const stopBillingEmail = endpoint({
  method: 'post',
  path: '/billing-emails/stop',
  permission: 'public',
  body: Token,
  bodyBytesMax,
  returns: nothing,
})
