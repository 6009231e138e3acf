import { z } from 'zod'
import { endpoint, nothing } from '../endpoint.ts'

/** The account's number and the form's code, in base 58. */
const FormParams = z.object({ code: z.string().regex(/^[1-9A-HJ-NP-Za-km-z]{13,18}$/) })
const ConfirmParams = FormParams.extend({ token: z.string().regex(/^[\w-]{43}$/) })
/** Checked by the page itself, which shows what is wrong with it. */
const Posted = z.record(z.string(), z.unknown())
const page = { permission: 'public', returns: nothing, file: 'text/html' } as const
const POSTED_BYTES_MAX = 20_000

/** The hosted form, which other websites may show in a frame. */
export const showForm = endpoint({ ...page, method: 'get', path: '/f/:code', params: FormParams })
/** Asks for a confirmation mail. Answers alike whether or not the address is subscribed. */
export const submitForm = endpoint({
  ...page,
  method: 'post',
  path: '/f/:code',
  params: FormParams,
  body: Posted,
  encoding: 'multipart',
  bodyBytesMax: POSTED_BYTES_MAX,
})
/** The target of the link in the mail. Changes nothing, since scanners follow links too. */
export const showConfirmation = endpoint({
  ...page,
  method: 'get',
  path: '/f/:code/confirm/:token',
  params: ConfirmParams,
})
export const confirmSubscription = endpoint({
  ...page,
  method: 'post',
  path: '/f/:code/confirm/:token',
  params: ConfirmParams,
  body: Posted,
  encoding: 'multipart',
  bodyBytesMax: POSTED_BYTES_MAX,
})
